export { commitment, committedDice, isHex32, type Secrets } from './dice/committed-dice.ts';
export type { Difference } from './file/diff.ts';
export { enact } from './scenario/enact.ts';
export { makeLine, makeMatch, parseMatch, type MatchFile } from './file/file.ts';
export { reasonsOf, type Given } from './file/given.ts';
export { parseJson } from './file/json.ts';
export type {
  AnswerLine,
  AsideLine,
  End,
  Entry,
  Header,
  Opening,
  Told,
  Whisper,
  WithdrawalLine,
} from './file/line.ts';
export { problemText, type Problem } from './file/problem.ts';
export { randomMatch } from './dice/random-match.ts';
export type { Reason } from './file/reason.ts';
export {
  answer,
  close,
  interject,
  newMatch,
  withdraw,
  type Beginnings,
  type Match,
  type Recorded,
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
export type { AskedReport, Report, Step } from './scenario/report.ts';
export { mismatchText, replay, type Mismatch, type Replayed } from './replay.ts';
export {
  decodeScenario,
  parseScenario,
  type Deed,
  type Expected,
  type Scenario,
} from './scenario/scenario.ts';
export { briefChoice, briefReason, transcript } from './transcript.ts';
