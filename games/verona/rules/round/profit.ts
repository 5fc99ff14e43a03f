import type { G, Seat } from '@tavola/kernel';
import { hasOthers, streetsOf } from '../street/allies.ts';
import { CASA, POSTRIBOLO, ROCCAFORTE } from './buildings.ts';
import type { Profit } from '../events.ts';
import type { TownTable, Verona } from '../types.ts';
import { earn } from '../purse.ts';
import { leftOf } from '../setup/seats.ts';

const SHARE = 5;
const LEAST = 20;

/** V-E20 Pays every seat its florins. */
export const payProfit = (g: G<Verona>): void => {
  const profits = g.table.seats.map(seat => profitOf(g.table, seat));
  for (const { seat, total, mercenaries } of profits) {
    earn(g, seat, total);
    g.table.mercenaries[seat]! += mercenaries;
  }
  g.emit?.({ t: 'profit', profits });
};

/**
 * V-E20 Every owned building and every street with an own ally pays 5 florins; a Central street without rivals pays 5
 * more. V-E21 The total is never below 20; bonuses of buildings come on top of that (V-X07).
 */
const profitOf = (table: TownTable, seat: Seat): Profit => {
  const own = streetsOf(table, seat);
  const owned = table.owner.filter(owner => owner === seat).length;
  const alone = own.filter(
    street => table.board.streets[street]!.district === 'centre' && !hasOthers(table, seat, street),
  );
  const streets = SHARE * own.length;
  const buildings = SHARE * owned;
  const centre = SHARE * alone.length;
  const minimum = Math.max(0, LEAST - streets - buildings - centre);
  // V-G01 A florin for every street and building with an own ally; V-G03 five florins; V-G05 a mercenary.
  const casa = table.owner[CASA] === seat ? own.length + owned : 0;
  const postribolo = table.owner[POSTRIBOLO] === seat ? 5 : 0;
  return {
    seat,
    streets,
    buildings,
    centre,
    minimum,
    casa,
    postribolo,
    total: streets + buildings + centre + minimum + casa + postribolo,
    mercenaries: table.owner[ROCCAFORTE] === seat ? 1 : 0,
  };
};

/** V-E40 The first-player token moves one to the left. */
export const passFirst = (g: G<Verona>): void => {
  g.table.first = leftOf(g.table, g.table.first);
  g.emit?.({ t: 'first-passes', to: g.table.first });
};
