import type { Seat } from '@tavola/kernel';
import type { Eye } from './eye.ts';
import { standing, wealth } from './worth.ts';

/** How much a rival's loss is worth to us: more if it leads. Adds up to less than one own point. */
const SPITE = 0.8;

/** A judge of changes: what they are worth to one seat, given how far the others are. */
export interface Judge {
  readonly eye: Eye;
  readonly seat: Seat;
  /** By seat: what a point of its is worth to us. */
  readonly weights: readonly number[];
  readonly base: number;
}

export const judgeOf = (eye: Eye, seat: Seat): Judge => {
  const strength = eye.table.seats.map(s => (s === seat ? 0 : Math.exp(wealth(eye, s) / 8)));
  const all = strength.reduce((sum, x) => sum + x, 0);
  const weights = strength.map((x, s) => (s === seat ? 1 : (-SPITE * x) / all));
  return { eye, seat, weights, base: standing(eye, weights) };
};

/** The same judge after a change that stays. */
export const rebased = (judge: Judge): Judge => ({ ...judge, base: standing(judge.eye, judge.weights) });

/** An ally more or less of a seat in a street. */
export type Change = readonly [seat: Seat, street: number, by: number];

/** What changes would be worth, in points. */
export const gainOf = (judge: Judge, changes: readonly Change[]): number => {
  const { allies, n } = judge.eye;
  for (const [seat, street, by] of changes) allies[street * n + seat]! += by;
  const gain = standing(judge.eye, judge.weights) - judge.base;
  for (const [seat, street, by] of changes) allies[street * n + seat]! -= by;
  return gain;
};
