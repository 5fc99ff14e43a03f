import { seedDice } from '@tavola/kernel';
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import {
  FIRST_SUPPLY,
  GOLD,
  kindOf,
  kindsIn,
  KINDS,
  noCards,
  PAIRS,
  supplyOf,
  type Counts,
} from '../components/cards.ts';
import file from '../components/components.json' with { type: 'json' };
import { checkComponents } from '../components/components-check.ts';
import { canPay, resourcesIn, suppliesIn, wrongPayment } from './payment.ts';
import { drawPayment, listPayments } from './payments.ts';
import { deckCards } from '../components/stock.ts';
import { value } from '../test/shore.ts';

// Some tests take a second, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const [GRAIN, LIVESTOCK, WOOD, ORE] = [0, 1, 2, 3];
const PLAINS = 0;
const counts = (cards: readonly number[]): number[] => {
  const hand = noCards();
  for (const kind of cards) hand[kind]!++;
  return hand;
};

/** Tries every use of every card until the price is met to the last resource, as a naive reading of the rules does. */
const pays = (price: readonly number[], cards: readonly number[], markets: number): boolean => {
  const [card, ...rest] = cards;
  if (card === undefined) return markets === 0 && price.every(n => n === 0);
  const less = (...resources: number[]): number[] =>
    price.map((n, r) => n - resources.filter(x => x === r).length);
  const fits = (left: readonly number[], marketsLeft = markets): boolean =>
    left.every(n => n >= 0) && pays(left, rest, marketsLeft);
  const any = [GRAIN, LIVESTOCK, WOOD, ORE];
  if (markets > 0 && any.some(r => fits(less(r), markets - 1))) return true;
  if (card >= FIRST_SUPPLY) {
    const [a, b] = PAIRS[card - FIRST_SUPPLY]!;
    return fits(less(a)) || fits(less(b)) || fits(less(a, b));
  }
  return card % 5 === GOLD ? any.some(r => fits(less(r))) : fits(less(card % 5));
};

function* parts(hand: Counts, kinds: readonly number[]): Generator<number[]> {
  const [kind, ...rest] = kinds;
  if (kind === undefined) yield [];
  else
    for (const cards of parts(hand, rest))
      for (let n = 0; n <= hand[kind]!; n++) yield [...Array.from({ length: n }, () => kind), ...cards];
}

const brute = (price: readonly number[], hand: Counts, markets: number): string[] => {
  const found: string[] = [];
  const due = price.reduce((sum, n) => sum + n, 0);
  for (const cards of parts(hand, kindsIn(hand))) {
    if (cards.length > due) continue;
    for (let used = 0; used <= markets; used++)
      if (pays(price, cards, used)) found.push(`${cards.join()}|${used}`);
  }
  return found.toSorted();
};

const written = (all: ReturnType<typeof listPayments>): string[] =>
  all.map(({ cards, markets }) => `${cards.toSorted((a, b) => a - b).join()}|${markets}`).toSorted();

/** Weights each kind by its number of cards, so that hands look like real hands. */
const inTheBox: { readonly [kind: number]: number } = deckCards(value(checkComponents(file)))
  .flat()
  .reduce<{ [kind: number]: number }>((found, kind) => ({ ...found, [kind]: (found[kind] ?? 0) + 1 }), {});
const realKinds = Object.keys(inTheBox).map(Number);
const hands = fc.array(fc.constantFrom(...realKinds), { maxLength: 7 }).map(counts);
const prices = fc
  .array(fc.nat({ max: 3 }), { minLength: 1, maxLength: 6 })
  .map(units => [0, 1, 2, 3].map(r => units.filter(unit => unit === r).length));

describe('payments', () => {
  test('[G-B05][G-B03][G-B04][G-B40][G-B42] lists exactly what reading the rules card by card allows, each once', () => {
    fc.assert(
      fc.property(prices, hands, fc.nat({ max: 3 }), (price, hand, markets) => {
        expect(written(listPayments(price, hand, markets))).toEqual(brute(price, hand, markets));
      }),
      { numRuns: 400, seed: 1 },
    );
  });

  test('[G-B05] a payment is accepted if and only if it is listed; canPay says whether there is one', () => {
    fc.assert(
      fc.property(prices, hands, hands, fc.nat({ max: 3 }), (price, hand, cards, markets) => {
        const list = kindsIn(cards).flatMap(kind => Array.from({ length: cards[kind]! }, () => kind));
        expect(wrongPayment(price, cards, markets) === undefined).toBe(pays(price, list, markets));
        const all = listPayments(price, hand, markets);
        expect(canPay(price, resourcesIn(hand), suppliesIn(hand), markets)).toBe(all.length > 0);
      }),
      { numRuns: 1500, seed: 2 },
    );
  });

  test('[G-B05] what chance draws is a payment, and it draws one wherever there is one', () => {
    fc.assert(
      fc.property(prices, hands, fc.nat({ max: 3 }), fc.nat(), (price, hand, markets, seed) => {
        const drawn = drawPayment(price, hand, markets, seedDice(seed));
        expect(drawn !== undefined).toBe(listPayments(price, hand, markets).length > 0);
        if (!drawn) return;
        expect(wrongPayment(price, drawn.cards, drawn.markets)).toBeUndefined();
        expect(drawn.cards.every((n, kind) => n <= hand[kind]!)).toBe(true);
      }),
      { numRuns: 1000, seed: 3 },
    );
  });

  const grain = kindOf(PLAINS, GRAIN);
  const gold = kindOf(3, GOLD);
  const price = [1, 1, 0, 0];
  test.each([
    [
      'too many cards',
      counts([grain, grain, grain]),
      0,
      { code: 'overpaid', rule: 'G-B05', about: { cards: 3, price: 2 } },
    ],
    ['too few', counts([grain]), 0, { code: 'underpaid', rule: 'G-B05', about: { missing: 1 } }],
    [
      'the wrong ones',
      counts([grain, grain]),
      0,
      { code: 'wrong-cards', rule: 'G-B40', about: { markets: 1 } },
    ],
    ['a supply for both', counts([supplyOf(WOOD, ORE)]), 1, { code: 'wrong-cards', rule: 'G-B05' }],
    [
      'a market for nothing',
      counts([supplyOf(GRAIN, LIVESTOCK)]),
      1,
      { code: 'idle-market', rule: 'G-B40', about: { max: 0 } },
    ],
    ['gold and grain', counts([grain, gold]), 0, undefined],
    ['a supply for both symbols', counts([supplyOf(GRAIN, LIVESTOCK)]), 0, undefined],
    ['a whole supply through a market', counts([grain, supplyOf(WOOD, ORE)]), 1, undefined],
  ])('[G-B05] tells why: %s', (_, cards, markets, expected) => {
    expect(wrongPayment(price, cards, markets)).toEqual(expected);
  });

  test('[G-B05] a hand of twenty cards: every payment once, and each pays', () => {
    const deal = seedDice(5);
    const deck = Object.entries(inTheBox).flatMap(([kind, n]) =>
      Array.from({ length: n }, () => Number(kind)),
    );
    const twenty = (): number[] => counts(Array.from({ length: 20 }, () => deck[deal.below(deck.length)]!));
    for (const hand of Array.from({ length: 50 }, twenty)) {
      const found = listPayments([1, 1, 2, 2], hand, 1);
      expect(new Set(found.map(way => JSON.stringify(way))).size).toBe(found.length);
      for (const way of found.slice(0, 20))
        expect(wrongPayment([1, 1, 2, 2], counts(way.cards), way.markets)).toBeUndefined();
    }
  });

  test('[G-S05] a kind of card for each resource of each deck and each pair of symbols', () => {
    expect(KINDS).toBe(4 * 5 + 10);
    expect(supplyOf(ORE, GRAIN)).toBe(supplyOf(GRAIN, ORE));
  });
});
