import type { GameTypes } from '@tavola/kernel';
import type { Decision } from '../bot.ts';
import { playedOut } from './playouts.ts';
import { learn, settled } from './regret-matching.ts';
import {
  answersOf,
  decided,
  deciderIn,
  imagined,
  SEEDS,
  widen,
  type Decider,
  type Search,
} from './search.ts';

/** The others who decide at the same time, with answers worth a look. */
export const contenders = <K extends GameTypes>(search: Search<K>, first: number): Decider[] => {
  const { strategy, game, seat: own, view, dice } = search;
  return view
    .asked!.who.filter(seat => seat !== own)
    .map(seat => {
      const world = imagined(search);
      return deciderIn(strategy, game.view(world, seat), world, dice, first);
    });
};

/** Of four turns to learn three are ours: what the others learn only has to be good enough to learn against. */
const ROUND = 4;

/** Whose turn it is to learn. */
export const learnerAt = (turn: number, own: Decider, others: readonly Decider[]): Decider =>
  turn % ROUND < ROUND - 1 || others.length === 0 ? own : others[Math.floor(turn / ROUND) % others.length]!;

/** With so many playouts, everybody looks at one answer more. */
const PLAYOUTS_EACH = 250;

/** All who decide at once learn in turn, each against what the others would do now. */
export const contest = <K extends GameTypes>(
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
    const { seat, arms, learner } = learnerAt(turn++, own, others);
    const world = imagined(search);
    const answers = answersOf(all, dice);
    const seed = dice.below(SEEDS);
    const worths = arms.map(arm => {
      answers.set(seat, arm.answer);
      clock.spent++;
      return playedOut(search, world, answers, seed)[seat]!;
    });
    learn(learner, worths);
    for (; clock.spent - start > wider * PLAYOUTS_EACH; wider++) all.forEach(widen);
  } while (clock.share < 1);
  return decided(own.arms[settled(own.learner, dice)]!, clock);
};
