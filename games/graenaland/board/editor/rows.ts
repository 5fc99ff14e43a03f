import type { ResourcePrice } from '../../rules/index.ts';
import { PRICED, RESOURCES } from '../../rules/components/cards.ts';
import {
  COUNTS,
  type ComponentsFile,
  type Layout,
  type TileFile,
} from '../../rules/components/components-file.ts';

/** What a settlement costs there, by resource. */
export const priceOf = ({ settlement }: TileFile): ResourcePrice =>
  RESOURCES.slice(0, PRICED).map(resource => settlement[resource] ?? 0);

export type Region = TileFile['region'];

/** All tiles of the box in two rows; as many from the left as are used lie on the island, the others aside. */
export interface Rows {
  readonly coast: readonly string[];
  readonly inland: readonly string[];
}

/** G-S02 As many coast territories as players, one inland territory fewer. */
export const used = (region: Region, count: number): number => (region === 'coast' ? count : count - 1);

const isIds = (raw: unknown): raw is readonly string[] =>
  Array.isArray(raw) && raw.every(id => typeof id === 'string');

/** The rows of a layout, with the tiles that it leaves aside behind them. What is no tile of the box is left out. */
export const rowsOf = (file: ComponentsFile, layout: unknown): Rows => {
  const row = (region: Region): readonly string[] => {
    const all = file.tiles.filter(tile => tile.region === region).map(({ id }) => id);
    const laid: unknown = typeof layout === 'object' && layout !== null ? Reflect.get(layout, region) : [];
    const first = isIds(laid) ? laid.filter((id, i) => all.includes(id) && laid.indexOf(id) === i) : [];
    return [...first, ...all.filter(id => !first.includes(id))];
  };
  return { coast: row('coast'), inland: row('inland') };
};

/** G-S02 The island as it is usually laid. */
export const usualRows = (file: ComponentsFile, count: number): Rows => {
  const known = COUNTS.find(one => Number(one) === count);
  return rowsOf(file, known && file.layouts[known]);
};

/** Two tiles of one row change places; that is all it takes to lay any island. */
export const swapTiles = (rows: Rows, region: Region, a: number, b: number): Rows => {
  const row = rows[region];
  const [one, other] = [row[a], row[b]];
  if (one === undefined || other === undefined) return rows;
  return { ...rows, [region]: row.with(a, other).with(b, one) };
};

/** In an order that `random` (from 0 up to 1) decides. */
export const mixTiles = (rows: Rows, random: () => number): Rows => {
  const mix = (row: readonly string[]): string[] =>
    row
      .map(id => ({ id, at: random() }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ id }) => id);
  return { coast: mix(rows.coast), inland: mix(rows.inland) };
};

/** What lies on the island. */
export const layoutOf = (rows: Rows, count: number): Layout => ({
  coast: rows.coast.slice(0, used('coast', count)),
  inland: rows.inland.slice(0, used('inland', count)),
});
