import type { Seat } from '@tavola/kernel';
import { KINDS } from '../components/cards.ts';
import type { IslandTable } from '../types.ts';

/** G-B32 By kind: the cards that a clan has offered to the open joint work. */
export const offerOf = (table: IslandTable, seat: Seat): number[] =>
  table.offers.slice(seat * KINDS, (seat + 1) * KINDS);
