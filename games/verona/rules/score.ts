import { peek, type G, type Outcome, type Seat } from '@tavola/kernel';
import { alliesOf, hasOthers, streetsOf } from './street/allies.ts';
import { BUILDINGS } from './round/buildings.ts';
import type { Score } from './events.ts';
import type { TownTable, Verona } from './types.ts';

const ALONE = 5;

/** V-F01 A street held alone scores 5 points, a shared one a point per own ally; cards score too (V-X26). */
const scoreOf = (table: TownTable, seat: Seat): Score => {
  let alone = 0;
  let shared = 0;
  for (const street of streetsOf(table, seat))
    if (hasOthers(table, seat, street)) shared += alliesOf(table, seat, street);
    else alone += ALONE;
  const buildings = BUILDINGS.reduce((sum, { points }, b) => sum + (table.owner[b] === seat ? points : 0), 0);
  const missions = table.board.missions.reduce(
    (sum, { points }, m) => sum + (table.shownBy[m] === seat ? points : 0),
    0,
  );
  // V-F03 Unshown missions, florins and mercenaries score nothing.
  return { alone, shared, buildings, missions, total: alone + shared + buildings + missions };
};

export const recordScore = (g: G<Verona>): void => {
  const scores = g.table.seats.map(seat => scoreOf(g.table, seat));
  g.table.score = scores;
  g.emit?.({ t: 'score', scores });
};

/** V-F03 Players reveal their unshown missions only after the score. */
export const revealMissions = (g: G<Verona>): void => {
  g.emit?.({ t: 'unshown', missions: g.hands.map(hand => hand.missions.map(card => peek(card))) });
};

/** V-F02 Most points win; equal points share the victory (V-X11). */
export const decideOutcome = (table: TownTable): Outcome => {
  const points = table.seats.map(seat => scoreOf(table, seat).total);
  return { points, ranks: points.map(own => 1 + points.filter(other => other > own).length) };
};
