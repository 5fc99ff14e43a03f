import type { Seat } from '@tavola/kernel';
import type { TownTable } from '../types.ts';

/** turns[n][first] lists n seats clockwise from `first`. Every step needs such a list, so they are made once. */
const turns: readonly (readonly (readonly Seat[])[])[] = Array.from({ length: 6 }, (_, n) =>
  Array.from({ length: n }, (_first, first) => Array.from({ length: n }, (_seat, i) => (first + i) % n)),
);

export const clockwiseFrom = (table: TownTable, seat: Seat): readonly Seat[] =>
  turns[table.seats.length]![seat]!;

/** V-S12 Unless a rule says otherwise, players act, roll and are asked clockwise from the first player (V-X27). */
export const clockwise = (table: TownTable): readonly Seat[] => clockwiseFrom(table, table.first);

/** The seat to the left. */
export const leftOf = (table: TownTable, seat: Seat): Seat => (seat + 1) % table.seats.length;
