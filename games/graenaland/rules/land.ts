import { PRICED, RESOURCES, TERRAINS } from './components/cards.ts';
import type { ComponentsFile, Layout, PriceFile } from './components/components-file.ts';

/** How many grain, livestock, wood and ore. */
export type ResourcePrice = readonly number[];

/** The island compiled for play: coast territories from the west, then inland ones from the west. */
export interface Land {
  readonly tiles: readonly string[];
  /** How many territories lie on the coast. */
  readonly coast: number;
  readonly terrain: readonly number[];
  /** G-P03 The resource that an improvement brings. */
  readonly improvement: readonly number[];
  /** G-B11 */
  readonly settlement: readonly ResourcePrice[];
  /** G-S02 The touching territories. */
  readonly near: readonly (readonly number[])[];
}

export const compileLand = (file: ComponentsFile, { coast, inland }: Layout): Land => {
  const tiles = [...coast, ...inland].map(id => file.tiles.find(tile => tile.id === id)!);
  return {
    tiles: tiles.map(tile => tile.id),
    coast: coast.length,
    terrain: tiles.map(tile => TERRAINS.indexOf(tile.terrain)),
    improvement: tiles.map(tile => RESOURCES.indexOf(tile.improvement)),
    settlement: tiles.map(tile => priceOf(tile.settlement)),
    near: tiles.map((_, territory) => touchingTerritories(coast.length, territory)),
  };
};

export const priceOf = (file: PriceFile): ResourcePrice =>
  RESOURCES.slice(0, PRICED).map(resource => file[resource] ?? 0);

/** G-S02 Inland j touches coast j and j+1; in each row neighbours touch. */
const touchingTerritories = (coast: number, territory: number): number[] => {
  const near: number[] = [];
  for (const direction of [1, 2, 3, 4, 5, 6]) {
    const to = stepFrom(coast, territory, direction);
    if (to !== undefined) near.push(to);
  }
  return near.toSorted((a, b) => a - b);
};

/** G-M06 The compass. */
export const COMPASS = ['stay', 'W', 'E', 'NW', 'NE', 'SW', 'SE', 'WW', 'EE'] as const;
const OFF = undefined;

/** G-M02, G-M03, G-M06 Where one step in this direction leads, or undefined if off the island. */
export const stepFrom = (coast: number, territory: number, direction: number): number | undefined => {
  const inland = territory >= coast;
  const [column, columns, row] = inland ? [territory - coast, coast - 1, coast] : [territory, coast, 0];
  const along = (by: number): number | undefined =>
    column + by >= 0 && column + by < columns ? row + column + by : OFF;
  switch (COMPASS[direction]) {
    case 'stay':
      return territory;
    case 'W':
      return along(-1);
    case 'E':
      return along(1);
    case 'NW':
      return !inland && column > 0 ? coast + column - 1 : OFF;
    case 'NE':
      return !inland && column < coast - 1 ? coast + column : OFF;
    case 'SW':
      return inland ? column : OFF;
    case 'SE':
      return inland ? column + 1 : OFF;
    case 'WW':
      return inland ? OFF : along(-2);
    case 'EE':
      return inland ? OFF : along(2);
    default:
      return OFF;
  }
};
