import { perft } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { graenaland } from '../index.ts';
import { shore, type Shore } from './shore.ts';

const counts = (set: Shore, depth: number): number[] => {
  const { state } = shore(set);
  return Array.from({ length: depth }, (_, i) => perft(graenaland, state, i + 1));
};

/** Four clans have tiny positions and every die shows 1; the comments derive the numbers by hand. */
describe('how many ways there are to go on', () => {
  test('[G-D02][G-D04] one card among three clans', () => {
    // Seat 1 passes or gives the card to one of three. If it passes, seat 2 has the same four ways; the three vote on a
    // proposal in turn. If both pass, seat 3 has no vote and no turn, and seat 0 may end its building at once or call
    // for one of four joint works.
    const set: Shore = {
      at: 'G-D02:proposal',
      current: 1,
      settlements: { 0: [1, 1, 1, 0] },
      beside: { 0: 'wood' },
    };
    expect(counts(set, 3)).toEqual([1 + 3, 4 + 3 * 2, 5 + 3 * 2 + 3 * 2 * 2]);
  });

  test('[G-B02][G-B31] a wood and a grain', () => {
    // Seat 0 ends, calls for one of four works, or improves the forest, in the only way to pay for it. At the end of
    // the phase seat 0 orders its warrior one of nine ways; it gives up a joint work, or builds it if it is the
    // improvement; after the improvement it can call for three other works or take the improvement back (G-H05).
    const set: Shore = {
      settlements: { 0: [1, 0, 0, 0] },
      heroes: [[0], [1], [2], [3]],
      hands: ['wood, grain'],
    };
    expect(counts(set, 2)).toEqual([1 + 4 + 1, 9 + (3 + 2) + (1 + 3 + 1)]);
  });

  test('[G-B03][G-B04][G-B40] gold, a supply card and a market', () => {
    // The supply card alone pays for the improvement, of wood and grain, or gold and one symbol of the card do, with
    // the market's help or without. No other work is left to call for.
    const set: Shore = {
      settlements: { 0: [1, 0, 0, 0] },
      works: { 0: ['market', 'road', 'palisade'] },
      hands: ['gold, grain+wood'],
    };
    expect(counts(set, 1)).toEqual([1 + 1 + 3]);
  });
});
