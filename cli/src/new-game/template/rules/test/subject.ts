import type { Subject } from '@tavola/kernel/suite';
import { newgame, type Newgame } from '../index.ts';

/** Every number of seats, and every option at least once. */
export const subject: Subject<Newgame> = {
  game: newgame,
  setups: [{ seats: 2 }, { seats: 3, options: { rounds: 2 } }, { seats: 4 }],
  reveals: ['bids', 'lucky'],
  bound: 40,
};
