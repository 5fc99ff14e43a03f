import type { Dice } from '@tavola/kernel';
import { drawWeighted } from './sampling.ts';

/**
 * The state of regret matching (Hart and Mas-Colell), which plays an arm more often if it would have been better. If all
 * seats learn this way, their average mixture can hardly be exploited.
 */
export interface Learner {
  readonly regrets: number[];
  /** The sum of the mixtures so far. Later rounds count more, because early ones know little. */
  readonly played: number[];
  rounds: number;
}

/** The weight of the rules of thumb at the beginning, in shares of victory. */
const PRIOR_REGRET = 0.1;

export const createLearner = (weights: readonly number[]): Learner => {
  const all = weights.reduce((sum, w) => sum + w, 0);
  return { regrets: weights.map(w => (PRIOR_REGRET * w) / all), played: weights.map(() => 0), rounds: 0 };
};

/** Adds an arm, which is played as soon as it would have been better. */
export const addArm = ({ regrets, played }: Learner): void => {
  regrets.push(0);
  played.push(0);
};

/** Returns the mixture to play now, in proportion to regret, or even if no arm has regret. */
export const computeMixture = ({ regrets }: Learner): number[] => {
  let sum = 0;
  for (const regret of regrets) sum += Math.max(0, regret);
  return sum > 0 ? regrets.map(regret => Math.max(0, regret) / sum) : regrets.map(() => 1 / regrets.length);
};

/** Learns from the worth of all arms in one world, against the same answers of the others. */
export const learn = (learner: Learner, worths: readonly number[]): void => {
  const now = computeMixture(learner);
  learner.rounds++;
  const mean = worths.reduce((sum, worth, arm) => sum + worth * now[arm]!, 0);
  for (const [arm, worth] of worths.entries()) {
    // Negative regret is forgotten (regret matching plus), so that an arm that was once bad is soon tried again.
    learner.regrets[arm] = Math.max(0, learner.regrets[arm]! + worth - mean);
    learner.played[arm]! += learner.rounds * now[arm]!;
  }
};

/** An arm played less often than this is noise of the learning and not part of the mixture. */
const MIN_SHARE = 0.08;
/** With many arms no arm may reach MIN_SHARE, so this part of an even share is enough. */
const MIN_SHARE_OF_EVEN = 0.5;

/** Draws one arm from the average mixture. */
export const drawFromAverage = ({ played }: Learner, dice: Dice): number => {
  const all = played.reduce((sum, x) => sum + x, 0);
  const slip = Math.min(MIN_SHARE, MIN_SHARE_OF_EVEN / played.length);
  return drawWeighted(all > 0 ? played.map(x => (x / all < slip ? 0 : x)) : played.map(() => 1), dice);
};
