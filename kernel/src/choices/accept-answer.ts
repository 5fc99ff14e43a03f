import {
  NOTHING,
  type Answer,
  type Choice,
  type Flat,
  type FlatAnswer,
  type ListRow,
  type Simple,
  type SimpleAnswer,
} from './choice.ts';
import { ok, refuse, type Refusal, type Result } from '../result.ts';

const MALFORMED = refuse('malformed');

/**
 * Decodes untrusted JSON and checks it against the choice in one pass. The result is a new value in canonical form
 * (picked items in the order offered), so nothing of the input is kept.
 */
export const acceptAnswer = (choice: Choice, raw: unknown): Result<Answer> => {
  switch (choice.kind) {
    case 'all':
      return acceptAll(choice.parts, raw);
    case 'either':
      return acceptBranch(choice.branches, raw);
    default:
      return acceptSimple(choice, raw);
  }
};

/** Adds the name of the part, because the choice has several. */
const refusePart = ({ code, about }: Refusal, { what }: Simple): Result<never> =>
  refuse(code, undefined, { ...about, part: what });

const acceptAll = (parts: readonly Simple[], raw: unknown): Result<readonly SimpleAnswer[]> => {
  if (!Array.isArray(raw) || raw.length !== parts.length) return MALFORMED;
  const answers: SimpleAnswer[] = [];
  for (const [i, part] of parts.entries()) {
    const answer = acceptSimple(part, raw[i]);
    if (!answer.ok) return refusePart(answer.error, part);
    answers.push(answer.value);
  }
  return ok(answers);
};

type Branches = Extract<Choice, { kind: 'either' }>['branches'];

const acceptBranch = (branches: Branches, raw: unknown): Result<Answer> => {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return MALFORMED;
  const { branch, answer } = raw as { branch?: unknown; answer?: unknown };
  if (!isWhole(branch)) return MALFORMED;
  const chosen = branches[branch];
  if (!chosen) return refuse('not-offered');
  const inner = chosen.kind === 'all' ? acceptAll(chosen.parts, answer) : acceptSimple(chosen, answer);
  return inner.ok ? ok({ branch, answer: inner.value }) : inner;
};

const acceptSimple = (choice: Simple, raw: unknown): Result<SimpleAnswer> =>
  choice.kind === 'list' ? acceptList(choice, raw) : acceptFlat(choice, raw);

const acceptList = (choice: Kind<'list'>, raw: unknown): Result<readonly ListRow[]> => {
  if (!Array.isArray(raw)) return MALFORMED;
  // The length is checked first, so that a huge array costs nothing.
  const wrong = checkCount(raw.length, choice.min, choice.max);
  if (wrong) return wrong;
  const rows: ListRow[] = [];
  for (const given of raw as readonly unknown[]) {
    if (!Array.isArray(given) || given.length !== choice.parts.length) return MALFORMED;
    const row: FlatAnswer[] = [];
    for (const [i, part] of choice.parts.entries()) {
      const answer = acceptFlat(part, given[i]);
      if (!answer.ok) return refusePart(answer.error, part);
      row.push(answer.value);
    }
    rows.push(row);
  }
  return ok(rows);
};

const acceptFlat = (choice: Flat, raw: unknown): Result<FlatAnswer> => {
  switch (choice.kind) {
    case 'one':
      if (!isWhole(raw)) return MALFORMED;
      return choice.of.includes(raw) ? ok(raw) : refuse('not-offered');
    case 'amount':
      if (!isWhole(raw)) return MALFORMED;
      return checkRange(raw, choice.min, choice.max) ?? ok(raw);
    case 'text':
      return acceptText(choice, raw);
    case 'some':
      return acceptSome(choice, raw);
    case 'spread':
      return acceptSpread(choice, raw);
    case 'split':
      return acceptSplit(choice, raw);
    case 'lay':
      return acceptLay(choice, raw);
  }
};

type Kind<T extends Simple['kind']> = Extract<Simple, { kind: T }>;

const acceptSome = (choice: Kind<'some'>, raw: unknown): Result<readonly number[]> => {
  // The length is checked first, so that a huge array costs nothing.
  if (!Array.isArray(raw)) return MALFORMED;
  if (raw.length > choice.of.length) return refuse('too-many', undefined, { max: choice.max });
  const picked: readonly unknown[] = raw;
  if (!areWhole(picked)) return MALFORMED;
  if (!picked.every(item => choice.of.includes(item))) return refuse('not-offered');
  if (new Set(picked).size !== picked.length) return refuse('twice');
  return (
    checkCount(picked.length, choice.min, choice.max) ?? ok(choice.of.filter(item => picked.includes(item)))
  );
};

const acceptSpread = (choice: Kind<'spread'>, raw: unknown): Result<readonly number[]> => {
  if (!isRow(raw, choice.over.length)) return MALFORMED;
  let total = 0;
  for (const [i, n] of raw.entries()) {
    if (n < 0) return refuse('out-of-range', undefined, { min: 0, max: choice.max });
    const cap = choice.caps?.[i];
    if (cap !== undefined && n > cap) return refuse('too-many', undefined, { max: cap });
    total += n;
  }
  return checkCount(total, choice.min, choice.max) ?? ok([...raw]);
};

const acceptSplit = (choice: Kind<'split'>, raw: unknown): Result<readonly number[]> => {
  if (!Array.isArray(raw)) return MALFORMED;
  // The length is checked first, so that a huge array costs nothing.
  if (raw.length !== choice.pile.length)
    return refuse('incomplete', undefined, { items: choice.pile.length });
  const seats: readonly unknown[] = raw;
  if (!areWhole(seats)) return MALFORMED;
  const item = seats.findIndex(seat => !choice.among.includes(seat));
  return item < 0 ? ok([...seats]) : refuse('not-among', undefined, { item, seat: seats[item]! });
};

const acceptLay = (choice: Kind<'lay'>, raw: unknown): Result<readonly number[]> => {
  if (!isRow(raw, choice.over.length)) return MALFORMED;
  const left = [...choice.pieces];
  for (const piece of raw) {
    if (piece === NOTHING) continue;
    const copies = left[piece];
    if (copies === undefined) return refuse('not-offered');
    if (copies === 0) return refuse('too-many', undefined, { piece, max: choice.pieces[piece]! });
    left[piece] = copies - 1;
  }
  return ok([...raw]);
};

/**
 * Control characters other than a line break could break a log or a page, a lone surrogate breaks exports, and
 * embeddings and overrides of the writing direction would reverse the words after them.
 */
const UNPRINTABLE = /[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;
/** A text of spaces and joiners alone would be invisible. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

const acceptText = (choice: Kind<'text'>, raw: unknown): Result<string> => {
  if (typeof raw !== 'string') return MALFORMED;
  // Input that is far too long is refused before any work is done on it. A character has at most two code units.
  const tooLong = refuse('too-long', undefined, { max: choice.max });
  if (raw.length > 4 * choice.max + 64) return tooLong;
  const text = raw.replaceAll('\r\n', '\n').trim().normalize('NFC');
  if (UNPRINTABLE.test(choice.oneLine ? text : text.replaceAll('\n', ''))) return refuse('unprintable');
  let length = 0;
  for (const _ of text) length++;
  if (length < choice.min || (choice.min > 0 && !VISIBLE.test(text)))
    return refuse('too-short', undefined, { min: choice.min });
  return length > choice.max ? tooLong : ok(text);
};

/** Minus zero is refused, because a file keeps it as 0 and it would come back as another value. */
const isWhole = (raw: unknown): raw is number => Number.isSafeInteger(raw) && !Object.is(raw, -0);

/** A loop, because `every` skips the holes of a sparse array, which a message between threads may contain. */
const areWhole = (raw: readonly unknown[]): raw is readonly number[] => {
  for (const item of raw) if (!isWhole(item)) return false;
  return true;
};
const isRow = (raw: unknown, length: number): raw is readonly number[] =>
  Array.isArray(raw) && raw.length === length && areWhole(raw);

const checkRange = (n: number, min: number, max: number): Result<never> | undefined =>
  n < min || n > max ? refuse('out-of-range', undefined, { min, max }) : undefined;

const checkCount = (n: number, min: number, max: number): Result<never> | undefined => {
  if (n < min) return refuse('too-few', undefined, { min });
  return n > max ? refuse('too-many', undefined, { max }) : undefined;
};
