import type { GameTypes } from '@tavola/kernel';
import { createGenericStrategy } from './generic-strategy.ts';
import type { Decision, BotSettings } from '../bot.ts';
import { createBot } from '../create-bot.ts';
import { BudgetMeter } from '../search/budget.ts';
import { contenders, contest } from '../search/simultaneous.ts';
import { bestOf, finalists, halved } from '../search/sequential-halving.ts';
import type { Level, PlayableGame } from '../knowledge.ts';
import type { Strategy } from '../strategy.ts';
import { Opponents } from '../search/opponents.ts';
import { decided, deciderIn, deciderOf, type Decider, type Search } from '../search/search.ts';

/** So many answers are looked at by one alone; where there are more, fewer at first; and by each of those who contest. */
const MANY = 20;
const SOME = 12;
const FEW = 8;

/**
 * Search in imagined worlds. In each, all answers worth a look are tried with the same dice and against the same
 * answers of the others, so that they differ by what they do and not by luck. Alone, the better half is kept again
 * and again; where several decide at once all of them learn, and the answer is drawn from what was learnt.
 */
export const sharp: Level = <K extends GameTypes>(game: PlayableGame<K>, manner?: BotSettings) => {
  const strategy: Strategy<K> = game.bot?.strategy ?? createGenericStrategy(game);
  return createBot<K>(game, manner, (view, worlds, dice, budget = {}) => {
    const clock = new BudgetMeter(budget);
    const first = worlds(dice);
    const isContest = strategy.isSimultaneous(view);
    const own = isContest
      ? deciderIn(strategy, view, first, dice, FEW)
      : deciderIn(strategy, view, first, dice, SOME, MANY);
    if (own.arms.length === 1) return decided(own.arms[0]!, clock);
    const search = { game, strategy, worlds, dice, clock, view, first, seat: own.seat };
    return isContest ? contest(search, own, contenders(search, FEW)) : alone(search, own);
  });
};

/** Of a big choice the best few are looked for first, and the answer is drawn from a mixture of them. */
const FINAL = 4;
const FINAL_FROM = 0.75;

const alone = <K extends GameTypes>(search: Search<K>, { arms, waiting, seat }: Decider): Decision => {
  const { clock, strategy, view } = search;
  const others = new Opponents(search);
  if (!strategy.isBig(view)) return decided(bestOf(search, others, arms, waiting), clock);
  const last = halved(search, others, finalists(search, arms, others), FINAL, { until: FINAL_FROM });
  return contest(search, deciderOf(seat, last, FINAL), others.deciders(FINAL));
};
