import { passageOf, ruleOf, type Contribution, type Vendetta, type VendettaEvent } from '../rules/index.ts';
import type { Refusal, Seat, View } from '@tavola/kernel';
import type { Catalogue, GameText } from '@tavola/web/text/game.ts';
import type { InEach, Language } from '@tavola/web/text/language.ts';
import { optionText } from '@tavola/web/text/options.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { cs } from './cs/events.ts';
import { de } from './de/events.ts';
import { en } from './en/events.ts';
import { isNoun, LABELS } from './labels.ts';
import { marksOf } from './marks.ts';
import { nameOf } from './names.ts';
import { phaseLine } from './phase-line.ts';
import { orderText } from './orders.ts';
import { questionText } from './questions.ts';
import { reason } from './reasons.ts';
import { isRefusal, REFUSALS } from './refusals.ts';
import { capitalize, createSpeaker, type VendettaSpeaker } from './speaker.ts';

const EVENTS: InEach<Catalogue<VendettaEvent, VendettaSpeaker>> = { cs, en, de };

/** Each function takes exactly its own event; the cast restores what a lookup by `t` loses. */
const tell = (language: Language, event: VendettaEvent, to: VendettaSpeaker): string =>
  (EVENTS[language][event.t] as (event: VendettaEvent, to: VendettaSpeaker) => string)(event, to);

const refusal = (
  language: Language,
  { code, about = {} }: Refusal,
  view: View<Vendetta>,
  names: readonly string[],
): string | undefined => {
  if (!isRefusal(code)) return undefined;
  const { piece } = about;
  const to = createSpeaker(language, view, names);
  return capitalize(
    fillIn(REFUSALS[language][code], {
      ...about,
      ...(typeof piece === 'number' && { piece: to.piece(piece) }),
    }),
  );
};

const laidOut = ({ owner, power }: View<Vendetta>['table'], seat: Seat): number =>
  power.reduce((sum, n, piece) => (owner[piece] === seat ? sum + n : sum), 0);

const passageTold = (event: VendettaEvent, { table }: View<Vendetta>): Contribution | undefined =>
  event.t === 'told' && event.passage !== undefined
    ? passageOf(table, event.scene, event.passage)
    : undefined;

/** N-P12 The log shows words as they were corrected, and none that are veiled or struck. */
const asItReadsNow = (language: Language, event: VendettaEvent, view: View<Vendetta>): VendettaEvent => {
  const now = passageTold(event, view);
  if (event.t !== 'told' || !now) return event;
  const { words } = createSpeaker(language, view, []);
  return { ...event, text: now.struck ? words.struck : now.veiled ? words.veiled : now.text };
};

/** All texts of Vendetta. */
export const text: GameText<Vendetta> = {
  name: 'vendetta',
  sentence: (language, event, view, names) =>
    capitalize(tell(language, asItReadsNow(language, event, view), createSpeaker(language, view, names))),
  versionOf: (event, view) => JSON.stringify(passageTold(event, view)),
  // N-S07 The game has no whispers.
  whisper: () => '',
  ruleOf,
  marksOf,
  headingOf: (language, event) =>
    event.t === 'order' ? fillIn(LABELS[language].round, { n: event.round }) : undefined,
  phaseLine,
  questionText,
  orderText,
  nameOf,
  noun: (language, what) => (isNoun(what) ? LABELS[language].nouns[what] : ''),
  refusal,
  reason,
  option: (language, name) => optionText(LABELS[language].options, name),
  sources: language => Object.entries(LABELS[language].sources).map(([id, title]) => ({ id, title })),
  // N-E02 Power in play and reserve count for standing houses; fallen houses have neither.
  score: ({ table }, seat) => {
    const power = laidOut(table, seat);
    // N-E04 The reward for telling the last scene comes after the count.
    const total = table.result?.points[seat] ?? power + table.reserve[seat]!;
    return { power, reserve: total - power };
  },
  standing: ({ table }) =>
    table.round === 0
      ? undefined
      : {
          label: table.round,
          points: table.seats.map(seat => laidOut(table, seat) + table.reserve[seat]!),
        },
};
