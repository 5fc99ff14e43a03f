import { standardBox } from './standard.ts';
import { BUILDS, FORT, HALL, PALISADE, ROAD, type BuildName } from '../building/builds.ts';
import { RESOURCES, TERRAINS, type Resource, type Terrain } from './cards.ts';
import { compileStock, type Stock } from './stock.ts';
import { compileLand, type Land, type ResourcePrice } from '../land.ts';

export interface TilePrice {
  readonly tile: string;
  readonly terrain: Terrain;
  readonly price: ResourcePrice;
  readonly improvement: Resource;
}
export interface BuildPrice {
  readonly name: BuildName;
  readonly price: ResourcePrice;
}
/** G-B20 The full price has no terrain, the lower ones that of the fort. */
export interface ArmyPrice {
  readonly terrain: Terrain | undefined;
  readonly price: ResourcePrice;
}

/** G-B07 Everything that can be built, with its price. */
export interface PriceList {
  readonly tiles: readonly TilePrice[];
  readonly buildings: readonly BuildPrice[];
  readonly works: readonly BuildPrice[];
  readonly army: readonly ArmyPrice[];
}

/** Reads the prices from the components in play. */
export const priceListOf = ({
  land,
  stock,
}: {
  readonly land: Pick<Land, 'tiles' | 'terrain' | 'settlement' | 'improvement'>;
  readonly stock: Pick<Stock, 'prices' | 'armyPrices'>;
}): PriceList => {
  const builds = (from: number, to: number): BuildPrice[] =>
    BUILDS.slice(from, to + 1).map((name, i) => ({ name, price: stock.prices[from + i]! }));
  return {
    tiles: land.tiles.map((tile, t) => ({
      tile,
      terrain: TERRAINS[land.terrain[t]!]!,
      price: land.settlement[t]!,
      improvement: RESOURCES[land.improvement[t]!]!,
    })),
    buildings: builds(FORT, HALL),
    works: builds(ROAD, PALISADE),
    army: stock.armyPrices.map((price, i) => ({ terrain: TERRAINS[i - 1], price })),
  };
};

/** The prices of the box as it comes, with all its tiles, for the rules outside a match. */
export const standardPriceList = (): PriceList => {
  const box = standardBox();
  const tilesOf = (region: 'coast' | 'inland'): string[] =>
    box.tiles.filter(tile => tile.region === region).map(({ id }) => id);
  const land = compileLand(box, { coast: tilesOf('coast'), inland: tilesOf('inland') });
  return priceListOf({ land, stock: compileStock(box, '5') });
};
