import type { SuiteSetup, Subject } from '@tavola/kernel/suite';
import { graenaland } from '../index.ts';
import type { Graenaland } from '../types.ts';

const EXPERT = { start: 'draft', goals: 'cards' };

/** The set-ups have every number of players in the basic and the expert game, and every option at least once. */
export const setups: readonly SuiteSetup[] = [
  { seats: 3 },
  { seats: 4 },
  { seats: 5 },
  { seats: 3, options: EXPERT },
  { seats: 4, options: { ...EXPERT, island: 'custom' } },
  { seats: 5, options: { ...EXPERT, fiveAlt: true } },
  { seats: 4, options: { rounds: 6, first: 2 } },
];

/** These are the same tables with fewer rounds, so that every law can look at many positions. */
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
  // G-O16, G-B32 Hands decide who can declare and who offers cards, and without a declaration or an offer there is no event.
  perhaps: ['declared', 'offered'],
  bound: 3000,
};
