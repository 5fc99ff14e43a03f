export { applied, difference, Unfit, type Change, type JsonValue, type Path } from './change.ts';
export {
  VOTES,
  type AnswerCommand,
  type AsideCommand,
  type ClientMessage,
  type Hello,
  type MatchCommand,
  type SayCommand,
  type SeeCommand,
  type VoteCommand,
  type VoteOn,
  type WhyCommand,
  type WithdrawCommand,
} from './client.ts';
export { decodeBy, decodeClient, decodeServer, type Malformed } from './decode.ts';
export { CLOSE, LIMITS, mostHours, PROTOCOL, type Close } from './limits.ts';
export { homeSchema, linksSchema, madeSchema, seatedSchema, type HomeTable } from './replies.ts';
export type { ClockView, SaidView, SeatView, ServerMessage, TableView, VoteView } from './server.ts';
export {
  botSchema,
  createSchema,
  LANGUAGES,
  personSchema,
  secretSchema,
  settingsSchema,
  sitSchema,
  type ClockSetting,
  type Create,
  type Language,
  type Leave,
  type Person,
  type Settings,
  type Sit,
  type Watch,
} from './settings.ts';
