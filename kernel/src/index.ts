export { accepts } from './accepts.ts';
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
} from './choice.ts';
export type { LineName } from './compile.ts';
export type { Dealt, GameDef } from './define.ts';
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
export { enumerate } from './enumerate.ts';
export { defineGame, type Beginning, type Game } from './game.ts';
export { answerOf, nextMoves, STOP } from './moves.ts';
export { wrong, type Option, type Options } from './options.ts';
export type { Place } from './place.ts';
export { ok, refused, type Refusal, type Result } from './result.ts';
export { sample } from './sample.ts';
export type { Saved } from './save.ts';
export {
  rulebook,
  type Aside,
  type G,
  type Line,
  type OpenSight,
  type Question,
  type Script,
  type Sight,
  type Talk,
} from './script.ts';
export type { RuleId, Seat } from './seat.ts';
export { peek, seal, type Sealed } from './secret.ts';
export { isForced, sizeOf } from './size.ts';
export type { Asked, DeepReadonly, Frame, Kinds, State } from './state.ts';
export type { Turn } from './turn.ts';
export type { AskedView, AsideView, Outcome, View } from './view.ts';
