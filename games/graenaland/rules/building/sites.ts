import type { Refusal, Seat } from '@tavola/kernel';
import {
  ARMY,
  ARMY_PRICES,
  BUILDINGS,
  codeOf,
  FORT,
  HALL,
  isBuilding,
  isWork,
  nameOf,
  PALISADE,
  PALISADE_WORK,
  ROAD,
  SETTLEMENT,
  whereOf,
  WORKS,
} from './builds.ts';
import { MOUNTAINS } from '../components/cards.ts';
import { hasHouse, hasWork, housesOf, settlementsAt } from './houses.ts';
import type { IslandTable } from '../types.ts';
import { NONE } from '../names.ts';

/** The public reason why a clan may not build this, apart from payment, or undefined. */
export const whyNoSite = (table: IslandTable, seat: Seat, code: number): Refusal | undefined => {
  const name = nameOf(code);
  const where = whereOf(code);
  if (name === ARMY) return noArmy(table, seat, where);
  if (isWork(name)) return noWork(table, seat, name, where);
  // G-X04 One of the fourteen houses marks the army's strength.
  if (housesOf(table, seat) >= table.stock.houses)
    return { code: 'no-house-left', rule: 'G-X04', about: { max: table.stock.houses } };
  return isBuilding(name) ? noBuilding(table, seat, name, where) : noSettlement(table, seat, where);
};

/** G-B11, G-B13 A settlement needs an own house here or on a touching territory; others' settlements do not matter. */
const noSettlement = (table: IslandTable, seat: Seat, territory: number): Refusal | undefined => {
  if (hasHouse(table, territory, seat)) return undefined;
  for (const near of table.land.near[territory]!) if (hasHouse(table, near, seat)) return undefined;
  return { code: 'out-of-reach', rule: 'G-B11', about: { territory } };
};

/** G-B12 A building needs an own settlement here, never in mountains; each kind once per territory, for all clans. */
const noBuilding = (table: IslandTable, seat: Seat, name: number, territory: number): Refusal | undefined => {
  const about = { territory };
  if (table.land.terrain[territory] === MOUNTAINS) return { code: 'in-mountains', rule: 'G-B12', about };
  if (settlementsAt(table, territory, seat) === 0)
    return { code: 'no-settlement-there', rule: 'G-B12', about };
  return table.buildings[territory * BUILDINGS + name - FORT] === NONE
    ? undefined
    : { code: 'place-taken', rule: 'G-B12', about };
};

/** G-B20 The army grows up to the end of the track; the lower price needs a fort on that terrain. */
const noArmy = (table: IslandTable, seat: Seat, price: number): Refusal | undefined => {
  if (table.army[seat]! >= table.stock.army)
    return { code: 'army-complete', rule: 'G-X04', about: { max: table.stock.army } };
  if (price === 0) return undefined;
  const { terrain } = table.land;
  for (let t = 0; t < terrain.length; t++)
    if (terrain[t] === price - 1 && table.buildings[t * BUILDINGS] === seat) return undefined;
  return { code: 'no-fort', rule: 'G-B20', about: { terrain: price - 1 } };
};

/** G-B30 A work needs an own house, each kind once per territory, while tokens last; none when closing (G-W03). */
const noWork = (table: IslandTable, seat: Seat, name: number, territory: number): Refusal | undefined => {
  const about = { territory };
  const work = name - ROAD;
  if (table.limits === 'closing') return { code: 'no-public-works', rule: 'G-W03' };
  if (!hasHouse(table, territory, seat)) return { code: 'no-house-there', rule: 'G-B30', about };
  if (hasWork(table, territory, work)) return { code: 'stands-already', rule: 'G-B30', about };
  return table.tokens[work]! > 0 ? undefined : { code: 'no-token-left', rule: 'G-B30', about: { work } };
};

/** All builds that a clan may do now, apart from payment. */
export const sitesFor = (table: IslandTable, seat: Seat): number[] => {
  const codes: number[] = [];
  const add = (code: number): void => {
    if (!whyNoSite(table, seat, code)) codes.push(code);
  };
  const hasHouseLeft = housesOf(table, seat) < table.stock.houses;
  for (let t = 0; t < table.down.length; t++) {
    if (hasHouseLeft) for (let name = SETTLEMENT; name <= HALL; name++) add(codeOf(name, t));
    if (table.limits !== 'closing') for (let name = ROAD; name <= PALISADE; name++) add(codeOf(name, t));
  }
  for (let price = 0; price < ARMY_PRICES; price++) add(codeOf(ARMY, price));
  return codes;
};

/** G-B31 The public works that a clan may call. */
export const worksFor = (table: IslandTable, seat: Seat): number[] => {
  const codes: number[] = [];
  for (let t = 0; t < table.down.length; t++) {
    if (!hasHouse(table, t, seat)) continue;
    for (let work = 0; work < WORKS; work++)
      if (!hasWork(table, t, work) && table.tokens[work]! > 0) codes.push(codeOf(ROAD + work, t));
  }
  return codes;
};

/** G-B41 The first house on a palisaded territory owes a card to every clan with a house there. */
export const owedFor = (table: IslandTable, seat: Seat, code: number): Seat[] => {
  const territory = whereOf(code);
  if (nameOf(code) !== SETTLEMENT || !hasWork(table, territory, PALISADE_WORK)) return [];
  if (hasHouse(table, territory, seat)) return [];
  return table.seats.filter(other => hasHouse(table, territory, other));
};
