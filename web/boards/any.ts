import type { Kinds } from '@tavola/kernel';
import type { BoardModule } from './contract.ts';

/** A board whose game's own types are forgotten: safe as long as boards and views of games are not mixed. */
export const anyBoard = <K extends Kinds>(board: BoardModule<K>): BoardModule<Kinds> =>
  board as unknown as BoardModule<Kinds>;
