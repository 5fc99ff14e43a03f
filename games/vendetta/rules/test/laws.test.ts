import { testWholeGames, testLaws, type Subject } from '@tavola/kernel/suite';
import { vendetta } from '../index.ts';
import type { Vendetta } from '../types.ts';

const subject: Subject<Vendetta> = {
  game: vendetta,
  setups: [
    { seats: 2, options: { end: 'rounds', rounds: 2 } },
    { seats: 3, options: { end: 'first-fall', tower: 'bare' } },
    { seats: 4, options: { end: 'rounds', rounds: 1 } },
    { seats: 6, options: { end: 'rounds', rounds: 1 } },
    { seats: 2, options: { end: 'prince', debt: 'floors' } },
    { seats: 3, options: { end: 'rounds', rounds: 1 }, rules: 1 },
  ],
  // N-S08 The game shows names of places and layouts at once, and votes on a name when all are in.
  reveals: ['naming', 'layouts', 'vetoed'],
  bound: 3000,
};

// The longer run is in long.slow.test.ts.
testLaws(subject, { games: 1, every: 8 });
testWholeGames(subject, 20);
