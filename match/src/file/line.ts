import type { Answer, Outcome, Roll, Seat } from '@tavola/kernel';
import * as v from 'valibot';
import { isHex32, type Secrets } from '../dice/committed-dice.ts';
import type { DiceShares } from '../dice/dice-shares.ts';
import { reasonSchema, type Reason } from './reason.ts';

/** An event as files keep it. Its game knows the other fields. */
export interface LoggedEvent {
  readonly t: string;
}

export interface Whisper {
  readonly to: Seat;
  readonly event: LoggedEvent;
}

/** The first line, with everything that is public before the match begins. */
export interface HeaderLine {
  readonly t: 'match';
  readonly format: 1;
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly seats: readonly { readonly name: string }[];
  /** The options that the table chose; the others have their defaults. */
  readonly options: { readonly [name: string]: unknown };
  /** SHA-256 of seed and salt. */
  readonly commitment: string;
  /** What each seat has added to the dice. Without it the committed seed alone makes them. */
  readonly shares?: DiceShares;
  /** A note for people about what this match shows. */
  readonly note?: string;
}

/** The consequences of any action in a match. */
interface Consequences {
  readonly rolls: readonly Roll[];
  readonly events: readonly LoggedEvent[];
  readonly whispers: readonly Whisper[];
}

/** The second line, with the set-up and everything up to the first question. */
export interface OpeningLine extends Consequences {
  readonly t: 'opening';
}

export interface AnswerLine extends Consequences {
  readonly t: 'answer';
  readonly seat: Seat;
  /** The number of the question in its match, from 0. */
  readonly question: number;
  readonly answer: Answer;
  /** The reason, if a bot gave the answer. */
  readonly reason?: Reason;
}

/** An answer taken back while the question was open. */
export interface WithdrawalLine extends Consequences {
  readonly t: 'withdrawal';
  readonly seat: Seat;
  readonly question: number;
}

/** An action besides the open question. */
export interface AsideLine extends Consequences {
  readonly t: 'aside';
  readonly seat: Seat;
  readonly aside: string;
  readonly answer: Answer;
}

/** A standing order that was left, or taken back. */
export interface OrderLine extends Consequences {
  readonly t: 'order';
  readonly seat: Seat;
  readonly order: string;
  /** What was said with it; null if it was taken back. */
  readonly answer: Answer | null;
  /** The number of the open question that it has answered at once; null if it has answered none. */
  readonly question: number | null;
}

export type Entry = AnswerLine | WithdrawalLine | AsideLine | OrderLine;

/** The last line. An abandoned match has no outcome. */
export interface EndLine {
  readonly t: 'end';
  readonly outcome: Outcome | null;
  readonly opened: Secrets;
}

export const whole = (max = Number.MAX_SAFE_INTEGER, what = 'a whole number, 0 or more') =>
  v.pipe(v.number(what), v.integer(what), v.minValue(0, what), v.maxValue(max, what));

export const text = v.string('a text');
const hex = v.custom<string>(isHex32, '32 bytes in lower-case hexadecimal digits');
const list = <S extends v.GenericSchema>(item: S, what: string) => v.array(item, what);

const roll = v.custom<Roll>(isRoll, 'a roll: [sides, face], face counted from 1');
const loggedEvent = v.looseObject({ t: text }, 'an event: an object with a field t');
const whisper = v.strictObject({ to: whole(), event: loggedEvent }, 'a whisper: an object with to and event');
export const answerSchema = v.custom<Answer>(isAnswer, 'an answer');
const rolls = list(roll, 'a list of rolls');
export const events = list(loggedEvent, 'a list of events');
export const whispers = list(whisper, 'a list of whispers');
export const outcome = v.strictObject(
  {
    points: list(v.number('a number'), 'a list of points by seat'),
    ranks: list(whole(), 'a list of ranks by seat'),
  },
  'an outcome: points and ranks',
);

function isRoll(raw: unknown): boolean {
  if (!Array.isArray(raw) || raw.length !== 2 || !raw.every(Number.isSafeInteger)) return false;
  const [sides, face] = raw as [number, number];
  return face >= 1 && face <= sides;
}

/** The deepest answer has parts, one of which is a list, with rows, with picked items. */
const MAX_ANSWER_DEPTH = 4;

function isAnswer(raw: unknown): boolean {
  if (typeof raw === 'object' && raw !== null && !Array.isArray(raw)) {
    const { branch, answer, ...more } = raw as { branch?: unknown; answer?: unknown };
    return Number.isSafeInteger(branch) && isFlat(answer, MAX_ANSWER_DEPTH) && Object.keys(more).length === 0;
  }
  return isFlat(raw, MAX_ANSWER_DEPTH);
}

/** Whether a value is a number, a text, or a list of these at most `depth` deep. */
function isFlat(raw: unknown, depth: number): boolean {
  if (Array.isArray(raw)) return depth > 0 && raw.every(item => isFlat(item, depth - 1));
  return typeof raw === 'string' || Number.isSafeInteger(raw);
}

const consequenceFields = { rolls, events, whispers };
const questionFields = { seat: whole(), question: whole() };

export const headerFields = {
  t: v.literal('match', '"match"'),
  format: v.literal(1, '1, the only known format'),
  game: text,
  rules: whole(),
  seats: list(v.strictObject({ name: text }, 'an object with a name'), 'a list of seats'),
  options: v.record(v.string(), v.unknown(), 'an object'),
  commitment: hex,
  shares: v.exactOptional(
    list(
      v.nullable(
        v.strictObject({ hash: hex, share: v.nullable(hex) }, 'a share: an object with hash and share'),
      ),
      'a list of shares by seat',
    ),
  ),
  note: v.exactOptional(text),
};

const object = <E extends v.ObjectEntries>(fields: E) => v.strictObject(fields, 'an object');

export const headerSchema = object(headerFields);
export const openingSchema = object({ t: v.literal('opening', '"opening"'), ...consequenceFields });
const answerLine = object({
  t: v.literal('answer'),
  ...questionFields,
  answer: answerSchema,
  reason: v.exactOptional(reasonSchema),
  ...consequenceFields,
});
const withdrawalLine = object({ t: v.literal('withdrawal'), ...questionFields, ...consequenceFields });
const asideLine = object({
  t: v.literal('aside'),
  seat: whole(),
  aside: text,
  answer: answerSchema,
  ...consequenceFields,
});
const orderLine = object({
  t: v.literal('order'),
  seat: whole(),
  order: text,
  answer: v.nullable(answerSchema),
  question: v.nullable(whole()),
  ...consequenceFields,
});
const endLine = object({
  t: v.literal('end'),
  outcome: v.nullable(outcome),
  opened: object({ seed: hex, salt: hex }),
});

const KINDS = 'one of "answer", "aside", "order", "withdrawal", "end"';

/** The schema of every line after the first two. */
export const laterSchema = v.variant('t', [answerLine, withdrawalLine, asideLine, orderLine, endLine], KINDS);
