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

/** Makes deciders for the other seats that decide at the same time. */
export const createContenders = <K extends GameTypes>(search: Search<K>, first: number): Decider[] => {
  const { strategy, game, seat: own, view, dice } = search;
  return view
    .asked!.who.filter(seat => seat !== own)
    .map(seat => {
      const world = imagineWorld(search);
      return createDeciderFor(strategy, game.view(world, seat), world, dice, first);
    });
};

/** The own seat learns in all turns of a round but one, because the others need only be good enough to learn against. */
const TURNS_PER_ROUND = 4;

/** Returns the decider that learns in this turn. */
export const pickLearner = (turn: number, own: Decider, others: readonly Decider[]): Decider =>
  turn % TURNS_PER_ROUND < TURNS_PER_ROUND - 1 || others.length === 0
    ? own
    : others[Math.floor(turn / TURNS_PER_ROUND) % others.length]!;

/** Playouts after which each decider gets one more arm. */
const PLAYOUTS_PER_NEW_ARM = 250;

/** Lets all deciders learn in turn, each against the current mixtures of the others. */
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
