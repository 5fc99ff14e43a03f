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
import { isForced } from './size.ts';

/** Yields every answer once, in a fixed order. It is meant for small choices. */
export function* enumerate(choice: Choice): Generator<Answer> {
  switch (choice.kind) {
    case 'all':
      yield* product(choice.parts, 0, []);
      return;
    case 'either':
      for (const [branch, chosen] of choice.branches.entries())
        for (const answer of enumerate(chosen))
          yield { branch, answer: answer as SimpleAnswer | readonly SimpleAnswer[] };
      return;
    default:
      yield* simple(choice);
  }
}

/** Returns the answer of a choice that has exactly one, or undefined if it has more. */
export const findOnlyAnswer = (choice: Choice): Answer | undefined => {
  if (!isForced(choice)) return undefined;
  if (choice.kind === 'one') return choice.of[0];
  for (const answer of enumerate(choice)) return answer;
  return undefined;
};

function* product(parts: readonly Simple[], i: number, sofar: readonly SimpleAnswer[]): Generator<Answer> {
  const part = parts[i];
  if (!part) {
    yield sofar;
    return;
  }
  for (const answer of simple(part)) yield* product(parts, i + 1, [...sofar, answer]);
}

function* simple(choice: Simple): Generator<SimpleAnswer> {
  if (choice.kind !== 'list') yield* flat(choice);
  else for (let n = choice.min; n <= choice.max; n++) yield* lists(choice.parts, n, []);
}

function* lists(parts: readonly Flat[], n: number, rows: readonly ListRow[]): Generator<readonly ListRow[]> {
  if (rows.length === n) yield rows;
  else for (const row of rowsOf(parts, [])) yield* lists(parts, n, [...rows, row]);
}

function* rowsOf(parts: readonly Flat[], sofar: ListRow): Generator<ListRow> {
  const part = parts[sofar.length];
  if (!part) yield sofar;
  else for (const answer of flat(part)) yield* rowsOf(parts, [...sofar, answer]);
}

function* flat(choice: Flat): Generator<FlatAnswer> {
  switch (choice.kind) {
    case 'one':
      yield* choice.of;
      return;
    case 'amount':
      for (let n = choice.min; n <= choice.max; n++) yield n;
      return;
    case 'some':
      yield* subsets(choice.of, choice.min, choice.max, 0, []);
      return;
    case 'spread':
      yield* spreads(choice, []);
      return;
    case 'split':
      yield* splits(choice.pile.length, choice.among, []);
      return;
    case 'lay':
      yield* lays(choice.over.length, [...choice.pieces], []);
      return;
    case 'text':
      throw new Error('texts cannot be listed');
  }
}

function* subsets(
  of: readonly number[],
  min: number,
  max: number,
  from: number,
  picked: readonly number[],
): Generator<readonly number[]> {
  if (picked.length >= min) yield picked;
  if (picked.length === max) return;
  for (let i = from; i < of.length; i++) yield* subsets(of, min, max, i + 1, [...picked, of[i]!]);
}

function* spreads(
  choice: Extract<Simple, { kind: 'spread' }>,
  sofar: readonly number[],
): Generator<readonly number[]> {
  const total = sofar.reduce((sum, n) => sum + n, 0);
  const place = sofar.length;
  if (place === choice.over.length) {
    if (total >= choice.min) yield sofar;
    return;
  }
  const most = Math.min(choice.max - total, choice.caps?.[place] ?? choice.max);
  for (let n = 0; n <= most; n++) yield* spreads(choice, [...sofar, n]);
}

function* splits(
  items: number,
  among: readonly number[],
  sofar: readonly number[],
): Generator<readonly number[]> {
  if (sofar.length === items) yield sofar;
  else for (const seat of among) yield* splits(items, among, [...sofar, seat]);
}

function* lays(places: number, left: number[], sofar: readonly number[]): Generator<readonly number[]> {
  if (sofar.length === places) {
    yield sofar;
    return;
  }
  yield* lays(places, left, [...sofar, NOTHING]);
  for (const [piece, copies] of left.entries()) {
    if (copies === 0) continue;
    left[piece]!--;
    yield* lays(places, left, [...sofar, piece]);
    left[piece]!++;
  }
}
