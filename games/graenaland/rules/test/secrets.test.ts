import { seedDice, type State } from '@tavola/kernel';
import { describe, expect, test, vi } from 'vitest';
import { canDeclare, graenaland, RESOURCES, type Graenaland } from '../index.ts';
import { setups } from './subject.ts';

// Some tests take a second, and longer on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

describe('what a seat cannot know', () => {
  test('[G-S11][G-S08] a guess keeps backs, open cards and what is certain, and re-deals the rest', () => {
    const dice = seedDice(3);
    let moved = 0;
    const check = (state: State<Graenaland>, seat: number): void => {
      const world = graenaland.resample(state, seat, dice);
      expect(world.table).toEqual(state.table);
      expect(world.hands[seat]).toEqual(state.hands[seat]);
      // The invariants include card backs and certain knowledge.
      expect(graenaland.violations(world)).toEqual([]);
      if (JSON.stringify(world.hands) !== JSON.stringify(state.hands)) moved++;
    };
    for (const { seats, options } of setups) {
      const turn = graenaland.begin(seats, { ...options, rounds: 12 }, dice);
      if (!turn.ok) throw new Error(turn.error.code);
      const { state } = turn.value;
      for (let n = 0; !state.over; n++) {
        if (n % 9 === 0) check(state, dice.below(seats));
        const seat = state.asked!.who.find(one => state.asked!.answers[one] === null)!;
        graenaland.play(state, seat, graenaland.sample(state, seat, dice), dice);
      }
    }
    expect(moved).toBeGreaterThan(50);
  });

  test('[G-O14] a search for declarations needs nothing but the table and the own hand', () => {
    const turn = graenaland.begin(4, { goals: 'cards', rounds: 12, first: 0 }, seedDice(9));
    if (!turn.ok) throw new Error(turn.error.code);
    const { state } = turn.value;
    const dice = seedDice(10);
    while (!state.over && state.table.round < 8) {
      const seat = state.asked!.who.find(one => state.asked!.answers[one] === null)!;
      graenaland.play(state, seat, graenaland.sample(state, seat, dice), dice);
    }
    const world = graenaland.resample(state, 2, dice);
    const plan = (s: typeof state) => canDeclare({ seat: 2, table: s.table, hand: s.hands[2]! });
    expect(plan(world)).toEqual(plan(state));
  });

  test('[G-X01] stone and ore are one resource: ore', () => {
    expect(RESOURCES).toEqual(['grain', 'livestock', 'wood', 'ore', 'gold']);
  });
});
