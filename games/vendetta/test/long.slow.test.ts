import { ends, type Subject } from '@tavola/kernel/suite';
import { vendetta, type Vendetta } from '../index.ts';

/** Long random play: every number of houses, every ending. */
const subject: Subject<Vendetta> = {
  game: vendetta,
  setups: [2, 3, 4, 5, 6].flatMap(seats => [
    { seats, options: { end: 'prince' } },
    { seats, options: { end: 'first-fall' } },
    { seats, options: { end: 'rounds', rounds: 8, tower: 'bare' } },
  ]),
  reveals: ['layouts', 'vetoed'],
  bound: 5000,
};

ends(subject, 40);
