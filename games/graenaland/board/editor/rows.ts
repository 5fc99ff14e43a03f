import type { ResourcePrice } from '../../rules/index.ts';
import { PRICED, RESOURCES } from '../../rules/components/cards.ts';
import {
  COUNTS,
  type ComponentsFile,
  type Layout,
  type TileFile,
} from '../../rules/components/components-file.ts';

/** Returns the price of a settlement on this tile by resource. */
export const priceOf = ({ settlement }: TileFile): ResourcePrice =>
  RESOURCES.slice(0, PRICED).map(resource => settlement[resource] ?? 0);

export type Region = TileFile['region'];

/** Both rows hold all tiles of the box; the first ones lie on the island and the others are left aside. */
export interface Rows {
  readonly coast: readonly string[];
  readonly inland: readonly string[];
}

/** G-S02 An island has as many coast territories as players and one inland territory fewer. */
export const countUsed = (region: Region, count: number): number => (region === 'coast' ? count : count - 1);

const isIds = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every(id => typeof id === 'string');

/** Puts the tiles that a layout does not use behind those that it does, and drops unknown ids. */
export const rowsOf = (file: ComponentsFile, layout: unknown): Rows => {
  const row = (region: Region): readonly string[] => {
    const all = file.tiles.filter(tile => tile.region === region).map(({ id }) => id);
    const laid: unknown = typeof layout === 'object' && layout !== null ? Reflect.get(layout, region) : [];
    const first = isIds(laid) ? laid.filter((id, i) => all.includes(id) && laid.indexOf(id) === i) : [];
    return [...first, ...all.filter(id => !first.includes(id))];
  };
  return { coast: row('coast'), inland: row('inland') };
};

/** G-S02 Returns the rows of the standard island. */
export const usualRows = (file: ComponentsFile, count: number): Rows => {
  const known = COUNTS.find(one => Number(one) === count);
  return rowsOf(file, known && file.layouts[known]);
};

/** Swaps two tiles of one row, which is enough to lay any island. */
export const swapTiles = (rows: Rows, region: Region, a: number, b: number): Rows => {
  const row = rows[region];
  const [one, other] = [row[a], row[b]];
  if (one === undefined || other === undefined) return rows;
  return { ...rows, [region]: row.with(a, other).with(b, one) };
};

/** Shuffles both rows; `random` returns numbers from 0 up to but not including 1. */
export const mixTiles = (rows: Rows, random: () => number): Rows => {
  const mix = (row: readonly string[]): string[] =>
    row
      .map(id => ({ id, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ id }) => id);
  return { coast: mix(rows.coast), inland: mix(rows.inland) };
};

/** Returns the tiles that lie on the island. */
export const layoutOf = (rows: Rows, count: number): Layout => ({
  coast: rows.coast.slice(0, countUsed('coast', count)),
  inland: rows.inland.slice(0, countUsed('inland', count)),
});
