import type { Land } from '../../rules/index.ts';
import type { Point } from '@tavola/web/board-kit/map/points.ts';
import { drawChance } from '@tavola/web/board-kit/map/chance.ts';
import { joinRoughLines } from './land/rough.ts';

/** Pieces of a territory stand inside this box. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Place {
  readonly area: readonly Point[];
  readonly box: Box;
  readonly at: Point;
}

/**
 * The layout gives the island in CSS pixels; coast territories come first and inland ones follow, both from the west.
 */
export interface IslandLayout {
  readonly width: number;
  readonly height: number;
  readonly places: readonly Place[];
  /** The shore surrounds the whole island including the ice. */
  readonly shore: readonly Point[];
  /** The ice lies behind the inland territories. */
  readonly ice: readonly Point[];
  /** The open sea begins at this height. */
  readonly sea: number;
}

const at = (x: number, y: number): Point => ({ x, y });
/** Two neighbours share a line, so one of them follows it backwards. */
const reverseLine = (line: readonly Point[], end: Point): readonly Point[] => [
  end,
  ...line.slice(1).toReversed(),
];

/**
 * Returns the points where lines meet. Inland territory j lies behind the coast from the middle of j to the middle of j
 * + 1.
 */
const findCorners = (coast: number, width: number, height: number) => {
  const side = Math.max(7, width * 0.015);
  const column = (width - 2 * side) / coast;
  const sea = height - Math.max(34, height * 0.1);
  const north = Math.max(34, height * 0.1);
  const middle = north + (sea - north) * 0.47;
  const tooth = Math.min(16, column * 0.12);
  const edge = (i: number): number => side + i * column;
  const isInner = (i: number): boolean => i > 0 && i < coast;
  return {
    column,
    sea,
    north,
    /** The border between coast i - 1 and i ends here towards the inland. */
    low: (i: number): Point => at(edge(i), isInner(i) ? middle + tooth : middle + column * 0.2),
    /** The borders of inland territories meet the coast row here, above the middle of coast i. */
    high: (i: number): Point => at(edge(i) + column / 2, middle - tooth),
    /** The borders of inland territories meet the ice here. */
    top: (i: number): Point => at(edge(i) + column / 2, north + (drawChance(i + 3) - 0.5) * 14),
    /** The fjord between coast i - 1 and i ends here. */
    head: (i: number): Point => at(edge(i), sea - (sea - middle) * (0.36 + 0.16 * drawChance(i + 40))),
    /** The mouth of that fjord has a western and an eastern bank. */
    west: (i: number): Point => at(edge(i) - (isInner(i) ? column * 0.075 : 0), sea - drawChance(i + 5) * 8),
    east: (i: number): Point => at(edge(i) + (isInner(i) ? column * 0.075 : 0), sea - drawChance(i + 9) * 8),
    /** The fjord bends here, halfway in. */
    bank: (i: number, towards: -1 | 1): Point =>
      at(
        edge(i) + column * (0.05 * (drawChance(i + 77) - 0.5) + 0.034 * towards),
        sea - (sea - middle) * (0.18 + 0.06 * drawChance(i + 40 + towards)),
      ),
    /** Coast i reaches furthest into the sea here. */
    foreland: (i: number): Point => at(edge(i) + column * (0.35 + 0.3 * drawChance(i + 60)), sea + 9),
  };
};

export const planOf = (
  { coast, terrain }: Pick<Land, 'coast' | 'terrain'>,
  width: number,
  height: number,
): IslandLayout => {
  const c = findCorners(coast, width, height);
  const inland = terrain.length - coast;
  const wild = Math.min(15, c.column * 0.1);
  const calm = Math.min(7, c.column * 0.05);
  const border = (points: readonly Point[], seed: number) => joinRoughLines(points, seed, calm, 3);
  const water = (points: readonly Point[], seed: number) => joinRoughLines(points, seed, wild, 5);
  const rows = Array.from({ length: coast + 1 }, (_, i) => i);

  /** These lines run from the inland to the head of a fjord, or along the outer coast to the sea. */
  const down = rows.map(i =>
    i === 0 || i === coast
      ? water([c.low(i), i === 0 ? c.east(0) : c.west(coast)], 101 + i)
      : border([c.low(i), c.head(i)], 101 + i),
  );
  const fjordWest = rows.map(i => water([c.head(i), c.bank(i, -1), c.west(i)], 201 + i));
  const fjordEast = rows.map(i => water([c.head(i), c.bank(i, 1), c.east(i)], 301 + i));
  const front = rows.map(i => water([c.east(i), c.foreland(i), c.west(i + 1)], 401 + i));
  /** These lines run between the rows, left and right of the middle of each coast territory. */
  const rise = rows.map(i => (i === 0 ? water : border)([c.low(i), c.high(i)], 501 + i));
  const fall = rows.map(i => (i === coast - 1 ? water : border)([c.high(i), c.low(i + 1)], 601 + i));
  const up = rows.map(i => (i === 0 || i === inland ? water : border)([c.high(i), c.top(i)], 701 + i));
  const rim = rows.map(i =>
    border([c.top(i), at((c.top(i).x + c.top(i + 1).x) / 2, c.north - 8), c.top(i + 1)], 801 + i),
  );

  const coastArea = (i: number): readonly Point[] => [
    ...rise[i]!,
    ...fall[i]!,
    ...down[i + 1]!,
    ...(i + 1 === coast ? [] : fjordWest[i + 1]!),
    ...reverseLine(front[i]!, c.west(i + 1)),
    ...(i === 0 ? [] : reverseLine(fjordEast[i]!, c.east(i))),
    ...reverseLine(down[i]!, i === 0 ? c.east(0) : c.head(i)),
  ];
  const inlandArea = (j: number): readonly Point[] => [
    ...up[j]!,
    ...rim[j]!,
    ...reverseLine(up[j + 1]!, c.top(j + 1)),
    ...reverseLine(rise[j + 1]!, c.high(j + 1)),
    ...reverseLine(fall[j]!, c.low(j + 1)),
  ];
  const pad = Math.max(4, c.column * 0.055);
  const placeOf = (area: readonly Point[], x: number, y: number, end: number): Place => {
    const box = { x: x + pad, y, width: c.column - 2 * pad, height: end - y };
    return { area, box, at: at(box.x + box.width / 2, box.y + box.height / 2) };
  };
  const tooth = c.low(1).y - c.high(0).y;
  const places = terrain.map((_, t) =>
    t < coast
      ? placeOf(
          coastArea(t),
          c.east(t).x - (t > 0 ? c.column * 0.075 : 0),
          c.low(1).y - tooth * 0.25,
          c.sea - 6,
        )
      : placeOf(inlandArea(t - coast), c.top(t - coast).x, c.north + 10, c.high(0).y + tooth * 0.1),
  );
  const [first, last] = [c.top(0), c.top(inland)];
  const iceTop = [last, at(last.x + c.column * 0.2, -20), at(first.x - c.column * 0.2, -20), first];
  const ice = [...water(iceTop, 901), ...rows.slice(0, inland).flatMap(i => rim[i]!), last];
  const shore = [
    ...rise[0]!,
    ...up[0]!,
    ...reverseLine(water(iceTop, 901), first),
    ...reverseLine(up[inland]!, last),
    ...fall[coast - 1]!,
    ...down[coast]!,
    ...rows
      .slice(0, coast)
      .toReversed()
      .flatMap(i => [
        ...reverseLine(front[i]!, c.west(i + 1)),
        ...(i === 0 ? [] : [...reverseLine(fjordEast[i]!, c.east(i)), ...fjordWest[i]!]),
      ]),
    ...reverseLine(down[0]!, c.east(0)),
  ];
  return { width, height, places, shore, ice, sea: c.sea };
};
