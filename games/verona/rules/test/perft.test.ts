import { perft } from '@tavola/kernel/suite';
import { describe, expect, test } from 'vitest';
import { verona } from '../index.ts';
import { town, type Town } from './town.ts';

const counts = (set: Town, depth: number): number[] => {
  const { state } = town({ seats: 2, missions: [[], []], ...set });
  return Array.from({ length: depth }, (_, i) => perft(verona, state, i + 1));
};

/** Two houses have tiny positions and every die shows 1; the comments derive the numbers by hand. */
describe('how many ways there are to go on', () => {
  test('[V-C21] a bribe against a brawl, and a bluff elsewhere', () => {
    // There are two streets to pick from; then 0 to 3 florins and 0 or 1 mercenary either way round, as the game picks
    // the last street itself; then both have 20 to 23 florins and hire 0 to 4.
    const set: Town = {
      allies: { 'via-rosa': [1, 1] },
      plans: { 'via-rosa': ['corruption', 'violence'], 'via-poloni': ['bluff', null] },
      florins: [3, 3],
      mercenaries: [0, 1],
    };
    expect(counts(set, 5)).toEqual([2, 8, 16, 80, 400]);
  });

  test('[V-C43][V-C45] an intrigue against one defender', () => {
    // Three cards meet three guesses. Three of the nine guesses are right: both then hire 0 to 4, as after the two
    // accusations. Two murders choose one of two colours, and hire. Two intimidations choose a colour: the schemer's
    // has a refuge in Via Roma and the guesser's one in Via Stella, so both scatter by themselves, and hire.
    const set: Town = {
      allies: { 'via-roma': [2, 0], 'via-rosa': [0, 1], 'via-stella': [0, 1] },
      plans: { 'via-rosa': ['intrigue', null] },
      florins: [3, 3],
    };
    expect(counts(set, 4)).toEqual([3, 9, 3 * 5 + 2 * 5 + 2 * 2 + 2 * 2, 3 * 25 + 2 * 25 + 4 * 5 + 4 * 5]);
  });
});
