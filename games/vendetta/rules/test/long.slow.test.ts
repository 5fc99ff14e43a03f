import { testWholeGames, testLaws, type SuiteSetup, type Subject } from '@tavola/kernel/suite';
import { vendetta, type Vendetta } from '../index.ts';

/** Asides make games long and laws look at every viewer, so a few rounds are enough. */
const short = ({ seats, options }: SuiteSetup): SuiteSetup => ({
  seats,
  options: { ...options, end: 'rounds', rounds: 2 },
});

/** Long random play covers every number of houses and every ending. */
const subject: Subject<Vendetta> = {
  game: vendetta,
  setups: [2, 3, 4, 5, 6].flatMap(seats => [
    { seats, options: { end: 'prince' } },
    { seats, options: { end: 'first-fall' } },
    { seats, options: { end: 'rounds', rounds: 8, tower: 'bare' } },
  ]),
  reveals: ['naming', 'layouts', 'vetoed'],
  bound: 5000,
};

testLaws({ ...subject, setups: subject.setups.map(short) }, { games: 2, every: 25 });
testWholeGames(subject, 25);
