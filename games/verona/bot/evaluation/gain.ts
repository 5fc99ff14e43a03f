import type { Seat } from '@tavola/kernel';
import type { TownEvaluation } from './evaluation.ts';
import { addAround, totalWorths } from './worth.ts';

/** How much a rival's loss is worth to us: more if it leads. Adds up to less than one own point. */
const SPITE = 0.8;

/** A judge of changes: what they are worth to one seat, given how far the others are. */
export interface Judge {
  readonly eye: TownEvaluation;
  readonly seat: Seat;
  /** By seat: what a point of its is worth to us. */
  readonly weights: readonly number[];
}

export const judgeOf = (eye: TownEvaluation, seat: Seat): Judge => {
  const weights = totalWorths(eye);
  let all = 0;
  for (let s = 0; s < eye.n; s++) if (s !== seat) all += weights[s] = Math.exp(weights[s]! / 8);
  for (let s = 0; s < eye.n; s++) weights[s] = s === seat ? 1 : (-SPITE * weights[s]!) / all;
  return { eye, seat, weights };
};

/** An ally more or less of a seat in a street. */
export type AllyChange = readonly [seat: Seat, street: number, by: number];

const streets: number[] = [];
const sums: number[] = [];

/** What changes would be worth, in points: only what they touch is looked at, as this is what takes a bot's time. */
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
