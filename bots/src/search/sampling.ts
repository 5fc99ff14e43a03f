import type { Dice } from '@tavola/kernel';

const FRACTION_STEPS = 1 << 20;

/** From 0 to just below 1. */
const drawFraction = (dice: Dice): number => dice.below(FRACTION_STEPS) / FRACTION_STEPS;

/** One of these, in proportion to its weight, and never one without; the first where none has any. */
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

/** One of these by worth: what is better by `heat` points is taken e times as often. */
export const drawSoftmax = (worths: readonly number[], heat: number, dice: Dice): number => {
  let best = worths[0]!;
  for (let i = 1; i < worths.length; i++) if (worths[i]! > best) best = worths[i]!;
  const weights: number[] = [];
  for (let i = 0; i < worths.length; i++) weights.push(Math.exp((worths[i]! - best) / heat));
  return drawWeighted(weights, dice);
};

/** Noise around nothing, about as wide as `width`. */
export const drawNoise = (width: number, dice: Dice): number =>
  width * (drawFraction(dice) + drawFraction(dice) - 1);
