import type { GameTypes } from '@tavola/kernel';
import type { RatedAnswer } from '../strategy.ts';
import type { Opponents } from './opponents.ts';
import { playOut } from './playouts.ts';
import { imagineWorld, SEED_COUNT, type Search } from './search.ts';

/** How long a halving takes: until a share of the budget is spent, or so many playouts. */
interface Span {
  readonly until: number;
  readonly playouts?: number;
}

/** Sequential halving: each time a part of the span is over, half of the answers goes, until so many are left. */
export const halve = <K extends GameTypes>(
  search: Search<K>,
  others: Opponents<K>,
  arms: readonly RatedAnswer[],
  keep: number,
  { until, playouts = Infinity }: Span,
): RatedAnswer[] => {
  const { seat, clock, dice } = search;
  if (arms.length <= keep) return [...arms];
  const sums = arms.map(() => 0);
  const order = arms.map((_, arm) => arm);
  const stages = Math.ceil(Math.log2(order.length / keep));
  const [share, spent] = [clock.share, clock.spent];
  const done = (): number => {
    if (clock.share >= until) return 1;
    return Math.max((clock.share - share) / (until - share), (clock.spent - spent) / playouts);
  };
  let stage = 0;
  do {
    const world = imagineWorld(search);
    const answers = others.drawAnswers(world);
    const seed = dice.below(SEED_COUNT);
    for (const arm of order) {
      answers.set(seat, arms[arm]!.answer);
      sums[arm]! += playOut(search, world, answers, seed)[seat]!;
      clock.spent++;
    }
    if (done() * stages < stage + 1) continue;
    stage++;
    order.sort((a, b) => sums[b]! - sums[a]!);
    order.length = Math.max(keep, order.length >> 1);
  } while (order.length > keep && done() < 1);
  order.sort((a, b) => sums[b]! - sums[a]!);
  return order.slice(0, keep).map(arm => arms[arm]!);
};

/** How many new answers a heat looks at, how many playouts it takes, and how many of the best go to the final. */
const CHALLENGERS_PER_HEAT = 16;
const PLAYOUTS_PER_HEAT = 160;
const FINALISTS_PER_HEAT = 3;

/**
 * Heats, for half of the budget: each looks at fresh answers and at variations of the best so far. So the more time
 * there is, the more answers are looked at.
 */
export const findFinalists = <K extends GameTypes>(
  search: Search<K>,
  first: readonly RatedAnswer[],
  others: Opponents<K>,
): RatedAnswer[] => {
  const { view, clock, strategy, dice } = search;
  const found = new Set<RatedAnswer>();
  let arms = first;
  do {
    const best = halve(search, others, arms, FINALISTS_PER_HEAT, { until: 0.5, playouts: PLAYOUTS_PER_HEAT });
    for (const arm of best) found.add(arm);
    const fresh = strategy.candidates(view, search.first, dice, CHALLENGERS_PER_HEAT >> 1);
    const near = fresh.flatMap(() => strategy.variation?.(view, search.first, best[0]!, dice) ?? []);
    arms = [best[0]!, ...fresh, ...near];
  } while (clock.share < 0.5);
  return [...found];
};

/** The part of the budget that shows which answers are no good, and the playouts that pay for one answer more. */
const FIRST_STAGE_SHARE = 0.25;
const PLAYOUTS_PER_NEW_ARM = 80;

/** The best of the answers; where more are waiting, those that there is time for join the better half of the first. */
export const findBest = <K extends GameTypes>(
  search: Search<K>,
  others: Opponents<K>,
  first: readonly RatedAnswer[],
  waiting: readonly RatedAnswer[],
): RatedAnswer => {
  const { clock } = search;
  if (waiting.length === 0) return halve(search, others, first, 1, { until: 1 })[0]!;
  const better = halve(search, others, first, Math.ceil(first.length / 2), { until: FIRST_STAGE_SHARE });
  const expected = clock.spent / Math.max(FIRST_STAGE_SHARE, clock.share);
  const joining = waiting.slice(0, Math.floor(expected / PLAYOUTS_PER_NEW_ARM));
  return halve(search, others, [...better, ...joining], 1, { until: 1 })[0]!;
};
