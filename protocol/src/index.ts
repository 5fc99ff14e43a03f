export { applyPatch, createPatch, PatchMismatch, type Patch, type JsonValue, type Path } from './patch.ts';
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
export { CLOSE, LIMITS, maxHours, PROTOCOL, type Close } from './limits.ts';
export { homeSchema, linksSchema, madeSchema, seatedSchema, type HomeTable } from './replies.ts';
export type { ClockView, ChatMessage, SeatView, ServerMessage, TableView, VoteView } from './server.ts';
export {
  botSchema,
  createSchema,
  LANGUAGES,
  personSchema,
  rematchSchema,
  secretSchema,
  settingsSchema,
  sitSchema,
  type ClockSetting,
  type CreateRequest,
  type TableLanguage,
  type Leave,
  type PersonRequest,
  type TableSettings,
  type SitRequest,
  type Watch,
} from './settings.ts';
