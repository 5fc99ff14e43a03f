import type { SuiteSetup, Subject } from '@tavola/kernel/suite';
import { graenaland } from '../index.ts';
import type { Graenaland } from '../types.ts';

const EXPERT = { start: 'draft', goals: 'cards' };

/** Every number of players in the basic and the expert game, and every option at least once. */
export const setups: readonly SuiteSetup[] = [
  { seats: 3 },
  { seats: 4 },
  { seats: 5 },
  { seats: 3, options: EXPERT },
  { seats: 4, options: { ...EXPERT, island: 'custom' } },
  { seats: 5, options: { ...EXPERT, fiveAlt: true } },
  { seats: 4, options: { rounds: 6, first: 2 } },
];

/** The same tables, with so few rounds that every law can look at many positions. */
export const shortSetups = (rounds: number): SuiteSetup[] =>
  setups.map(({ seats, options }) => ({ seats, options: { ...options, rounds } }));

export const subject: Subject<Graenaland> = {
  game: graenaland,
  setups,
  reveals: [
    'agreed',
    'supplies',
    'produced',
    'improvement',
    'moved',
    'vote',
    'offered',
    'built',
    'declared',
    'shown',
  ],
  // G-O16 Who can declare depends on hands; if nobody does, nothing is told.
  perhaps: ['declared'],
  bound: 3000,
};
