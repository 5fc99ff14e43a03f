import type { Dice } from '@tavola/kernel';

const FRACTION_STEPS = 1 << 20;

/** Draws a fraction from 0 to just below 1. */
const drawFraction = (dice: Dice): number => dice.below(FRACTION_STEPS) / FRACTION_STEPS;

/** Draws an index in proportion to its weight, never one without weight, or 0 if no index has weight. */
export const drawWeighted = (weights: readonly number[], dice: Dice): number => {
  let sum = 0;
  for (const w of weights) sum += Math.max(0, w);
  let rest = drawFraction(dice) * sum;
  let last = 0;
  for (let i = 0; i < weights.length; i++) {
    if (weights[i]! <= 0) continue;
    last = i;
    rest -= weights[i]!;
    if (rest < 0) break;
  }
  return last;
};

/** Draws an index by worth: an item that is better by `heat` points comes up e times as often. */
export const drawSoftmax = (worths: readonly number[], heat: number, dice: Dice): number => {
  let best = worths[0]!;
  for (let i = 1; i < worths.length; i++) if (worths[i]! > best) best = worths[i]!;
  const weights: number[] = [];
  for (let i = 0; i < worths.length; i++) weights.push(Math.exp((worths[i]! - best) / heat));
  return drawWeighted(weights, dice);
};

/** Draws noise between -`width` and `width`, most of it near 0. */
export const drawNoise = (width: number, dice: Dice): number =>
  width * (drawFraction(dice) + drawFraction(dice) - 1);
