import type { View } from '@tavola/kernel';
import type { Graenaland, IslandTable } from '../rules/index.ts';
import { BUILDINGS, WORKS } from '../rules/building/builds.ts';
import { housesAt, housesOn, settlementsAt } from '../rules/building/houses.ts';
import { HEROES, NONE } from '../rules/names.ts';

export type IslandView = View<Graenaland>;
export type { IslandTable } from '../rules/index.ts';

export interface HeroPiece {
  readonly seat: number;
  readonly hero: number;
}

/** Lists the heroes on a territory by seat. */
export const heroesAt = (table: IslandTable, territory: number): readonly HeroPiece[] =>
  table.heroes.flatMap((at, i) =>
    at === territory ? [{ seat: Math.floor(i / HEROES.length), hero: i % HEROES.length }] : [],
  );

/** G-B24 Lists the heroes that wait to enter a territory. */
export const waitingAt = (table: IslandTable, territory: number): readonly HeroPiece[] =>
  table.waiting.flatMap((code, i) =>
    table.waitingFor[i] === territory
      ? [{ seat: Math.floor(code / HEROES.length), hero: code % HEROES.length }]
      : [],
  );

/** Lists the clans with settlements on a territory and their numbers. */
export const settlersAt = (
  table: IslandTable,
  territory: number,
): readonly { readonly seat: number; readonly houses: number }[] =>
  table.seats.flatMap(seat => {
    const houses = settlementsAt(table, territory, seat);
    return houses > 0 ? [{ seat, houses }] : [];
  });

/** Lists the clans with houses of any kind on a territory and their numbers. */
export const householdsAt = (
  table: IslandTable,
  territory: number,
): readonly { readonly seat: number; readonly houses: number }[] =>
  table.seats.flatMap(seat => {
    const houses = housesAt(table, territory, seat);
    return houses > 0 ? [{ seat, houses }] : [];
  });

/** Each entry is the seat that owns the building here, or NONE. */
export const buildingsAt = (table: IslandTable, territory: number): readonly number[] =>
  table.buildings.slice(territory * BUILDINGS, (territory + 1) * BUILDINGS);

/** Lists the works on a territory, numbered from 0. */
export const worksAt = (table: IslandTable, territory: number): readonly number[] =>
  table.works
    .slice(territory * WORKS, (territory + 1) * WORKS)
    .flatMap((stands, work) => (stands === 1 ? [work] : []));

/** G-P04 Houses limit the number of cards beside a territory, and a territory without houses gets none. */
export const limitAt = (table: IslandTable, territory: number): number => {
  const houses = housesOn(table, territory);
  return houses === 0 ? 0 : houses + 1;
};

export const cardsAt = (table: IslandTable, territory: number): number =>
  (table.beside[territory]?.length ?? 0) + (table.down[territory] ?? 0);

/** Lists the heroes of a clan that stand on the board. */
export const ownHeroes = (table: IslandTable, seat: number): readonly number[] =>
  HEROES.flatMap((_, hero) => (table.heroes[seat * HEROES.length + hero] === NONE ? [] : [hero]));
