import type { Seat } from '@tavola/kernel';
import { BUILDINGS, MARKET_WORK, WORKS } from './builds.ts';
import type { IslandTable } from '../types.ts';

/** G-B10 A clan's houses on a territory: its settlements and its buildings. */
export const housesAt = (table: IslandTable, territory: number, seat: Seat): number => {
  let houses = settlementsAt(table, territory, seat);
  const from = territory * BUILDINGS;
  for (let b = 0; b < BUILDINGS; b++) if (table.buildings[from + b] === seat) houses++;
  return houses;
};

/** Whether a clan has any house on a territory. */
export const hasHouse = (table: IslandTable, territory: number, seat: Seat): boolean =>
  table.settlements[territory * table.seats.length + seat]! > 0 ||
  table.buildings[territory * BUILDINGS] === seat ||
  table.buildings[territory * BUILDINGS + 1] === seat ||
  table.buildings[territory * BUILDINGS + 2] === seat;

export const settlementsAt = (table: IslandTable, territory: number, seat: Seat): number =>
  table.settlements[territory * table.seats.length + seat]!;

/** All clans' houses on a territory. */
export const housesOn = (table: IslandTable, territory: number): number => {
  let houses = 0;
  for (let seat = 0; seat < table.seats.length; seat++) houses += housesAt(table, territory, seat);
  return houses;
};

/** The number of a clan's houses on the island. */
export const housesOf = (table: IslandTable, seat: Seat): number => {
  let houses = 0;
  for (let t = 0; t < table.down.length; t++) houses += housesAt(table, t, seat);
  return houses;
};

export const hasWork = (table: IslandTable, territory: number, work: number): boolean =>
  table.works[territory * WORKS + work] === 1;

/** G-B40, G-B42 The number of territories with a market and an own house, less the markets already used. */
export const marketsFree = (table: IslandTable, seat: Seat): number => {
  if (table.limits === 'favour') return 0; // G-O20 Alone and without markets.
  let markets = 0;
  for (let t = 0; t < table.down.length; t++)
    if (hasWork(table, t, MARKET_WORK) && hasHouse(table, t, seat)) markets++;
  return markets - table.marketsUsed;
};

/** G-M04 Whether a hero of the clan stands there. */
export const hasHeroAt = (table: IslandTable, territory: number, seat: Seat): boolean =>
  table.heroes[seat * 3] === territory ||
  table.heroes[seat * 3 + 1] === territory ||
  table.heroes[seat * 3 + 2] === territory;

/** All seats clockwise, beginning with this one. */
export const clockwiseFrom = (table: IslandTable, from: Seat): Seat[] =>
  table.seats.map((_, i) => (from + i) % table.seats.length);

/** All other seats clockwise, beginning at its left. */
export const leftOf = (table: IslandTable, seat: Seat): Seat[] => clockwiseFrom(table, seat).slice(1);
