import type { Dice } from '@tavola/kernel';
import {
  FIRST_SUPPLY,
  GOLD,
  KINDS,
  noCards,
  pairOf,
  RESOURCES,
  addUp,
  type Counts,
} from '../components/cards.ts';
import type { ResourcePrice } from '../land.ts';
import { canPay, resourcesIn, suppliesIn } from './payment.ts';
import { bothOf, fewestOf, packPrice, usesOf } from './supply-uses.ts';

/** G-B05 One way to pay a price: the cards, supplies first, and how many markets are used. */
export interface Payment {
  readonly cards: readonly number[];
  readonly markets: number;
}

/**
 * G-B03, G-B04, G-B05, G-B40 Every payment of this price out of this hand, each once. First the supplies are chosen, then
 * how many of each resource, and only for those that pay exactly the cards with their various backs.
 */
export const listPayments = (price: ResourcePrice, hand: Counts, markets: number): Payment[] => {
  const due = addUp(price);
  const have = resourcesIn(hand);
  const ways = RESOURCES.map((_, r) => waysToTake(hand, r, Math.min(have[r]!, due)));
  const taken = [0, 0, 0, 0, 0];
  const found: Payment[] = [];

  /** Cards of the payment being put together: only a finished one is copied. */
  const cards: number[] = [];
  /** All cards that make up the numbers taken, one resource after the other; supplies are there already. */
  const list = (r: number, at: number, fewest: number, most: number): void => {
    if (r === RESOURCES.length) {
      const whole = cards.slice(0, at);
      for (let used = fewest; used <= most; used++) found.push({ cards: whole, markets: used });
      return;
    }
    const n = taken[r]!;
    if (n === 0) {
      list(r + 1, at, fewest, most);
      return;
    }
    const choices = ways[r]![n]!;
    for (let i = 0; i < choices.length; i++) {
      for (let c = 0; c < n; c++) cards[at + c] = choices[i]![c]!;
      list(r + 1, at + n, fewest, most);
    }
  };

  /** How many of each resource, gold last; what is beyond the price needs a market each. */
  const take = (
    r: number,
    left: number,
    uses: readonly number[],
    supplies: number,
    misfits: number,
  ): void => {
    if (r === GOLD) {
      if (left > have[GOLD]!) return;
      taken[GOLD] = left;
      const fewest = fewestOf(uses, taken);
      const most = Math.min(markets, due - 2 * bothOf(uses[0]!));
      if (fewest <= most) list(0, supplies, fewest, most);
      return;
    }
    const most = Math.min(left, have[r]!, price[r]! + markets - misfits);
    for (let n = 0; n <= most; n++) {
      taken[r] = n;
      take(r + 1, left - n, uses, supplies, misfits + Math.max(0, n - price[r]!));
    }
  };

  const pick = (kind: number, supplies: number, uses: readonly number[]): void => {
    if (kind === KINDS) {
      for (let both = 0; both + supplies <= due && both <= supplies; both++) {
        const fitting = uses.filter(use => bothOf(use) === both);
        if (fitting.length > 0) take(0, due - both - supplies, fitting, supplies, 0);
      }
      return;
    }
    pick(kind + 1, supplies, uses);
    let after = uses;
    for (let n = 1; n <= hand[kind]! && supplies + n <= due; n++) {
      after = usesOf(after, kind, markets);
      if (after.length === 0) return;
      for (let i = 0; i < n; i++) cards[supplies + i] = kind;
      pick(kind + 1, supplies + n, after);
    }
  };
  pick(FIRST_SUPPLY, 0, [packPrice(price)]);
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

/** Draws a random payment of this price, or undefined if there is none. */
export const drawPayment = (
  price: ResourcePrice,
  hand: Counts,
  markets: number,
  dice: Dice,
): { readonly cards: number[]; readonly markets: number } | undefined => {
  if (!canPay(price, resourcesIn(hand), suppliesIn(hand), markets)) return undefined;
  const quick = pickCards(price, hand, markets, dice);
  if (quick) return quick;
  const all = listPayments(price, hand, markets);
  const { cards, markets: used } = all[dice.below(all.length)]!;
  const counts = noCards();
  for (const kind of cards) counts[kind]!++;
  return { cards: counts, markets: used };
};

/** Takes card after card, mostly the plain ones first; may fail where a payment exists. */
const pickCards = (price: ResourcePrice, hand: Counts, markets: number, dice: Dice) => {
  const cards = noCards();
  const left = price.slice();
  let due = addUp(price);
  let used = 0;
  const start = dice.below(FIRST_SUPPLY);
  // Now and then the supplies come first.
  if (dice.below(4) === 0) due -= pickSupplies(left, hand, cards);
  for (let i = 0; i < FIRST_SUPPLY && due > 0; i++) {
    const kind = (start + i) % FIRST_SUPPLY;
    const r = kind % RESOURCES.length;
    if (r === GOLD || hand[kind] === 0) continue;
    const n = Math.min(left[r]!, hand[kind]!);
    cards[kind] = n;
    left[r]! -= n;
    due -= n;
  }
  if (due > 0) due -= pickSupplies(left, hand, cards);
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

/** Uses fitting supplies and returns how much they pay. */
const pickSupplies = (left: number[], hand: Counts, cards: number[]): number => {
  const before = addUp(left);
  for (let kind = FIRST_SUPPLY; kind < KINDS; kind++) {
    const [a, b] = pairOf(kind);
    while (cards[kind]! < hand[kind]! && (left[a]! > 0 || left[b]! > 0)) {
      cards[kind]!++;
      if (left[a]! > 0) left[a]!--;
      if (left[b]! > 0) left[b]!--;
    }
  }
  return before - addUp(left);
};
