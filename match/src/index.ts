export { commitment, committedDice, isHex32, type Secrets } from './chance.ts';
export type { Difference } from './diff.ts';
export { enact } from './enact.ts';
export { makeLine, makeMatch, parseMatch, type MatchFile } from './file.ts';
export { reasonsOf, type Given } from './given.ts';
export { parseJson } from './json.ts';
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
} from './line.ts';
export { problemText, type Problem } from './problem.ts';
export { randomMatch } from './random.ts';
export type { Reason } from './reason.ts';
export {
  answer,
  close,
  interject,
  newMatch,
  withdraw,
  type Beginnings,
  type Match,
  type Recorded,
} from './record.ts';
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
} from './redact.ts';
export type { AskedReport, Report, Step } from './report.ts';
export { mismatchText, replay, type Mismatch, type Replayed } from './replay.ts';
export { decodeScenario, parseScenario, type Deed, type Expected, type Scenario } from './scenario.ts';
export { briefChoice, briefReason, transcript } from './transcript.ts';
