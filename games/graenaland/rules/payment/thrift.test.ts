import { seedDice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { GOLD, isSupply, KINDS, noCards, resourceOf } from '../components/cards.ts';
import { wrongPayment } from './payment.ts';
import { listPayments } from './payments.ts';
import { thriftyPayment } from './thrift.ts';

const PRICES = [
  [2, 1, 1, 0],
  [0, 2, 2, 0],
  [4, 0, 0, 1],
  [1, 1, 2, 2],
];

/** Weighs cards as people do: gold is dear, and a supply card is worth more than one plain card and less than two. */
const worth = noCards().map((_, kind) => (isSupply(kind) ? 4 : resourceOf(kind) === GOLD ? 5 : 3));

test('[G-B03][G-B04][G-B05][G-B40] the thriftiest payment is one, and none of all costs less', () => {
  const dice = seedDice(7);
  let paid = 0;
  for (let n = 0; n < 300; n++) {
    const hand = noCards();
    for (let cards = 3 + dice.below(8); cards > 0; cards--) hand[dice.below(KINDS)]!++;
    const markets = dice.below(3);
    const price = PRICES[n % PRICES.length]!;
    const all = listPayments(price, hand, markets);
    const thrifty = thriftyPayment(price, hand, markets, worth);
    expect(thrifty === undefined).toBe(all.length === 0);
    if (!thrifty) continue;
    paid++;
    expect(wrongPayment(price, thrifty.cards, thrifty.markets)).toBeUndefined();
    const costs = all.map(({ cards }) => cards.reduce((sum, kind) => sum + worth[kind]!, 0));
    expect(thrifty.cost).toBe(Math.min(...costs));
  }
  expect(paid).toBeGreaterThan(60);
});

test('a huge hand is paid from in no time, as not all payments are listed', () => {
  const hand = noCards().map(() => 3);
  expect(thriftyPayment([1, 1, 2, 2], hand, 3, worth)).toBeDefined();
});
