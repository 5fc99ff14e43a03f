import type { GameTypes } from '@tavola/kernel';
import type { Decision } from '../bot.ts';
import { playOut } from './playouts.ts';
import { learn, drawFromAverage } from './regret-matching.ts';
import {
  drawAnswers,
  makeDecision,
  createDeciderFor,
  imagineWorld,
  SEED_COUNT,
  widen,
  type Decider,
  type Search,
} from './search.ts';

/** The others who decide at the same time, with answers worth a look. */
export const createContenders = <K extends GameTypes>(search: Search<K>, first: number): Decider[] => {
  const { strategy, game, seat: own, view, dice } = search;
  return view
    .asked!.who.filter(seat => seat !== own)
    .map(seat => {
      const world = imagineWorld(search);
      return createDeciderFor(strategy, game.view(world, seat), world, dice, first);
    });
};

/** Of four turns to learn three are ours: what the others learn only has to be good enough to learn against. */
const TURNS_PER_ROUND = 4;

/** Whose turn it is to learn. */
export const pickLearner = (turn: number, own: Decider, others: readonly Decider[]): Decider =>
  turn % TURNS_PER_ROUND < TURNS_PER_ROUND - 1 || others.length === 0
    ? own
    : others[Math.floor(turn / TURNS_PER_ROUND) % others.length]!;

/** With so many playouts, everybody looks at one answer more. */
const PLAYOUTS_PER_NEW_ARM = 250;

/** All who decide at once learn in turn, each against what the others would do now. */
export const searchSimultaneously = <K extends GameTypes>(
  search: Search<K>,
  own: Decider,
  others: readonly Decider[],
): Decision => {
  const { clock, dice } = search;
  const all = [own, ...others];
  const start = clock.spent;
  let turn = 0;
  let wider = 1;
  do {
    const { seat, arms, learner } = pickLearner(turn++, own, others);
    const world = imagineWorld(search);
    const answers = drawAnswers(all, dice);
    const seed = dice.below(SEED_COUNT);
    const worths = arms.map(arm => {
      answers.set(seat, arm.answer);
      clock.spent++;
      return playOut(search, world, answers, seed)[seat]!;
    });
    learn(learner, worths);
    for (; clock.spent - start > wider * PLAYOUTS_PER_NEW_ARM; wider++) all.forEach(widen);
  } while (clock.share < 1);
  return makeDecision(own.arms[drawFromAverage(own.learner, dice)]!, clock);
};
