import { ok, type Answer, type Outcome, type Result, type Seat } from '@tavola/kernel';
import * as v from 'valibot';
import { makeLine, refuseSeat, parseLines, type MatchFile } from './file.ts';
import {
  answerSchema,
  events,
  headerFields,
  outcome,
  text,
  whispers,
  whole,
  type EndLine,
  type Entry,
  type HeaderLine,
  type OpeningLine,
  type LoggedEvent,
  type Whisper,
} from './line.ts';
import type { Problem } from './problem.ts';
import { reasonSchema, type Reason } from './reason.ts';

/** The reader of a redacted file: a seat, or null for spectators. */
export type Reader = Seat | null;

/** The public events and the reader's own whispers. Rolls are left out, because they may be shuffles. */
interface VisibleConsequences {
  readonly events: readonly LoggedEvent[];
  readonly whispers: readonly Whisper[];
}

export type RedactedHeader = HeaderLine & { readonly reader: Reader };

export type RedactedLine =
  | ({ readonly t: 'opening' } & VisibleConsequences)
  /** The answers of other seats have neither answer nor reason, only the fact that they answered. */
  | ({
      readonly t: 'answer';
      readonly seat: Seat;
      readonly question: number;
      readonly answer?: Answer;
      readonly reason?: Reason;
    } & VisibleConsequences)
  | ({ readonly t: 'withdrawal'; readonly seat: Seat; readonly question: number } & VisibleConsequences)
  /** The reader's own aside. */
  | ({
      readonly t: 'aside';
      readonly seat: Seat;
      readonly aside: string;
      readonly answer: Answer;
    } & VisibleConsequences)
  /** The reader's own standing order. Others get it as an answer if it gave one, and nothing otherwise. */
  | ({
      readonly t: 'order';
      readonly seat: Seat;
      readonly order: string;
      readonly answer: Answer | null;
      readonly question: number | null;
    } & VisibleConsequences)
  /** The visible consequences of another seat's aside. Only its events may say who did what. */
  | ({ readonly t: 'heard' } & VisibleConsequences)
  | { readonly t: 'end'; readonly outcome: Outcome | null };

export interface RedactedFile {
  readonly header: RedactedHeader;
  readonly lines: readonly RedactedLine[];
}

/**
 * Returns a line as this reader may see it, or undefined if it does not concern the reader. It is built from visible
 * parts, never by removing secret ones, and from this line alone, so it cannot depend on anything hidden elsewhere.
 * It never contains the opened seed, because a reader of the seed may have the full file.
 */
export const redactLine = (line: OpeningLine | Entry | EndLine, reader: Reader): RedactedLine | undefined => {
  if (line.t === 'end') return { t: 'end', outcome: line.outcome };
  const heard: VisibleConsequences = {
    events: line.events,
    whispers: line.whispers.filter(({ to }) => to === reader),
  };
  switch (line.t) {
    case 'opening':
      return { t: 'opening', ...heard };
    case 'answer': {
      const { seat, question, answer, reason } = line;
      // A reason reveals the hand, so only that seat sees it: a person for whom a bot stood in.
      const own = seat === reader && { answer, ...(reason && { reason }) };
      return { t: 'answer', seat, question, ...own, ...heard };
    }
    case 'withdrawal':
      return { t: 'withdrawal', seat: line.seat, question: line.question, ...heard };
    case 'order': {
      const { seat, order, answer, question } = line;
      if (seat === reader) return { t: 'order', seat, order, answer, question, ...heard };
      return question === null ? undefined : { t: 'answer', seat, question, ...heard };
    }
    case 'aside': {
      const { seat, aside, answer } = line;
      if (seat === reader) return { t: 'aside', seat, aside, answer, ...heard };
      return heard.events.length + heard.whispers.length > 0 ? { t: 'heard', ...heard } : undefined;
    }
  }
};

export const redactHeader = (header: HeaderLine, reader: Reader): RedactedHeader => ({ ...header, reader });

export const redact = ({ header, opening, entries, end }: MatchFile, reader: Reader): RedactedFile => {
  const lines = [...(opening ? [opening] : []), ...entries, ...(end ? [end] : [])];
  return {
    header: redactHeader(header, reader),
    lines: lines.flatMap(line => redactLine(line, reader) ?? []),
  };
};

export const makeRedacted = ({ header, lines }: RedactedFile): string =>
  [header, ...lines].map(makeLine).join('');

const object = <E extends v.ObjectEntries>(fields: E) => v.strictObject(fields, 'an object');
const heardFields = { events, whispers };
const questionFields = { seat: whole(), question: whole() };

const headerSchema = object({ ...headerFields, reader: v.nullable(whole()) });
const lineSchema = v.variant(
  't',
  [
    object({ t: v.literal('opening'), ...heardFields }),
    object({
      t: v.literal('answer'),
      ...questionFields,
      answer: v.exactOptional(answerSchema),
      reason: v.exactOptional(reasonSchema),
      ...heardFields,
    }),
    object({ t: v.literal('withdrawal'), ...questionFields, ...heardFields }),
    object({ t: v.literal('aside'), seat: whole(), aside: text, answer: answerSchema, ...heardFields }),
    object({
      t: v.literal('order'),
      seat: whole(),
      order: text,
      answer: v.nullable(answerSchema),
      question: v.nullable(whole()),
      ...heardFields,
    }),
    object({ t: v.literal('heard'), ...heardFields }),
    object({ t: v.literal('end'), outcome: v.nullable(outcome) }),
  ],
  'one of "opening", "answer", "withdrawal", "aside", "order", "heard", "end"',
);

export const parseRedacted = (source: string): Result<RedactedFile, Problem> => {
  const parsed = parseLines(source, number => (number === 1 ? headerSchema : lineSchema));
  if (!parsed.ok) return parsed;
  const [header, ...lines] = parsed.value as [RedactedHeader, ...RedactedLine[]];
  for (const [i, line] of lines.entries())
    if ('seat' in line && line.seat >= header.seats.length)
      return refuseSeat(i + 2, line.seat, header.seats.length);
  return ok({ header, lines });
};
