import {
  type CityTable,
  NARRATOR,
  numberOfPassage,
  OWN_HEAD,
  type Scene,
  type Vendetta,
} from '../rules/index.ts';
import type { Answer, Dice, Seat, View } from '@tavola/kernel';
import type { Language, Remark } from '@tavola/bots/bot.ts';
import type { TableTalk } from '@tavola/bots/table-talk.ts';
import { agreesTo, deservesReward, chooseRewarded } from './agreement.ts';
import { phrases } from './telling/choose-line.ts';
import { tellClosing, tellOpening, tellRetort, type SceneToTell } from './telling/scene.ts';
import { fillInWords } from './telling/fill-in-words.ts';

/** What a seat may do besides the open question, and what it would make of it. */
interface Guest {
  readonly t: CityTable;
  readonly seat: Seat;
  readonly view: View<Vendetta>;
  readonly dice: Dice;
  readonly language: Language;
}

/** The numbers that the first part of an aside offers, if it may be taken now. */
const numbersOffered = ({ view }: Guest, aside: string): readonly number[] | undefined => {
  const choice = view.asides.find(({ name }) => name === aside)?.choice;
  const first = choice?.kind === 'all' ? choice.parts[0] : choice;
  return first?.kind === 'one' ? first.of : undefined;
};

const remark = (aside: string, answer: Answer): Remark => ({ aside, answer });

/** N-P11 A bot never pauses, and agrees to resume as soon as a player wants to. */
const agreeToResume = (guest: Guest): Remark | undefined =>
  guest.t.paused && guest.t.paused.length > 0 && numbersOffered(guest, 'resume')
    ? remark('resume', 0)
    : undefined;

/** N-P08 Every proposal of others is answered at once. */
const voteOnProposal = (guest: Guest): Remark | undefined => {
  const { t, seat } = guest;
  const open = numbersOffered(guest, 'vote') ?? [];
  const proposal = t.proposals.find(({ id, by }) => open.includes(id) && by !== seat);
  // N-P04 Those who have fallen have no voice in it.
  if (!proposal || t.floors[seat] === 0) return undefined;
  return remark('vote', [proposal.id, agreesTo(t, seat, proposal) ? 1 : 0]);
};

/** N-P10 A bot holds no scene open; one that took over from a person who did lets go. */
const letGo = (guest: Guest): Remark | undefined =>
  numbersOffered(guest, 'done') ? remark('done', 0) : undefined;

/** N-P12 A bot minds no words, so it sides with whoever does. */
const voteOnPassage = (guest: Guest): Remark | undefined => {
  const [about] = numbersOffered(guest, 'strike-vote') ?? [];
  const vote = guest.t.strikes.find(({ scene, passage }) => numberOfPassage(scene, passage) === about);
  return vote && remark('strike-vote', [about!, 1]);
};

/** N-P01 The caller opens and closes the tale, the other house has its word; each once. */
const tellScene = (guest: Guest, scene: Scene): Remark | undefined => {
  const { t, seat, dice, language } = guest;
  if (!numbersOffered(guest, 'tell')) return undefined;
  const times = scene.told.filter(({ by }) => by === seat).length;
  const told: SceneToTell = { t, scene, phrases: phrases[language], dice };
  if (seat === scene.caller && times < 2)
    return remark('tell', [NARRATOR, times === 0 ? tellOpening(told) : tellClosing(told)]);
  const word = seat === scene.defender && times === 0 ? tellRetort(told) : undefined;
  return word === undefined ? undefined : remark('tell', [OWN_HEAD, word]);
};

/** N-P06 Whether nobody else has a say in the reward of this scene. */
const decidesAlone = ({ t, seat }: Guest, { caller, defender, voice }: Scene): boolean =>
  t.seats.every(other => other === seat || [caller, defender, voice].includes(other));

/**
 * N-P02 Votes on a reward, and a proposal of our own once all is told: only where it needs no other voice, since
 * one that failed could be made again without end.
 */
const rewardTeller = (guest: Guest, scene: Scene): Remark | undefined => {
  const { t, seat } = guest;
  if (scene.vote && numbersOffered(guest, 'reward-vote'))
    return remark('reward-vote', deservesReward(t, scene, seat, scene.vote.to) ? 1 : 0);
  if (scene.vote || !scene.closed || !decidesAlone(guest, scene)) return undefined;
  const to = chooseRewarded(t, scene, seat, numbersOffered(guest, 'reward') ?? []);
  return to === undefined ? undefined : remark('reward', [to, 1]);
};

const aside: TableTalk<Vendetta>['aside'] = (view, dice, language) => {
  const { table: t } = view;
  const guest: Guest = { t, seat: view.seat!, view, dice, language };
  const agreed = agreeToResume(guest) ?? voteOnProposal(guest) ?? voteOnPassage(guest) ?? letGo(guest);
  if (agreed || t.paused || !t.scene) return agreed;
  return tellScene(guest, t.scene) ?? rewardTeller(guest, t.scene);
};

export const vendettaTableTalk: TableTalk<Vendetta> = {
  aside,
  /** N-P10 Whoever would tell more needs a moment before it is proposed to close; then all but the caller are asked. */
  isUnhurried: ({ asked }) => asked?.name === 'close',
  addWords: fillInWords,
};
