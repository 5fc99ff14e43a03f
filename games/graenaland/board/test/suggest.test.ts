import { peek } from '@tavola/kernel';
import { kindOf, noCards, supplyOf } from '../../rules/components/cards.ts';
import { wrongBuild } from '../../rules/building/erect.ts';
import { wrongPayment } from '../../rules/payment/payment.ts';
import { buildChoice } from '../../rules/building/order.ts';
import { describe, expect, test } from 'vitest';
import { suggestBuild, suggestPayment } from '../suggest.ts';
import { goldenNames, goldenTurns } from './goldens.ts';

const [PLAINS, FOREST, HILLS, MOUNTAINS] = [0, 1, 2, 3];
const [GRAIN, , WOOD, ORE, GOLD] = [0, 1, 2, 3, 4];
const handOf = (...kinds: readonly number[]): number[] => {
  const hand = noCards();
  for (const kind of kinds) hand[kind]!++;
  return hand;
};

describe('a suggested payment', () => {
  test('pays exactly, and spares gold where plain cards do', () => {
    const hand = handOf(kindOf(PLAINS, GRAIN), kindOf(FOREST, WOOD), kindOf(MOUNTAINS, GOLD));
    const price = [1, 0, 1, 0];
    const { cards, markets } = suggestPayment(price, hand, 0)!;
    expect(wrongPayment(price, cards, markets)).toBeUndefined();
    expect(cards[kindOf(MOUNTAINS, GOLD)]).toBe(0);
  });
  test('[G-B04] uses both symbols of a supply where that spares cards', () => {
    const supply = supplyOf(GRAIN, ORE);
    const hand = handOf(supply, kindOf(PLAINS, GRAIN), kindOf(HILLS, ORE));
    expect(suggestPayment([1, 0, 0, 1], hand, 0)!.cards[supply]).toBe(1);
  });
  test('[G-B40] goes through a market where it must', () => {
    const hand = handOf(kindOf(PLAINS, GRAIN), kindOf(PLAINS, GRAIN));
    expect(suggestPayment([1, 0, 1, 0], hand, 0)).toBeUndefined();
    expect(suggestPayment([1, 0, 1, 0], hand, 1)!.markets).toBe(1);
  });
  test('takes cards with the most frequent back', () => {
    const [few, many] = [kindOf(FOREST, GRAIN), kindOf(PLAINS, GRAIN)];
    const { cards } = suggestPayment([1, 0, 0, 0], handOf(few, many, many), 0)!;
    expect([cards[few], cards[many]]).toEqual([0, 1]);
  });
  test('[G-B32] uses what others offer before own cards, and before a market', () => {
    const [own, theirs] = [kindOf(PLAINS, GRAIN), kindOf(FOREST, GRAIN)];
    const hand = handOf(own, own, own, theirs, kindOf(FOREST, WOOD));
    const offered = handOf(theirs, kindOf(FOREST, WOOD));
    const paid = suggestPayment([1, 0, 1, 0], hand, 1, 0, offered)!;
    expect(paid).toEqual({ cards: offered, markets: 0 });
  });
});

test('whatever the rules offer to build in the golden matches has a suggestion that they accept', () => {
  let tried = 0;
  for (const name of goldenNames)
    for (const { before } of goldenTurns(name).filter((_, i) => i % 20 === 0)) {
      const seat = before.table.builder;
      if (seat < 0) continue;
      const hand = before.hands[seat]!;
      const choice = buildChoice({ seat, table: before.table, hand, current: seat });
      for (const code of choice?.parts[0].of ?? []) {
        const build = suggestBuild(before.table, seat, peek(hand.cards), code);
        expect(build && wrongBuild(before.table, peek(hand.cards), seat, build)).toBeUndefined();
        expect(build).toBeDefined();
        tried++;
      }
    }
  expect(tried).toBeGreaterThan(100);
});
