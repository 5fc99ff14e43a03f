import type { Vendetta } from '@tavola/games/vendetta';
import type { DeepReadonly, Seat } from '@tavola/kernel';

export type Table = DeepReadonly<Vendetta['table']>;

/** A point of reserve is a little less than a point on the plan: it must be laid out before it acts. */
const RESERVE = 0.85;
/** A floor can be turned into a point; the last ones keep the house standing. */
const FLOOR = 2.2;
const LAST_FLOORS = 3;
const FALLEN = -25;
/** N-A01 Who has laid out more than twice a rival's power may storm its tower. */
const STORM = 3;

const powerOf = (table: Table, seat: Seat): number =>
  table.power.reduce((sum, power, piece) => sum + (table.owner[piece] === seat ? power : 0), 0);

/** What a house has, in points: pieces, reserve, floors. */
const worthOf = (table: Table, seat: Seat): number => {
  const floors = table.floors[seat]!;
  if (floors === 0) return FALLEN;
  return (
    powerOf(table, seat) + RESERVE * table.reserve[seat]! + FLOOR * floors + LAST_FLOORS * Math.min(2, floors)
  );
};

/** By seat: what it has and threatens. */
export const standings = (table: Table): number[] => {
  const powers = table.seats.map(seat => powerOf(table, seat));
  return table.seats.map(seat => {
    const worth = worthOf(table, seat);
    if (table.floors[seat] === 0) return worth;
    const threatened = table.seats.filter(
      other => other !== seat && table.floors[other]! > 0 && powers[seat]! > 2 * powers[other]!,
    );
    return worth + STORM * threatened.length;
  });
};

/** What a position is worth to one seat: its own standing less that of the others, the best of them counting double. */
export const advantage = (table: Table, seat: Seat): number => {
  const all = standings(table);
  const others = all.filter((_, s) => s !== seat);
  const mean = others.reduce((sum, worth) => sum + worth, 0) / others.length;
  return all[seat]! - (mean + Math.max(...others)) / 2;
};
