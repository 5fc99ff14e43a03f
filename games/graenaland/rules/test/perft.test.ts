import { perft } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { graenaland } from '../index.ts';
import { shore, type Shore } from './shore.ts';

const counts = (set: Shore, depth: number): number[] => {
  const { state } = shore(set);
  return Array.from({ length: depth }, (_, i) => perft(graenaland, state, i + 1));
};

/** Four clans, tiny positions, every die a 1; the numbers are reckoned by hand in the comments. */
describe('how many ways there are to go on', () => {
  test('[G-D02][G-D04] one card among three clans', () => {
    // Seat 1 passes or gives the card to one of three. If it passes, seat 2 has the same four ways; a proposal is voted
    // on by three in turn. If both pass, seat 3, without a vote, is passed over, and seat 0 may end its building at
    // once or call for one of four joint works.
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
    // the phase seat 0 orders its warrior one of nine ways; a joint work is given up, or built if it is the improvement;
    // after the improvement three works are left to call for, or it is taken back (G-H05).
    const set: Shore = {
      settlements: { 0: [1, 0, 0, 0] },
      heroes: [[0], [1], [2], [3]],
      hands: ['wood, grain'],
    };
    expect(counts(set, 2)).toEqual([1 + 4 + 1, 9 + (3 + 2) + (1 + 3 + 1)]);
  });

  test('[G-B03][G-B04][G-B40] gold, a supply card and a market', () => {
    // The improvement, of wood and grain, is paid by the supply card alone, or by gold and one of its symbols, with the
    // market's help or without. It is the one work left to call for.
    const set: Shore = {
      settlements: { 0: [1, 0, 0, 0] },
      works: { 0: ['market', 'road', 'palisade'] },
      hands: ['gold, grain+wood'],
    };
    expect(counts(set, 1)).toEqual([1 + 1 + 3]);
  });
});
