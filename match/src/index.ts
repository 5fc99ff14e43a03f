export { computeCommitment, createCommittedDice, isHex32, type Secrets } from './dice/committed-dice.ts';
export { combineSeed, hashShare, listShares, type DiceShare, type DiceShares } from './dice/dice-shares.ts';
export type { Difference } from './file/diff.ts';
export { enact } from './scenario/enact.ts';
export { makeLine, makeMatch, parseMatch, type MatchFile } from './file/file.ts';
export { collectReasons, type AnswerReason } from './file/answer-reasons.ts';
export { parseJson } from './file/json.ts';
export type {
  AnswerLine,
  AsideLine,
  EndLine,
  Entry,
  HeaderLine,
  OpeningLine,
  OrderLine,
  LoggedEvent,
  Whisper,
  WithdrawalLine,
} from './file/line.ts';
export { describeProblem, type Problem } from './file/problem.ts';
export { randomMatch } from './dice/random-match.ts';
export type { Reason } from './file/reason.ts';
export {
  answer,
  close,
  interject,
  order,
  startMatch,
  withdraw,
  type MatchSetup,
  type Match,
  type MatchUpdate,
} from './file/record.ts';
export {
  makeRedacted,
  parseRedacted,
  redact,
  redactHeader,
  redactLine,
  type Reader,
  type RedactedFile,
  type RedactedHeader,
  type RedactedLine,
} from './file/redact.ts';
export { runEntry } from './run-entry.ts';
export type { AskedReport, Report, StepReport } from './scenario/report.ts';
export { describeMismatch, replay, type Mismatch, type ReplayResult } from './replay.ts';
export {
  decodeScenario,
  parseScenario,
  type ScenarioAction,
  type Expectations,
  type Scenario,
} from './scenario/scenario.ts';
export { formatChoice, formatReasonBriefly, writeTranscript } from './transcript.ts';
