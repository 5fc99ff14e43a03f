import type { TestPosition } from '@tavola/kernel/suite';
import type { Graenaland } from '../index.ts';
import { shore, type Shore } from './shore.ts';

/** Seat 0 is the main player. Seat 1 has four points on v01 (6, 8 houses; largest 5; army 3) and a full hand. */
export const window = (set: Shore = {}): TestPosition<Graenaland> =>
  shore({
    at: 'G-O16:declaration',
    options: { goals: 'cards' },
    settlements: { 0: [1, 5, 0, 0], 1: [1, 3, 1, 1] },
    army: [1, 3, 1, 1],
    heroes: [[0], [0], [0], [0]],
    hands: ['', '4 ore, 4 wood, 2 grain, 2 livestock', '', ''],
    victory: [5, 1, 3, 4],
    ...set,
  });
