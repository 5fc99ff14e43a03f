export { accepts } from './choices/accepts.ts';
export {
  NOTHING,
  type All,
  type Answer,
  type AnswerTo,
  type Branch,
  type Choice,
  type Flat,
  type FlatAnswer,
  type Row,
  type Simple,
  type SimpleAnswer,
} from './choices/choice.ts';
export type { LineName } from './script/compile.ts';
export type { Dealt, GameDef } from './define-game.ts';
export {
  recorded,
  recording,
  RollMismatch,
  seeded,
  shuffle,
  shuffleAcross,
  type Dice,
  type Roll,
} from './dice.ts';
export { enumerate } from './choices/enumerate.ts';
export { defineGame, type Beginning, type Game } from './game.ts';
export { answerOf, nextMoves, STOP } from './choices/small-moves.ts';
export { wrong, type Option, type Options } from './options.ts';
export type { Place } from './start-position.ts';
export { ok, refused, type Refusal, type Result } from './result.ts';
export { sample } from './choices/sample.ts';
export type { Saved } from './state/save.ts';
export {
  rulebook,
  type Aside,
  type G,
  type ScriptLine,
  type OpenSight,
  type Question,
  type Script,
  type Sight,
  type Talk,
} from './script/script.ts';
export type { RuleId, Seat } from './state/seat.ts';
export { peek, seal, type Sealed } from './state/secret.ts';
export { isForced, sizeOf } from './choices/size.ts';
export type { Asked, DeepReadonly, Frame, GameTypes, State } from './state/state.ts';
export type { Turn } from './submit.ts';
export type { AskedView, AsideView, Outcome, View } from './view.ts';
