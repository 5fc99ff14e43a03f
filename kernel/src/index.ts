export { acceptAnswer } from './choices/accept-answer.ts';
export {
  NOTHING,
  type All,
  type Answer,
  type AnswerTo,
  type Branch,
  type Choice,
  type Flat,
  type FlatAnswer,
  type ListRow,
  type Simple,
  type SimpleAnswer,
} from './choices/choice.ts';
export type { LineName } from './script/compile.ts';
export type { SetupState, GameDef } from './define-game.ts';
export {
  replayRolls,
  recordRolls,
  RollMismatch,
  seedDice,
  shuffle,
  shuffleAcross,
  type Dice,
  type Roll,
} from './dice.ts';
export { enumerate } from './choices/enumerate.ts';
export { defineGame, type StartOptions, type Game, type OrderName, type SilenceOfQuestion } from './game.ts';
export { answerOf, nextMoves, STOP } from './choices/small-moves.ts';
export { refuseData, type Option, type Options } from './options.ts';
export type { StartPlace } from './script/start-position.ts';
export { ok, refuse, type Refusal, type Result } from './result.ts';
export { sample } from './choices/sample.ts';
export type { SavedMatch } from './state/save.ts';
export {
  rulebook,
  type Aside,
  type G,
  type StandingOrder,
  type StandingOrders,
  type ScriptLine,
  type OpenSight,
  type Question,
  type Script,
  type Sight,
  type Talk,
} from './script/script.ts';
export type { RuleId, Seat } from './state/seat.ts';
export { peek, seal, type Sealed } from './state/secret.ts';
export { findOnlyAnswer } from './choices/enumerate.ts';
export { isForced, sizeOf } from './choices/size.ts';
export type {
  PendingQuestion,
  DeepReadonly,
  ScriptFrame,
  GameTypes,
  LeftOrder,
  State,
} from './state/state.ts';
export type { OrderUsed } from './script/answer-by-order.ts';
export type { OrderTurn } from './standing-orders.ts';
export type { Turn } from './submit.ts';
export type { AskedView, AsideView, OrderView, Outcome, View } from './view.ts';
