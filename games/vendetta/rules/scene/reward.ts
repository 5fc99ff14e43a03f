import type { Seat } from '@tavola/kernel';
import { sceneOf } from './evaluation.ts';
import type { RewardVote, Scene } from '../entities.ts';
import { refuseIfPaused } from '../agreement/pause.ts';
import { isStanding } from '../city-plan.ts';
import { aside, type VendettaContext } from '../rulebook.ts';
import type { CityTable } from '../types.ts';
import { NONE } from '../names.ts';

/** N-P06 Involved are the caller, the defender and the voice of a neutral object. */
const involvedSeats = (scene: Scene): Seat[] =>
  [scene.caller, scene.defender, scene.voice].filter(seat => seat !== NONE);

/** N-P06 Only the others vote, fallen players too. */
const uninvolvedSeats = (t: CityTable, scene: Scene): Seat[] => {
  const inside = involvedSeats(scene);
  return t.seats.filter(seat => !inside.includes(seat));
};

/** N-P06 A fallen player gets no points. */
const rewardableSeats = (t: CityTable): Seat[] =>
  involvedSeats(sceneOf(t)).filter(seat => isStanding(t, seat));

/** N-P02, N-P06 From the booking until the turn ends, once per scene. */
const isOpen = (t: CityTable): boolean => t.scene !== null && t.scene.won !== null && t.scene.reward === null;

/** N-P02, N-X19 An uninvolved player may propose 1 or 2 points for the better teller. */
export const reward = aside({
  name: 'reward',
  rule: 'N-P02',
  who: t => (isOpen(t) && rewardableSeats(t).length > 0 ? uninvolvedSeats(t, sceneOf(t)) : []),
  choice: me => ({
    kind: 'all',
    what: 'reward',
    parts: [
      { kind: 'one', what: 'seat', of: rewardableSeats(me.table) },
      { kind: 'amount', what: 'points', min: 1, max: 2 },
    ],
  }),
  refuse: me => (sceneOf(me.table).vote ? { code: 'vote-open', rule: 'N-P02' } : refuseIfPaused(me)),
  settle: (g, by, [to, points]) => {
    const scene = sceneOf(g.table);
    g.emit?.({ t: 'reward-proposed', scene: scene.number, by, to, points });
    return tally(g, { by, to, points, yes: [by], no: [] });
  },
});

/** N-P02 The seats whose vote is still open. */
export const rewardVoters = (t: CityTable): Seat[] => {
  const { scene } = t;
  if (!scene?.vote) return [];
  const { yes, no } = scene.vote;
  return uninvolvedSeats(t, scene).filter(seat => !yes.includes(seat) && !no.includes(seat));
};

/** N-P02 Each uninvolved player votes once. */
export const rewardVote = aside({
  name: 'reward-vote',
  rule: 'N-P02',
  who: rewardVoters,
  choice: () => ({ kind: 'one', what: 'vote', of: [0, 1] }),
  refuse: refuseIfPaused,
  settle: (g, by, answer) => {
    const scene = sceneOf(g.table);
    const vote = scene.vote!;
    g.emit?.({ t: 'reward-voted', scene: scene.number, by, yes: answer === 1 });
    return tally(g, answer === 1 ? { ...vote, yes: [...vote.yes, by] } : { ...vote, no: [...vote.no, by] });
  },
});

/** N-P02 A reward passes if more than half of the uninvolved agree, and fails once that is impossible. */
const tally = (g: VendettaContext, vote: RewardVote): 'answer anew' | undefined => {
  const { table: t } = g;
  const scene = sceneOf(t);
  const voters = uninvolvedSeats(t, scene).length;
  if (2 * vote.yes.length > voters) {
    t.scene = { ...scene, vote: null, reward: vote };
    if (isStanding(t, vote.to)) t.reserve[vote.to]! += vote.points;
    t.unbooked = null;
    g.emit?.({ t: 'rewarded', scene: scene.number, to: vote.to, points: vote.points });
    // More points may allow more deeds in the open turn.
    return t.stage === 'turn' ? 'answer anew' : undefined;
  }
  if (2 * vote.no.length >= voters) {
    t.scene = { ...scene, vote: null };
    g.emit?.({ t: 'reward-failed', scene: scene.number });
  } else t.scene = { ...scene, vote };
  return undefined;
};
