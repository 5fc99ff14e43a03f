import { testWholeGames, testLaws } from '../suite/index.ts';
import type { Subject } from '../suite/index.ts';
import { fair, type Fair } from './fair.ts';

const subject: Subject<Fair> = {
  game: fair,
  setups: [{ seats: 2 }, { seats: 3 }, { seats: 4, options: { florins: 5 } }],
  reveals: ['bids'],
  bound: 40,
};

testLaws(subject, { games: 10, every: 2 });
testWholeGames(subject, 20);
