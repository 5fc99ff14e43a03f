import type { G, Seat } from '@tavola/kernel';
import { alliesOf } from '../street/allies.ts';
import { MUNICIPIO } from './buildings.ts';
import type { TownTable, Verona } from '../types.ts';
import { NONE } from '../names.ts';
import { florinsOf, pay } from '../purse.ts';
import { talkInSecretPhases } from '../talk.ts';
import { secretQuestion } from '../rulebook.ts';

/** V-E14 */
export const BUILDINGS_TO_END = 5;
/** V-E13 */
export const MUNICIPIO_LEAST_BID = 25;
const BARREN_ROUNDS = 3;

/** How many buildings have an owner. */
export const countTaken = ({ owner }: TownTable): number => {
  let taken = 0;
  for (let b = 0; b < owner.length; b++) if (owner[b]! >= 0) taken++;
  return taken;
};

export const beginSettling = (g: G<Verona>): void => {
  g.table.settling = 0;
};

/** V-E14 When the game has ended, buildings still on offer are not settled. */
export const isSettling = (table: TownTable): boolean => !table.ended && table.settling < table.offer.length;

export const isAuctioned = (table: TownTable): boolean =>
  isSettling(table) && table.offer[table.settling] === MUNICIPIO;

export const isClaimed = (table: TownTable): boolean =>
  isSettling(table) && table.offer[table.settling] !== MUNICIPIO;

/** V-E10 The seat with strictly the most allies in the building's streets takes it; V-E11 every ally counts. */
export const claim = (g: G<Verona>): void => {
  const { table } = g;
  const building = table.offer[table.settling]!;
  const allies = table.seats.map(seat =>
    table.board.claims[building]!.reduce((sum, street) => sum + alliesOf(table, seat, street), 0),
  );
  const to = soleHighest(allies, 1);
  g.emit?.({ t: 'settled', building, allies, to });
  settleBuilding(g, building, to);
};

/** The seat that alone has the most, if that is at least `least`. */
const soleHighest = (amounts: readonly number[], least: number): Seat => {
  const most = Math.max(...amounts);
  const seat = amounts.indexOf(most);
  return most >= least && amounts.lastIndexOf(most) === seat ? seat : NONE;
};

/** V-E13 Municipio is a secret auction in florins: all bids are lost, and the single highest takes it if it is at least 25. */
export const municipio = secretQuestion({
  name: 'municipio',
  talk: talkInSecretPhases,
  who: table => table.seats,
  choice: ({ hand }) => ({ kind: 'amount', what: 'florins', min: 0, max: florinsOf(hand) }),
  absent: () => 0,
  settle: (g, bids) => {
    for (const [seat, bid] of bids.entries()) pay(g, seat, bid);
    const to = soleHighest(bids, MUNICIPIO_LEAST_BID);
    g.emit?.({ t: 'auction', building: MUNICIPIO, bids: [...bids], to });
    settleBuilding(g, MUNICIPIO, to);
  },
});

/** V-E12 The new owner puts an ally from the supply on the building; without one the card alone marks the owner. */
const settleBuilding = (g: G<Verona>, building: number, to: Seat): void => {
  const { table } = g;
  if (to === NONE) {
    table.settling++;
    return;
  }
  const isManned = table.supply[to]! > 0;
  if (isManned) table.supply[to]!--;
  table.offer.splice(table.settling, 1);
  table.owner[building] = to;
  table.manned[building] = isManned;
  table.taken++;
  g.emit?.({ t: 'taken', building, by: to, manned: isManned });
  // V-E14 The fifth building of all players together ends the game at once (V-X04).
  if (countTaken(table) < BUILDINGS_TO_END) return;
  table.ended = true;
  g.emit?.({ t: 'end', why: 'fifth-building' });
};

/** V-E15 The third round in a row that began with an empty deck and took no building is the last (V-X08). */
export const countBarren = (g: G<Verona>): void => {
  const { table } = g;
  if (table.ended) return;
  table.barren = table.emptyDeck && table.taken === 0 ? table.barren + 1 : 0;
  if (table.barren < BARREN_ROUNDS) return;
  table.ended = true;
  g.emit?.({ t: 'end', why: 'barren' });
};

export const isGoingOn = (table: TownTable): boolean => !table.ended;
