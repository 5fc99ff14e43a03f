import type { Dice } from '@tavola/kernel';
import { drawWeighted } from './sampling.ts';

/**
 * Regret matching (Hart and Mas-Colell): what would have been better before is done more often. Where all who
 * decide at once learn this way, what they did on average cannot be exploited by much: it is mixed where it must be.
 */
export interface Learner {
  readonly regrets: number[];
  /** What was played so far, added up; later rounds count more, since early ones know little. */
  readonly played: number[];
  rounds: number;
}

/** What the rules of thumb say is worth so much to begin with, in shares of victory. */
const PRIOR_REGRET = 0.1;

export const createLearner = (weights: readonly number[]): Learner => {
  const all = weights.reduce((sum, w) => sum + w, 0);
  return { regrets: weights.map(w => (PRIOR_REGRET * w) / all), played: weights.map(() => 0), rounds: 0 };
};

/** An arm more: it is played as soon as it would have been better. */
export const addArm = ({ regrets, played }: Learner): void => {
  regrets.push(0);
  played.push(0);
};

/** How to play now: in proportion to regret, or evenly where there is none. */
export const computeMixture = ({ regrets }: Learner): number[] => {
  let sum = 0;
  for (const regret of regrets) sum += Math.max(0, regret);
  return sum > 0 ? regrets.map(regret => Math.max(0, regret) / sum) : regrets.map(() => 1 / regrets.length);
};

/** All arms were tried in one world, against the same answers of the others. */
export const learn = (learner: Learner, worths: readonly number[]): void => {
  const now = computeMixture(learner);
  learner.rounds++;
  const mean = worths.reduce((sum, worth, arm) => sum + worth * now[arm]!, 0);
  for (const [arm, worth] of worths.entries()) {
    // Regret below nothing is forgotten (regret matching plus): what was bad once is tried again soon enough.
    learner.regrets[arm] = Math.max(0, learner.regrets[arm]! + worth - mean);
    learner.played[arm]! += learner.rounds * now[arm]!;
  }
};

/** Arms played less often than this on average are slips of the learning, not part of the mixture. */
const MIN_SHARE = 0.08;
/** Where there are many arms, none may be played as often as that: half of an even share is enough. */
const MIN_SHARE_OF_EVEN = 0.5;

/** One arm, drawn from what was played on average. */
export const drawFromAverage = ({ played }: Learner, dice: Dice): number => {
  const all = played.reduce((sum, x) => sum + x, 0);
  const slip = Math.min(MIN_SHARE, MIN_SHARE_OF_EVEN / played.length);
  return drawWeighted(all > 0 ? played.map(x => (x / all < slip ? 0 : x)) : played.map(() => 1), dice);
};
