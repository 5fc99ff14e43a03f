import type { GameTypes } from '@tavola/kernel';
import type { RatedAnswer } from '../strategy.ts';
import type { Opponents } from './opponents.ts';
import { playedOut } from './playouts.ts';
import { imagined, SEEDS, type Search } from './search.ts';

/** How long a halving takes: until a share of the budget is spent, or so many playouts. */
interface Span {
  readonly until: number;
  readonly playouts?: number;
}

/** Sequential halving: each time a part of the span is over, half of the answers goes, until so many are left. */
export const halved = <K extends GameTypes>(
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
    const world = imagined(search);
    const answers = others.answersIn(world);
    const seed = dice.below(SEEDS);
    for (const arm of order) {
      answers.set(seat, arms[arm]!.answer);
      sums[arm]! += playedOut(search, world, answers, seed)[seat]!;
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
const CHALLENGERS = 16;
const HEAT = 160;
const FINALISTS = 3;

/**
 * Heats, for half of the budget: each looks at fresh answers and at variations of the best so far. So the more time
 * there is, the more answers are looked at.
 */
export const finalists = <K extends GameTypes>(
  search: Search<K>,
  first: readonly RatedAnswer[],
  others: Opponents<K>,
): RatedAnswer[] => {
  const { view, clock, strategy, dice } = search;
  const found = new Set<RatedAnswer>();
  let arms = first;
  do {
    const best = halved(search, others, arms, FINALISTS, { until: 0.5, playouts: HEAT });
    for (const arm of best) found.add(arm);
    const fresh = strategy.candidates(view, search.first, dice, CHALLENGERS >> 1);
    const near = fresh.flatMap(() => strategy.variation?.(view, search.first, best[0]!, dice) ?? []);
    arms = [best[0]!, ...fresh, ...near];
  } while (clock.share < 0.5);
  return [...found];
};

/** The part of the budget that shows which answers are no good, and the playouts that pay for one answer more. */
const FIRST_PART = 0.25;
const PLAYOUTS_EACH = 80;

/** The best of the answers; where more are waiting, those that there is time for join the better half of the first. */
export const bestOf = <K extends GameTypes>(
  search: Search<K>,
  others: Opponents<K>,
  first: readonly RatedAnswer[],
  waiting: readonly RatedAnswer[],
): RatedAnswer => {
  const { clock } = search;
  if (waiting.length === 0) return halved(search, others, first, 1, { until: 1 })[0]!;
  const better = halved(search, others, first, Math.ceil(first.length / 2), { until: FIRST_PART });
  const expected = clock.spent / Math.max(FIRST_PART, clock.share);
  const joining = waiting.slice(0, Math.floor(expected / PLAYOUTS_EACH));
  return halved(search, others, [...better, ...joining], 1, { until: 1 })[0]!;
};
