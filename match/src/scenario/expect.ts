import { findUnmet, type Difference } from '../file/diff.ts';
import type { LoggedEvent } from '../file/line.ts';
import type { Expectations } from './scenario.ts';

/** The facts that expectations are compared with. */
interface Facts {
  readonly refused: object | null;
  readonly events: readonly LoggedEvent[];
  readonly whispers: readonly object[];
  readonly table: object;
  readonly hands: readonly object[];
  readonly box: object;
  readonly asked: object | null;
  readonly over: boolean;
  readonly outcome: object | null;
}

/** Finds every fact that is not as expected. Without an expectation, a refusal is a failure. */
export const findFailures = (expected: Expectations, facts: Facts): Difference[] => {
  const { refused = null, asked, onlyEvents, noEvents = [] } = expected;
  const plain = (['table', 'box', 'over', 'outcome'] as const).flatMap(name =>
    expected[name] === undefined ? [] : findUnmet(expected[name], facts[name], name),
  );
  return [
    ...findUnmet(typeof refused === 'string' ? { code: refused } : refused, facts.refused, 'refused'),
    ...matchInOrder(expected.events ?? [], facts.events, 'events'),
    ...(onlyEvents ? matchExactly(onlyEvents, facts.events) : []),
    ...noEvents.flatMap((t, i) => matchNone(t, facts, `noEvents[${i}]`)),
    ...matchInOrder(expected.whispers ?? [], facts.whispers, 'whispers'),
    ...plain,
    ...matchHands(expected.hands ?? {}, facts),
    ...(asked === undefined
      ? []
      : findUnmet(typeof asked === 'string' ? { name: asked } : asked, facts.asked, 'asked')),
  ];
};

const fits = (pattern: unknown, value: unknown): boolean => findUnmet(pattern, value, '').length === 0;

/** Each pattern must match something after the match of the pattern before. */
const matchInOrder = (patterns: readonly unknown[], all: readonly unknown[], path: string): Difference[] => {
  let from = 0;
  for (const [i, pattern] of patterns.entries()) {
    const at = all.findIndex((one, n) => n >= from && fits(pattern, one));
    if (at < 0) return [{ path: `${path}[${i}]`, expected: pattern, found: all.slice(from) }];
    from = at + 1;
  }
  return [];
};

const matchExactly = (patterns: readonly unknown[], all: readonly unknown[]): Difference[] => {
  const length = Math.max(patterns.length, all.length);
  for (let i = 0; i < length; i++) {
    const [difference] = findUnmet(patterns[i], all[i], `onlyEvents[${i}]`);
    if (difference) return [difference];
  }
  return [];
};

const matchNone = (t: string, { events }: Facts, path: string): Difference[] => {
  const found = events.find(event => event.t === t);
  return found ? [{ path, expected: undefined, found }] : [];
};

/** Compares hands by seat; null skips a hand. */
const matchHands = (hands: NonNullable<Expectations['hands']>, facts: Facts): Difference[] =>
  Object.entries(hands).flatMap(([seat, hand]) =>
    hand === null ? [] : findUnmet(hand, facts.hands[Number(seat)], `hands[${seat}]`),
  );
