import { pairOf, PRICED } from '../components/cards.ts';
import type { ResourcePrice } from '../land.ts';

/**
 * One way to use the supplies chosen so far, as a number of three bits each: what is left of the four resources of the
 * price, how many supplies pay both symbols, how many go through markets. No price is above 6.
 */
const BITS = 3;
const DIGIT = 7;
const BOTH = 1 << (PRICED * BITS);
const MARKET = BOTH << BITS;
export const packPrice = (price: ResourcePrice): number =>
  price.reduce((use, n, r) => use + (n << (r * BITS)), 0);
const leftOf = (use: number, r: number): number => (use >> (r * BITS)) & DIGIT;
export const bothOf = (use: number): number => Math.floor(use / BOTH) & DIGIT;
const marketsOf = (use: number): number => Math.floor(use / MARKET);

/** All ways to use one supply card more: through a market, for either symbol, for both. */
export const usesOf = (uses: readonly number[], kind: number, markets: number): number[] => {
  const [a, b] = pairOf(kind);
  const after: number[] = [];
  const add = (use: number): void => {
    if (!after.includes(use)) after.push(use);
  };
  for (const use of uses) {
    const [hasA, hasB] = [leftOf(use, a) > 0, leftOf(use, b) > 0];
    const [lessA, lessB] = [1 << (a * BITS), 1 << (b * BITS)];
    if (marketsOf(use) < markets) add(use + MARKET);
    if (hasA) add(use - lessA);
    if (hasB && a !== b) add(use - lessB);
    if (hasA && hasB && (a !== b || leftOf(use, a) > 1)) add(use - lessA - lessB + BOTH);
  }
  return after;
};

/** More than any payment has cards: there is no way. */
const NO_WAY = 99;

/** The fewest markets that any of these uses needs, with the resource cards that do not fit what it leaves. */
export const fewestOf = (uses: readonly number[], taken: readonly number[]): number => {
  let fewest = NO_WAY;
  for (let i = 0; i < uses.length; i++) {
    let needed = marketsOf(uses[i]!);
    for (let r = 0; r < PRICED; r++) needed += Math.max(0, taken[r]! - leftOf(uses[i]!, r));
    if (needed < fewest) fewest = needed;
  }
  return fewest;
};
