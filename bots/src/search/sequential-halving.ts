import type { GameTypes } from '@tavola/kernel';
import type { RatedAnswer } from '../strategy.ts';
import type { Opponents } from './opponents.ts';
import { playOut } from './playouts.ts';
import { imagineWorld, SEED_COUNT, type Search } from './search.ts';

/** The length of a halving: until this share of the budget is spent, or for this many playouts. */
interface Span {
  readonly until: number;
  readonly playouts?: number;
}

/** Sequential halving: after each part of the span the worse half of the answers is dropped, down to `keep`. */
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

/** New answers, playouts and finalists of one heat. */
const CHALLENGERS_PER_HEAT = 16;
const PLAYOUTS_PER_HEAT = 160;
const FINALISTS_PER_HEAT = 3;

/**
 * Runs heats for half of the budget. Each heat tries fresh answers and variations of the best so far, so a longer
 * search tries more answers.
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

/** The share of the budget that finds the bad answers, and the playouts that each new arm costs. */
const FIRST_STAGE_SHARE = 0.25;
const PLAYOUTS_PER_NEW_ARM = 80;

/** Finds the best answer. Waiting answers that there is time for join the better half of the first ones. */
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
