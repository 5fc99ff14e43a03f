import { peek, seeded } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { canDeclare, graenaland, RESOURCES } from '../index.ts';
import { DECKS, deckOf, KINDS } from '../cards.ts';
import { setups } from './subject.ts';

describe('what a seat cannot know', () => {
  test('[G-S11][G-S08] a guess keeps backs, open cards and what is certain, and re-deals the rest', () => {
    const dice = seeded(3);
    let moved = 0;
    for (const { seats, options } of setups) {
      const turn = graenaland.begin(seats, { ...options, rounds: 12 }, dice);
      if (!turn.ok) throw new Error(turn.error.code);
      const { state } = turn.value;
      for (let n = 0; !state.over; n++) {
        if (n % 9 === 0) {
          const seat = dice.below(seats);
          const world = graenaland.guess(state, seat, dice);
          expect(world.table).toEqual(state.table);
          expect(world.hands[seat]).toEqual(state.hands[seat]);
          expect(graenaland.violated(world)).toEqual([]);
          for (const other of state.table.seats) {
            const cards = peek(world.hands[other]!.cards);
            for (let kind = 0; kind < KINDS; kind++)
              expect(cards[kind]).toBeGreaterThanOrEqual(state.table.known[other * KINDS + kind]!);
            const backs = Array.from({ length: DECKS }, () => 0);
            for (const [kind, n2] of cards.entries()) backs[deckOf(kind)]! += n2;
            expect(backs).toEqual(state.table.backs.slice(other * DECKS, (other + 1) * DECKS));
            if (JSON.stringify(cards) !== JSON.stringify(peek(state.hands[other]!.cards))) moved++;
          }
        }
        const seat = state.asked!.who.find(one => state.asked!.answers[one] === null)!;
        graenaland.play(state, seat, graenaland.sample(state, seat, dice), dice);
      }
    }
    expect(moved).toBeGreaterThan(100);
  });

  test('[G-O14] a search for declarations needs nothing but the table and the own hand', () => {
    const turn = graenaland.begin(4, { goals: 'cards', rounds: 12, first: 0 }, seeded(9));
    if (!turn.ok) throw new Error(turn.error.code);
    const { state } = turn.value;
    const dice = seeded(10);
    while (!state.over && state.table.round < 8) {
      const seat = state.asked!.who.find(one => state.asked!.answers[one] === null)!;
      graenaland.play(state, seat, graenaland.sample(state, seat, dice), dice);
    }
    const world = graenaland.guess(state, 2, dice);
    const plan = (s: typeof state) => canDeclare({ seat: 2, table: s.table, hand: s.hands[2]! });
    expect(plan(world)).toEqual(plan(state));
  });

  test('[G-X01] stone and ore are one resource: ore', () => {
    expect(RESOURCES).toEqual(['grain', 'livestock', 'wood', 'ore', 'gold']);
  });
});
