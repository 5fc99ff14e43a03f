import { kindOf, noCards, supplyOf } from '../../rules/components/cards.ts';
import { expect, test } from 'vitest';
import { missingFor } from './missing.ts';

const [GRAIN, LIVESTOCK, WOOD, ORE, GOLD] = [0, 1, 2, 3, 4];
const PLAINS = 0;
const offered = (...kinds: readonly number[]): readonly number[] => {
  const cards = noCards();
  for (const kind of kinds) cards[kind]!++;
  return cards;
};
/** This is the price of a road. */
const price = [0, 1, 1, 1];

test('without offers the whole price is missing', () => {
  expect(missingFor(price, noCards())).toEqual({ short: [0, 1, 1, 1], cards: 3 });
});

test('a supply card counts with both its symbols, and a card that does not fit does not count', () => {
  const cards = offered(supplyOf(WOOD, ORE), kindOf(PLAINS, GRAIN));
  expect(missingFor(price, cards)).toEqual({ short: [0, 1, 0, 0], cards: 1 });
  expect(missingFor(price, offered(supplyOf(WOOD, WOOD)))).toEqual({ short: [0, 1, 0, 1], cards: 2 });
});

test('gold pays for any missing resource', () => {
  const cards = offered(kindOf(3, GOLD), kindOf(PLAINS, LIVESTOCK));
  expect(missingFor(price, cards)).toEqual({ short: [0, 0, 1, 1], cards: 1 });
});
