import type { Verona } from '../rules/index.ts';
import type { Dice, Seat, State, View } from '@tavola/kernel';
import type { Strategy as AnyStrategy } from '@tavola/bots/strategy.ts';
import { eyeOf } from './evaluation/evaluation.ts';
import { imagine } from './imagine.ts';
import { planFor, planLike, plannerOf, reasonFor, type TokenPlanner } from './heuristics/token-plan.ts';
import { rateProspects } from './evaluation/prospects.ts';
import { answerQuickly } from './quick.ts';
import type { RatedVeronaAnswer, VeronaReason } from './reasons.ts';
import { answerSteadily, weighAnswers } from './steady.ts';

type Strategy = AnyStrategy<Verona, VeronaReason>;

/** Simultaneous secret questions that are worth a joint search. */
const CONTESTS = new Set(['bids', 'cards', 'municipio']);
/** The heuristics decide these alone: the effect lies beyond the search horizon, or the answer is plain. */
const PLAIN = new Set(['hire', 'another-go', 'try-again', 'next-token']);

const planners = new WeakMap<State<Verona>, TokenPlanner>();

/** One planner for each world, because search draws many plans in it. */
const plannerIn = (world: State<Verona>, seat: Seat): TokenPlanner => {
  const known = planners.get(world);
  if (known?.judge.seat === seat) return known;
  const planner = plannerOf(eyeOf(world, seat), seat);
  planners.set(world, planner);
  return planner;
};

const plans = (
  seat: Seat,
  world: State<Verona>,
  pieces: readonly number[],
  dice: Dice,
  most: number,
): RatedVeronaAnswer[] => {
  const planner = plannerIn(world, seat);
  return Array.from({ length: most }, () => {
    const { plan, best } = planFor(planner, pieces, dice);
    return { answer: plan, reason: reasonFor(planner.judge.eye, seat, best) };
  });
};

const candidates: Strategy['candidates'] = (view, world, dice, most) => {
  const { name, choice } = view.asked!;
  if (PLAIN.has(name)) return [answerSteadily(view, world, dice)];
  if (choice?.kind === 'lay') return plans(view.seat!, world, choice.pieces, dice, most);
  const { options, rule } = weighAnswers(view, world, dice);
  const best = options.toSorted((a, b) => b.net - a.net).slice(0, most);
  return best.map(option => ({ ...option, weight: Math.exp((option.net - best[0]!.net) / rule.heat) }));
};

const variation: Strategy['variation'] = (view, world, { answer, reason }, dice) => {
  const { choice } = view.asked!;
  if (choice?.kind !== 'lay' || !Array.isArray(answer)) return { answer, reason };
  const planner = plannerIn(world, view.seat!);
  const { plan, best } = planLike(planner, choice.pieces, dice, answer.map(Number));
  return { answer: plan, reason: best < 0 ? reason : reasonFor(planner.judge.eye, view.seat!, best) };
};

export const veronaStrategy: Strategy = {
  steady: answerSteadily,
  candidates,
  variation,
  isBig: view => view.asked!.choice?.kind === 'lay',
  isSimultaneous: (view: View<Verona>) => CONTESTS.has(view.asked!.name),
  isOpen: () => true,
  quick: answerQuickly,
  imagine,
  // The dice of a street fall the same in all playouts, whatever streets came before.
  beat: ({ table }) => 64 * table.round + table.fight.street,
  // To the end of the round, when buildings are settled and profits paid; the preparation ends with the first plan.
  isFarEnough: (start, { table }) => table.arming || table.round !== start.table.round,
  prospects: rateProspects,
};
