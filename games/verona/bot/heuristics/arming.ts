import { MERCENARY_PRICE } from '../../rules/index.ts';
import { at, rivalsIn } from '../evaluation/evaluation.ts';
import { gainOf } from '../evaluation/gain.ts';
import { mostOf, type Heuristic } from './heuristic.ts';

/** A round has two violences, so more mercenaries are seldom of use. */
const ENOUGH = 5;

/** V-E30 Weighs the two best removals of the next round against the florins that the purse needs. */
export const hire: Heuristic = {
  heat: 0.35,
  weigh: ({ eye, judge, seat, choice }) => {
    const have = eye.mercenaries[seat]!;
    const removals: number[] = [];
    for (const street of eye.table.board.all)
      if (at(eye, seat, street) > 0)
        removals.push(...rivalsIn(eye, seat, street).map(of => gainOf(judge, [[of, street, -1]])));
    removals.sort((a, b) => b - a);
    const [first = 0, second = 0] = removals;
    // One mercenary for each violence does most of the work; a second one makes it safe.
    const use = (n: number): number =>
      [0.6 * first, 0.5 * second, 0.2 * first, 0.15 * second, 0.1].slice(0, n).reduce((sum, x) => sum + x, 0);
    const florins = eye.florins[seat]!;
    const most = Math.min(mostOf(choice), Math.max(0, ENOUGH - have));
    return Array.from({ length: most + 1 }, (_, n) => ({
      answer: n,
      net: use(have + n) - use(have) - n * (0.42 + MERCENARY_PRICE / (10 + florins)),
      reason: n === 0 ? { code: 'armed-enough' } : { code: 'arms', about: { mercenaries: n } },
    }));
  },
};

/** V-E31 Another go helps the players who held back, so the bot seldom calls it. */
export const anotherGo: Heuristic = {
  heat: 0.25,
  weigh: () => [
    { answer: 0, net: 0.5, reason: { code: 'enough' } },
    { answer: 1, net: 0, reason: { code: 'arms-more' } },
  ],
};
