import type { Answer, Dice, GameTypes, Seat, State, View } from '@tavola/kernel';
import type { Decision, Worlds } from '../bot.ts';
import type { BudgetMeter } from './budget.ts';
import type { Strategy, RatedAnswer } from '../strategy.ts';
import { drawWeighted } from './sampling.ts';
import type { Playouts } from './playouts.ts';
import { addArm, createLearner, computeMixture, type Learner } from './regret-matching.ts';

/** Seeds for playouts are drawn below this. */
export const SEED_COUNT = 0x4000_0000;

/** A seat that decides now, with the answers under search and those that join if there is time. */
export interface Decider {
  readonly seat: Seat;
  readonly arms: RatedAnswer[];
  readonly waiting: RatedAnswer[];
  readonly learner: Learner;
}

/** Everything that a search needs. */
export interface Search<K extends GameTypes> extends Playouts<K> {
  readonly worlds: Worlds<K>;
  readonly dice: Dice;
  readonly clock: BudgetMeter;
  readonly view: View<K>;
  /** One of the worlds, in which candidates are drawn. */
  readonly first: State<K>;
  readonly seat: Seat;
}

export const createDecider = (seat: Seat, thoughts: readonly RatedAnswer[], first: number): Decider => {
  const arms = thoughts.slice(0, first);
  return {
    seat,
    arms,
    waiting: thoughts.slice(first),
    learner: createLearner(arms.map(({ weight }) => weight ?? 1)),
  };
};

/** Candidates drawn per arm; the rest wait. */
const CANDIDATES_PER_ARM = 5;

/**
 * Makes a decider with the candidates of a strategy, the likeliest first. All become arms if there are at most `most`;
 * otherwise the first few do and the rest wait. For a big choice none wait, because more can be drawn.
 */
export const createDeciderFor = <K extends GameTypes>(
  strategy: Strategy<K>,
  view: View<K>,
  world: State<K>,
  dice: Dice,
  first: number,
  most = first,
): Decider => {
  const thoughts = strategy.candidates(
    view,
    world,
    dice,
    strategy.isBig(view) ? most : CANDIDATES_PER_ARM * most,
  );
  return createDecider(view.seat!, thoughts, thoughts.length > most ? first : most);
};

/** Turns the next waiting answer into an arm. */
export const widen = ({ arms, waiting, learner }: Decider): void => {
  const next = waiting.shift();
  if (!next) return;
  arms.push(next);
  addArm(learner);
};

/** Draws an answer for each decider from its current mixture. */
export const drawAnswers = (deciders: readonly Decider[], dice: Dice): Map<Seat, Answer> =>
  new Map(
    deciders.map(({ seat, arms, learner }) => [
      seat,
      arms[drawWeighted(computeMixture(learner), dice)]!.answer,
    ]),
  );

export const imagineWorld = <K extends GameTypes>({ worlds, strategy, dice, seat }: Search<K>): State<K> => {
  const world = worlds(dice);
  strategy.imagine(world, seat, dice);
  return world;
};

export const makeDecision = ({ answer, reason }: RatedAnswer, { spent }: BudgetMeter): Decision => ({
  answer,
  reason,
  iterations: spent,
});
