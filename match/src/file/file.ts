import { ok, type Result } from '@tavola/kernel';
import * as v from 'valibot';
import { isThing } from './diff.ts';
import { MAX_LENGTH, parseJson } from './json.ts';
import {
  headerSchema,
  laterSchema,
  openingSchema,
  type EndLine,
  type Entry,
  type HeaderLine,
  type OpeningLine,
} from './line.ts';
import { problemOf, show, type Problem } from './problem.ts';

/** A whole match file, including everything that was secret. */
export interface MatchFile {
  readonly header: HeaderLine;
  /** Missing only if the file ends after its header. */
  readonly opening: OpeningLine | undefined;
  readonly entries: readonly Entry[];
  /** Missing while the match goes on. */
  readonly end: EndLine | undefined;
}

/** The number of the first entry's line. The line of an entry is its index plus this. */
export const ENTRIES_FROM = 3;

/** Formats one line of the file, including its line break. */
export const makeLine = (line: object): string => `${JSON.stringify(line)}\n`;

export const makeMatch = ({ header, opening, entries, end }: MatchFile): string =>
  [header, ...(opening ? [opening] : []), ...entries, ...(end ? [end] : [])].map(makeLine).join('');

export const parseMatch = (text: string): Result<MatchFile, Problem> => {
  const lines = parseLines(text, number =>
    number === 1 ? headerSchema : number === 2 ? openingSchema : laterSchema,
  );
  if (!lines.ok && lines.error.path === 'reader')
    return fail(1, 'reader', 'marks a redacted file, but the full one is needed here');
  if (!lines.ok) return lines;
  const [header, opening, ...later] = lines.value as [
    HeaderLine,
    OpeningLine | undefined,
    ...(Entry | EndLine)[],
  ];
  const entries: Entry[] = [];
  for (const [i, line] of later.entries()) {
    const number = i + ENTRIES_FROM;
    if (line.t === 'end') {
      if (i === later.length - 1) return ok({ header, opening, entries, end: line });
      return fail(number + 1, '', 'comes after the end of the match');
    }
    if (line.seat >= header.seats.length) return refuseSeat(number, line.seat, header.seats.length);
    entries.push(line);
  }
  return ok({ header, opening, entries, end: undefined });
};

export const refuseSeat = (line: number, seat: number, seats: number): Result<never, Problem> =>
  fail(line, 'seat', `must be a seat from 0 to ${seats - 1}, not ${seat}`);

const fail = (line: number, path: string, message: string): Result<never, Problem> => ({
  ok: false,
  error: { line, path, message },
});

/** Decodes every line by the schema for its number, or returns the first problem. */
export const parseLines = (
  text: string,
  schemaOf: (number: number) => v.GenericSchema,
): Result<unknown[], Problem> => {
  if (text.length > MAX_LENGTH)
    return { ok: false, error: { path: '', message: `is longer than ${MAX_LENGTH} characters` } };
  const lines = text.split('\n');
  // A whole file ends with a line break.
  const isCut = lines.at(-1) !== '';
  if (!isCut) lines.pop();
  if (lines.length === 0) return { ok: false, error: { path: '', message: 'is empty' } };
  const decoded: unknown[] = [];
  for (const [i, line] of lines.entries()) {
    const isLast = i === lines.length - 1;
    const result = parseLine(line, i + 1, isCut && isLast, schemaOf(i + 1));
    if (!result.ok) return result;
    decoded.push(result.value);
  }
  return ok(decoded);
};

const parseLine = (
  text: string,
  number: number,
  isCut: boolean,
  schema: v.GenericSchema,
): Result<unknown, Problem> => {
  if (text.trim() === '') return fail(number, '', 'is empty');
  const raw = parseJson(text);
  if (!raw.ok)
    // The writer stopped in the middle of the last line; all lines before it are whole.
    return isCut
      ? fail(number, '', `is cut off: it ends with ${show(text.slice(-20))}`)
      : fail(number, '', raw.error.message);
  if (!isThing(raw.value)) return fail(number, '', `must be an object, not ${show(raw.value)}`);
  const format = number === 1 ? findOtherFormat(raw.value) : undefined;
  if (format !== undefined) return fail(number, 'format', `must be 1, the only known format, not ${format}`);
  const result = v.safeParse(schema, raw.value, { abortEarly: true });
  return result.success ? ok(result.output) : { ok: false, error: problemOf(result.issues[0], number) };
};

/** Finds a different format first, because its unknown fields would only hide the real cause. */
const findOtherFormat = ({ format }: { readonly format?: unknown }): string | undefined =>
  format === undefined || format === 1 ? undefined : show(format);
