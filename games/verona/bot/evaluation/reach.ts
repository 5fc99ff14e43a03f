import type { Verona } from '../../rules/index.ts';
import type { DeepReadonly } from '@tavola/kernel';

type Board = DeepReadonly<Verona['table']['board']>;

/** The buildings and missions that a street counts for, as bits: an ally there changes nothing else. */
export interface Reach {
  /** By street: a bit for each building and each mission that it counts for. */
  readonly buildings: readonly number[];
  readonly missions: readonly number[];
}

const known = new WeakMap<object, Reach>();

const bitsFor = (streets: readonly number[], things: readonly (readonly number[])[]): number[] =>
  streets.map(street =>
    things.reduce((bits, reached, thing) => (reached.includes(street) ? bits | (1 << thing) : bits), 0),
  );

/** Computed once for each board, because all copies of a world share it. */
export const reachOf = (board: Board): Reach => {
  const before = known.get(board);
  if (before) return before;
  const reach = {
    buildings: bitsFor(board.all, board.claims),
    missions: bitsFor(
      board.all,
      board.missions.map(({ streets }) => streets),
    ),
  };
  known.set(board, reach);
  return reach;
};
