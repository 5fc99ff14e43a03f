import type { Seat } from '@tavola/kernel';
import type { TownEvaluation } from './evaluation.ts';
import { addAround, totalWorths } from './worth.ts';

/** The total worth of a point lost by rivals, in own points; a leader's loss gets a larger share of it. */
const SPITE = 0.8;

/** Weighs changes for one seat, given how far the others are. */
export interface Judge {
  readonly eye: TownEvaluation;
  readonly seat: Seat;
  /** By seat: the worth of one of its points to us. */
  readonly weights: readonly number[];
}

export const judgeOf = (eye: TownEvaluation, seat: Seat): Judge => {
  const weights = totalWorths(eye);
  let all = 0;
  for (let s = 0; s < eye.n; s++) if (s !== seat) all += weights[s] = Math.exp(weights[s]! / 8);
  for (let s = 0; s < eye.n; s++) weights[s] = s === seat ? 1 : (-SPITE * weights[s]!) / all;
  return { eye, seat, weights };
};

/** Adds or removes allies of a seat in a street. */
export type AllyChange = readonly [seat: Seat, street: number, by: number];

const streets: number[] = [];
const sums: number[] = [];

/** The worth of changes in points. It evaluates only what they touch, because bots spend most of their time here. */
export const gainOf = ({ eye, weights }: Judge, changes: readonly AllyChange[]): number => {
  const { allies, n } = eye;
  streets.length = 0;
  for (const [, street] of changes) if (!streets.includes(street)) streets.push(street);
  for (let s = 0; s < n; s++) sums[s] = 0;
  addAround(eye, streets, -1, sums);
  for (const [seat, street, by] of changes) allies[street * n + seat]! += by;
  addAround(eye, streets, 1, sums);
  for (const [seat, street, by] of changes) allies[street * n + seat]! -= by;
  let gain = 0;
  for (let s = 0; s < n; s++) gain += weights[s]! * sums[s]!;
  return gain;
};
