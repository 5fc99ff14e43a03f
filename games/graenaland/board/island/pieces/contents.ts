import { IMPROVEMENT_WORK as IMPROVEMENT } from '../../../rules/building/builds.ts';
import { KINDS, MOUNTAINS, addUp } from '../../../rules/components/cards.ts';
import {
  buildingsAt,
  heroesAt,
  limitAt,
  settlersAt,
  waitingAt,
  worksAt,
  type HeroPiece,
  type IslandTable,
} from '../../table.ts';
import type { Box } from '../plan.ts';

/** An item stands on a territory or lies beside it. */
export type Item =
  | { readonly t: 'terrain' }
  | { readonly t: 'pip'; readonly resource: number }
  /** A territory without room for the whole price shows only how many resources a settlement costs. */
  | { readonly t: 'price'; readonly n: number }
  | { readonly t: 'improvement'; readonly resource: number; readonly stands: boolean }
  | { readonly t: 'building'; readonly building: number; readonly owner: number }
  | { readonly t: 'work'; readonly work: number }
  | { readonly t: 'houses'; readonly seat: number; readonly houses: number }
  | ({ readonly t: 'hero'; readonly waits: boolean } & HeroPiece)
  | { readonly t: 'card'; readonly kind: number }
  /** G-P04 The item marks room for one more card. */
  | { readonly t: 'room' };

/** The point is the middle of the item, and `size` is the height of a piece there. */
export interface PlacedItem {
  readonly item: Item;
  readonly key: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
export interface Contents {
  readonly name: { readonly x: number; readonly y: number; readonly size: number };
  readonly items: readonly PlacedItem[];
}

/** Returns the width and height of an item in sizes of a piece. */
const measure = (item: Item): readonly [number, number] => {
  switch (item.t) {
    case 'terrain':
      return [0.74, 0.66];
    case 'pip':
      return [0.44, 0.66];
    case 'price':
      return [0.8, 0.66];
    case 'improvement':
      return [0.86, 0.66];
    case 'building':
      return [0.86, 0.9];
    case 'work':
      return [0.8, 0.9];
    case 'houses':
      return [item.houses > 1 ? 1.18 : 1, 1.16];
    case 'hero':
      return [0.92, 1.16];
    case 'card':
    case 'room':
      return [0.72, 1];
  }
};

const LARGEST = 44;
const SMALLEST = 9;
const GAP = 0.1;
/** A letter of a name is on average this wide in relation to its height. */
const LETTER = 0.54;
const NAME = { least: 10, most: 19, letters: 9 };
/** Narrower territories show fewer details in a larger size. */
const NARROW = 110;

/** Wraps items into rows that fit the box. */
const wrap = (group: readonly Item[], breadth: number): readonly (readonly Item[])[] => {
  const rows: Item[][] = [];
  let left = 0;
  for (const item of group) {
    const [w] = measure(item);
    if (rows.length === 0 || left < w) {
      rows.push([]);
      left = breadth;
    }
    rows.at(-1)!.push(item);
    left -= w + GAP;
  }
  return rows;
};

const rowHeight = (row: readonly Item[]): number => Math.max(...row.map(item => measure(item)[1]));

/** Places the name on top, then land, buildings and people, and the cards at the bottom. */
export const layContents = (table: IslandTable, territory: number, name: string, box: Box): Contents => {
  const size = Math.min(
    NAME.most,
    Math.max(NAME.least, box.width / (Math.max(NAME.letters, name.length) * LETTER)),
  );
  const isNarrow = box.width < NARROW;
  const groups = groupsOf(table, territory, isNarrow);
  const room = box.height - size * 1.25;
  let piece = Math.min(LARGEST, Math.max(SMALLEST, Math.floor(box.width / (isNarrow ? 3 : 4.2))));
  let rows = wrapAll(groups, box.width / piece);
  const tall = (): number => rows.flat().reduce((sum, row) => sum + (rowHeight(row) + GAP) * piece, 0);
  while (piece > SMALLEST && tall() > room) {
    piece -= 1;
    rows = wrapAll(groups, box.width / piece);
  }
  const spare = Math.max(0, room - tall());
  /** Free room goes between the groups, most of it above the cards. */
  const shares = [0.1, 0.15, 0.2, 0.45];
  let y = box.y + size * 1.25;
  const items: PlacedItem[] = [];
  for (const [g, group] of rows.entries()) {
    y += spare * shares[g]!;
    for (const row of group) {
      const height = rowHeight(row) * piece;
      const breadth = row.reduce((sum, item) => sum + measure(item)[0] + GAP, -GAP) * piece;
      let x = box.x + (box.width - breadth) / 2;
      for (const item of row) {
        const w = measure(item)[0] * piece;
        items.push({ item, key: `${g} ${items.length}`, x: x + w / 2, y: y + height / 2, size: piece });
        x += w + GAP * piece;
      }
      y += height + GAP * piece;
    }
  }
  return { name: { x: box.x + box.width / 2, y: box.y + size * 0.95, size }, items };
};

const wrapAll = (groups: readonly (readonly Item[])[], breadth: number) =>
  groups.map(group => wrap(group, breadth));

const groupsOf = (table: IslandTable, territory: number, isNarrow: boolean): readonly (readonly Item[])[] => {
  const { land } = table;
  const price = land.settlement[territory] ?? [];
  const works = worksAt(table, territory);
  const open = table.beside[territory] ?? [];
  const down = table.down[territory] ?? 0;
  const rooms = Math.max(0, limitAt(table, territory) - open.length - down);
  const hero =
    (waits: boolean) =>
    (piece: HeroPiece): Item => ({ t: 'hero', waits, ...piece });
  return [
    [
      { t: 'terrain' },
      ...(isNarrow
        ? [{ t: 'price' as const, n: addUp(price) }]
        : price.flatMap((n, resource) => Array.from({ length: n }, (): Item => ({ t: 'pip', resource })))),
      {
        t: 'improvement',
        resource: land.improvement[territory]!,
        stands: works.includes(IMPROVEMENT),
      },
    ],
    [
      // G-B12 Mountains have no place for buildings.
      ...(land.terrain[territory] === MOUNTAINS
        ? []
        : buildingsAt(table, territory).map((owner, building): Item => ({ t: 'building', building, owner }))),
      ...works.filter(work => work !== IMPROVEMENT).map((work): Item => ({ t: 'work', work })),
    ],
    [
      ...settlersAt(table, territory).map((one): Item => ({ t: 'houses', ...one })),
      ...heroesAt(table, territory).map(hero(false)),
      ...waitingAt(table, territory).map(hero(true)),
    ],
    [
      ...open.map((kind): Item => ({ t: 'card', kind })),
      ...Array.from({ length: down }, (): Item => ({ t: 'card', kind: KINDS + land.terrain[territory]! })),
      ...Array.from({ length: rooms }, (): Item => ({ t: 'room' })),
    ],
  ];
};
