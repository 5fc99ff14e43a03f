import type { Subject } from '@tavola/kernel/suite';
import { disguise } from '../resample.ts';
import { verona, type Verona } from '../index.ts';

/** The set-ups have every number of seats, and every variant at least once. */
export const subject: Subject<Verona> = {
  game: verona,
  setups: [
    { seats: 2 },
    { seats: 3, options: { redentore: '3/5', convento: 'involved' } },
    { seats: 4 },
    { seats: 4, options: { planning: 'turns', first: 2 } },
    { seats: 5, options: { talk: 'silent' } },
    { seats: 2, rules: 1 },
  ],
  perhaps: ['mission'],
  reveals: [
    'street',
    'cards',
    'bids',
    'mission',
    'auction',
    'hired',
    'rearming',
    'planned',
    'deck',
    'offered',
    'placed',
    'unshown',
  ],
  disguise,
  bound: 12_000,
};
