import { defineGame, type Game } from '@tavola/kernel';
import { propose, vote } from './agreement/agreement.ts';
import { continueFrom } from './campaign/continue-from.ts';
import { decideOutcome } from './end.ts';
import { migrations } from './migrations.ts';
import { invariants } from './invariants.ts';
import type { Vendetta } from './types.ts';
import { changeNote, note } from './agreement/notes.ts';
import { whyHalted, pause, resume } from './agreement/pause.ts';
import { reward, rewardVote } from './scene/reward.ts';
import { scripts } from './script.ts';
import { cloneTable, options, setup } from './setup/setup.ts';
import { done, hold } from './scene/closing.ts';
import { correct, strike, strikeVote, veil } from './scene/passages.ts';
import { tell, voice } from './scene/telling.ts';
import { vetoPlace } from './setup/locations.ts';

export type * from './events.ts';
export {
  chancesOf,
  foreseeReaction,
  foreseeScene,
  mostAgainst,
  type Chances,
  type Foreseen,
} from './scene/foresight.ts';
export type { CityTable, VendettaTable, Vendetta } from './types.ts';
export type * from './entities.ts';
export { changeOfRow } from './agreement/changes.ts';
export { foreseeAgreement } from './agreement/draft.ts';
export { mayCorrect, numberOfPassage, passageOf, strikeVoters } from './scene/passages.ts';
export { valuesToName } from './setup/locations.ts';
export { rewardVoters } from './scene/reward.ts';
export { ruleOf } from './rule-of.ts';
export { suggestions, titles } from './setup/suggestions.ts';
export { carriable } from './campaign/carry-over.ts';
export type { StoryBefore } from './campaign/story-before.ts';
export * from './names.ts';

export const vendetta: Game<Vendetta> = defineGame<Vendetta>({
  name: 'vendetta',
  rules: 2,
  oldestRules: 1,
  // N-X06 The source names no maximum.
  seats: { min: 2, max: 6 },
  options,
  setup,
  scripts,
  asides: [
    tell,
    correct,
    veil,
    strike,
    strikeVote,
    voice,
    hold,
    done,
    reward,
    rewardVote,
    propose,
    vote,
    note,
    changeNote,
    vetoPlace,
    pause,
    resume,
  ],
  whyHalted,
  continueFrom,
  storyAside: 'tell',
  roundOf: table => table.round,
  outcome: decideOutcome,
  clone: { table: cloneTable, hand: () => ({}), box: () => ({}) },
  // N-S07 Only sealed answers are hidden, and the kernel redraws those.
  resample: () => {},
  invariants,
  migrations,
});
