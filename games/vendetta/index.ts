import { defineGame, type Game } from '@tavola/kernel';
import { propose, vote } from './agreement.ts';
import { outcome } from './end.ts';
import { invariants } from './invariants.ts';
import type { Vendetta } from './kinds.ts';
import { changeNote, note } from './notes.ts';
import { halted, pause, resume } from './pause.ts';
import { reward, rewardVote } from './reward.ts';
import { scripts } from './script.ts';
import { cloneTable, options, setup } from './setup.ts';
import { done, hold, tell, voice } from './telling.ts';

export type * from './events.ts';
export {
  chancesOf,
  foreseeReaction,
  foreseeScene,
  mostAgainst,
  type Chances,
  type Foreseen,
} from './foresight.ts';
export type { Table, Vendetta } from './kinds.ts';
export type * from './records.ts';
export { rewardVoters } from './reward.ts';
export { ruleOf } from './ruleof.ts';
export { suggestions, titles } from './suggestions.ts';
export * from './words.ts';

export const vendetta: Game<Vendetta> = defineGame<Vendetta>({
  name: 'vendetta',
  rules: 1,
  // N-X06 The source gives no most.
  seats: { min: 2, max: 6 },
  options,
  setup,
  scripts,
  asides: [tell, voice, hold, done, reward, rewardVote, propose, vote, note, changeNote, pause, resume],
  halted,
  outcome,
  clone: { table: cloneTable, hand: () => ({}), box: () => ({}) },
  // N-S07 Nothing is hidden but sealed answers, and those the kernel draws anew.
  guess: () => {},
  invariants,
  migrations: {},
});
