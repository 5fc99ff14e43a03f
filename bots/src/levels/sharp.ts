import type { GameTypes } from '@tavola/kernel';
import { createGenericStrategy } from './generic-strategy.ts';
import type { Decision, BotSettings } from '../bot.ts';
import { createBot } from '../create-bot.ts';
import { BudgetMeter } from '../search/budget.ts';
import { createContenders, searchSimultaneously } from '../search/simultaneous.ts';
import { findBest, findFinalists, halve } from '../search/sequential-halving.ts';
import type { Level, PlayableGame } from '../knowledge.ts';
import type { Strategy } from '../strategy.ts';
import { Opponents } from '../search/opponents.ts';
import {
  makeDecision,
  createDeciderFor,
  createDecider,
  type Decider,
  type Search,
} from '../search/search.ts';

/**
 * Arms of a seat that decides alone, its first arms if there are more candidates, and the first arms of each seat that
 * decides at the same time as others.
 */
const MAX_ARMS_ALONE = 20;
const FIRST_ARMS_ALONE = 12;
const ARMS_SIMULTANEOUS = 8;

/**
 * Searches in imagined worlds. In each world it tries all candidates with the same dice and against the same answers of
 * the others, so that they differ by their effects and not by luck. A seat that decides alone keeps halving its
 * candidates; if several seats decide at once, all of them learn and the answer is drawn from the learnt mixture.
 */
export const sharp: Level = <K extends GameTypes>(game: PlayableGame<K>, manner?: BotSettings) => {
  const strategy: Strategy<K> = game.bot?.strategy ?? createGenericStrategy(game);
  return createBot<K>(game, manner, (view, worlds, dice, budget = {}) => {
    const clock = new BudgetMeter(budget);
    const first = worlds(dice);
    const isContest = strategy.isSimultaneous(view);
    const own = isContest
      ? createDeciderFor(strategy, view, first, dice, ARMS_SIMULTANEOUS)
      : createDeciderFor(strategy, view, first, dice, FIRST_ARMS_ALONE, MAX_ARMS_ALONE);
    if (own.arms.length === 1) return makeDecision(own.arms[0]!, clock);
    const search = { game, strategy, worlds, dice, clock, view, first, seat: own.seat };
    return isContest
      ? searchSimultaneously(search, own, createContenders(search, ARMS_SIMULTANEOUS))
      : searchAlone(search, own);
  });
};

/** For a big choice the search first finds the best few answers and then draws from a mixture of them. */
const FINAL_ARMS = 4;
const FINAL_FROM_SHARE = 0.75;

const searchAlone = <K extends GameTypes>(search: Search<K>, { arms, waiting, seat }: Decider): Decision => {
  const { clock, strategy, view } = search;
  const others = new Opponents(search);
  if (!strategy.isBig(view)) return makeDecision(findBest(search, others, arms, waiting), clock);
  const last = halve(search, others, findFinalists(search, arms, others), FINAL_ARMS, {
    until: FINAL_FROM_SHARE,
  });
  return searchSimultaneously(search, createDecider(seat, last, FINAL_ARMS), others.deciders(FINAL_ARMS));
};
