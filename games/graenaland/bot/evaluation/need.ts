import {
  DECKS,
  deckOf,
  GOLD,
  isSupply,
  KINDS,
  pairOf,
  PRICED,
  resourceOf,
  type IslandTable,
} from '../../rules/index.ts';
import type { Seat } from '@tavola/kernel';
import type { Aim } from './aims.ts';

/** A symbol of a supply card is not always useful together with the other. */
const SYMBOL = 0.85;
/** How much alternatives reduce the need: two equal ways are better than one. */
const SOFT = 0.8;

/** The amounts by resource, gold last. Fractions are expected values. */
export type Means = readonly number[];

const add = (means: number[], kind: number, n: number): void => {
  if (!isSupply(kind)) {
    means[resourceOf(kind)]! += n;
    return;
  }
  for (const symbol of pairOf(kind)) means[symbol]! += SYMBOL * n;
};

/** The means of a hand. */
export const meansOf = (hand: readonly number[]): number[] => {
  const means = [0, 0, 0, 0, 0];
  for (let kind = 0; kind < KINDS; kind++) if (hand[kind]! > 0) add(means, kind, hand[kind]!);
  return means;
};

/** By deck: the average means of one card. */
const yields = new WeakMap<IslandTable['stock'], readonly Means[]>();
const yieldsOf = ({ stock }: IslandTable): readonly Means[] => {
  const known = yields.get(stock);
  if (known) return known;
  const sums = Array.from({ length: DECKS }, () => [0, 0, 0, 0, 0]);
  const counts = [0, 0, 0, 0, 0];
  for (const [kind, n] of stock.cards.entries()) {
    if (n > 0) add(sums[deckOf(kind)]!, kind, n);
    counts[deckOf(kind)]! += n;
  }
  const made = sums.map((sum, deck) => sum.map(n => n / counts[deck]!));
  yields.set(stock, made);
  return made;
};
/** The average means of a face-down card of this deck. */
const yieldOf = (table: IslandTable, deck: number): Means => yieldsOf(table)[deck]!;

/** The expected means of another hand: its known cards, and averages for its other backs. */
export const likelyMeans = (table: IslandTable, seat: Seat): number[] => {
  const means = [0, 0, 0, 0, 0];
  const unsure = table.backs.slice(seat * DECKS, (seat + 1) * DECKS);
  for (let kind = 0; kind < KINDS; kind++) {
    const n = table.known[seat * KINDS + kind]!;
    if (n === 0) continue;
    add(means, kind, n);
    unsure[deckOf(kind)]! -= n;
  }
  for (let deck = 0; deck < DECKS; deck++)
    if (unsure[deck]! > 0)
      for (let r = 0; r <= GOLD; r++) means[r]! += unsure[deck]! * yieldOf(table, deck)[r]!;
  return means;
};

/** How many units these means lack for an aim: gold stands for anything, a market changes one card in a turn. */
export const lackOf = ({ price }: Aim, means: Means, markets: number): number => {
  let lack = 0;
  let spare = 0;
  for (let r = 0; r < PRICED; r++) {
    const more = price[r]! - means[r]!;
    if (more > 0) lack += more;
    else spare -= more;
  }
  lack -= Math.min(lack, means[GOLD]!);
  return lack - Math.min(lack, markets, spare);
};

/** The units missing for victory: the lack of the nearest aim, reduced by close alternatives. */
export const needOf = (aims: readonly Aim[], means: Means, markets: number): number => {
  let least = Infinity;
  let sum = 0;
  for (let i = 0; i < aims.length; i++) {
    const lack = lackOf(aims[i]!, means, markets);
    if (lack < least) {
      sum = sum * Math.exp((lack - least) / SOFT) + 1;
      least = lack;
    } else if (lack < least + 4 * SOFT) sum += Math.exp((least - lack) / SOFT);
  }
  return least === Infinity ? 30 : least - SOFT * Math.log(sum);
};

/** A card that does not help now may help later. */
const ANY = 0.15;

/** By resource, gold last: how much one more brings victory nearer; nearer aims count more. */
export const wishesOf = (aims: readonly Aim[], means: Means, markets: number): number[] => {
  const lacks: number[] = [];
  let least = Infinity;
  for (let i = 0; i < aims.length; i++) {
    const lack = lackOf(aims[i]!, means, markets);
    lacks.push(lack);
    if (lack < least) least = lack;
  }
  const wishes = [0, 0, 0, 0, 0];
  let all = 0;
  for (let i = 0; i < aims.length; i++) {
    if (lacks[i]! > least + 4 * SOFT) continue;
    const weight = Math.exp((least - lacks[i]!) / SOFT);
    all += weight;
    for (let r = 0; r < PRICED; r++) {
      const more = aims[i]!.price[r]! - means[r]!;
      if (more > 0) wishes[r]! += weight * Math.min(1, more, lacks[i]!);
    }
    wishes[GOLD]! += weight * Math.min(1, lacks[i]!);
  }
  for (let r = 0; r <= GOLD; r++) wishes[r] = ANY + (all > 0 ? wishes[r]! / all : 0);
  return wishes;
};

/** By kind: how much the loss of one card delays victory. */
export const lossesOf = (
  table: IslandTable,
  aims: readonly Aim[],
  hand: readonly number[],
  markets: number,
): number[] => {
  const means = meansOf(hand);
  const need = needOf(aims, means, markets);
  const losses = means.map((n, r) => {
    const fewer = means.slice();
    fewer[r] = Math.max(0, n - 1);
    return ANY + needOf(aims, fewer, markets) - need;
  });
  return hand.map((_, kind) => worthOf(table, losses, kind));
};

/** The worth of a card for these wishes; a kind from 30 up is a face-down card. */
export const worthOf = (table: IslandTable, wishes: readonly number[], kind: number): number => {
  if (kind >= KINDS) {
    const means = yieldOf(table, kind - KINDS);
    let worth = 0;
    for (let r = 0; r <= GOLD; r++) worth += means[r]! * wishes[r]!;
    return worth;
  }
  if (!isSupply(kind)) return wishes[resourceOf(kind)]!;
  const [a, b] = pairOf(kind);
  return SYMBOL * (wishes[a]! + wishes[b]!);
};
