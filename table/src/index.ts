export { BotTurns, defaultAnswer, type BotFailure, type TableHost } from './bot-turns.ts';
export {
  decide,
  DECISION_TIMEOUT_MS,
  type Decided,
  type Games,
  type PendingDecision,
  type Task,
  type Thinker,
} from './decide.ts';
export { momentEnd, WAITING, type Look, type Waiting } from './moment.ts';
export { performCommand, type SeatCommand } from './perform.ts';
export { instantSeats, isStill, thinkingSeats, waitUntil, type Table } from './table.ts';
