import type { Dice } from '@tavola/kernel';
import { FIRST_SUPPLY, GOLD, KINDS, noCards, PAIRS, pairOf, RESOURCES, total, type Counts } from './cards.ts';
import type { Price } from './land.ts';
import { canPay, fewestMarkets, resourcesIn, suppliesIn } from './payment.ts';

/** G-B05 One way to pay a price: the cards, in the order of their kinds, and how many markets are used. */
export interface Payment {
  readonly cards: readonly number[];
  readonly markets: number;
}

/**
 * G-B03, G-B04, G-B05, G-B40 Every payment of this price out of this hand, each once. First the supplies are chosen, then
 * how many of each resource, and only for those that pay exactly the cards with their various backs.
 */
export const payments = (price: Price, hand: Counts, markets: number): Payment[] => {
  const due = total(price);
  const found: Payment[] = [];
  if (due === 0) return [{ cards: [], markets: 0 }];
  const have = resourcesIn(hand);
  const ways = RESOURCES.map((_, r) => waysToTake(hand, r, Math.min(have[r]!, due)));
  const taken = [0, 0, 0, 0, 0];

  const take = (
    r: number,
    left: number,
    supplies: readonly number[],
    both: number,
    misfits: number,
  ): void => {
    // Gold comes last and takes what is left; a resource beyond its price needs a market each.
    if (r === GOLD) {
      if (left > have[GOLD]!) return;
      taken[GOLD] = left;
      const fewest = fewestMarkets(price, taken, supplies, both);
      if (fewest <= markets) list(supplies, both, fewest);
      return;
    }
    const most = Math.min(left, have[r]!, price[r]! + markets - misfits);
    for (let n = 0; n <= most; n++) {
      taken[r] = n;
      take(r + 1, left - n, supplies, both, misfits + Math.max(0, n - price[r]!));
    }
  };

  const list = (supplies: readonly number[], both: number, fewest: number): void => {
    let hands: number[][] = [[]];
    for (const [r, n] of taken.entries())
      if (n > 0) hands = hands.flatMap(cards => ways[r]![n]!.map(more => cards.concat(more)));
    const last = supplies.map(pair => FIRST_SUPPLY + pair);
    const most = Math.min(markets, due - both - both);
    for (const some of hands) {
      const cards = some.concat(last);
      for (let used = fewest; used <= most; used++) found.push({ cards, markets: used });
    }
  };

  const pick = (kinds: readonly number[], i: number, supplies: readonly number[]): void => {
    if (i === kinds.length) {
      const s = supplies.length;
      for (let both = 0; both <= Math.min(s, due - s); both++) take(0, due - both - s, supplies, both, 0);
      return;
    }
    const kind = kinds[i]!;
    let chosen = supplies;
    for (let n = 0; n <= hand[kind]! && chosen.length <= due; n++) {
      pick(kinds, i + 1, chosen);
      chosen = [...chosen, kind - FIRST_SUPPLY];
    }
  };

  const supplyKinds = PAIRS.map((_, pair) => FIRST_SUPPLY + pair).filter(kind => hand[kind]! > 0);
  pick(supplyKinds, 0, []);
  return found;
};

/** ways[n]: all ways to take n cards of this resource from the hand, whose backs differ. */
const waysToTake = (hand: Counts, resource: number, most: number): number[][][] => {
  const ways: number[][][] = [];
  for (let n = 0; n <= most; n++) ways.push([]);
  const take = (kind: number, cards: number[]): void => {
    if (kind >= FIRST_SUPPLY) {
      ways[cards.length]!.push(cards);
      return;
    }
    let chosen = cards;
    for (let n = 0; n <= hand[kind]! && chosen.length <= most; n++) {
      take(kind + RESOURCES.length, chosen);
      chosen = [...chosen, kind];
    }
  };
  take(resource, []);
  return ways;
};

/** Some payment of this price, drawn by chance, or undefined if there is none. */
export const drawPayment = (
  price: Price,
  hand: Counts,
  markets: number,
  dice: Dice,
): { readonly cards: number[]; readonly markets: number } | undefined => {
  if (!canPay(price, resourcesIn(hand), suppliesIn(hand), markets)) return undefined;
  const quick = grasp(price, hand, markets, dice);
  if (quick) return quick;
  const all = payments(price, hand, markets);
  const { cards, markets: used } = all[dice.below(all.length)]!;
  const counts = noCards();
  for (const kind of cards) counts[kind]!++;
  return { cards: counts, markets: used };
};

/** Takes card after card, mostly the plain ones first; may fail where a payment exists. */
const grasp = (price: Price, hand: Counts, markets: number, dice: Dice) => {
  const cards = noCards();
  const left = price.slice();
  let due = total(price);
  let used = 0;
  const start = dice.below(FIRST_SUPPLY);
  // Now and then the supplies come first.
  if (dice.below(4) === 0) due -= graspSupplies(left, hand, cards);
  for (let i = 0; i < FIRST_SUPPLY && due > 0; i++) {
    const kind = (start + i) % FIRST_SUPPLY;
    const r = kind % RESOURCES.length;
    if (r === GOLD || hand[kind] === 0) continue;
    const n = Math.min(left[r]!, hand[kind]!);
    cards[kind] = n;
    left[r]! -= n;
    due -= n;
  }
  if (due > 0) due -= graspSupplies(left, hand, cards);
  for (let kind = GOLD; kind < FIRST_SUPPLY && due > 0; kind += RESOURCES.length) {
    const n = Math.min(due, hand[kind]!);
    cards[kind] = n;
    due -= n;
  }
  for (let i = 0; i < hand.length && due > 0 && used < markets; i++) {
    const kind = (start + i) % hand.length;
    if (cards[kind]! >= hand[kind]!) continue;
    cards[kind]!++;
    used++;
    due--;
  }
  return due === 0 ? { cards, markets: used } : undefined;
};

/** Uses supplies for what they fit; tells how much they pay. */
const graspSupplies = (left: number[], hand: Counts, cards: number[]): number => {
  const before = total(left);
  for (let kind = FIRST_SUPPLY; kind < KINDS; kind++) {
    const [a, b] = pairOf(kind);
    while (cards[kind]! < hand[kind]! && (left[a]! > 0 || left[b]! > 0)) {
      cards[kind]!++;
      if (left[a]! > 0) left[a]!--;
      if (left[b]! > 0) left[b]!--;
    }
  }
  return before - total(left);
};
