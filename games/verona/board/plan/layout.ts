import {
  areaOf,
  interpolate,
  distance,
  dot,
  middleOf,
  minus,
  plus,
  scaleBy,
  unit,
  type Point,
} from '@tavola/web/board-kit/map/points.ts';
import { clip, cornersOf, OUTSIDE, type Side } from './sides.ts';

/** Desktops use the broad sheet and phones the tall one. */
export const SHEETS = {
  broad: { width: 1380, height: 1000 },
  wide: { width: 1280, height: 1000 },
  square: { width: 1060, height: 1000 },
  tall: { width: 1000, height: 1240 },
} as const;
export type Sheet = keyof typeof SHEETS;

/** Chooses the sheet whose proportions are closest to the available room. */
export const sheetFor = (width: number, height: number): Sheet => {
  const ratio = width / Math.max(1, height);
  if (ratio > 1.33) return 'broad';
  if (ratio > 1.15) return 'wide';
  return ratio < 0.92 ? 'tall' : 'square';
};

const MARGIN = 132;
/** The town reaches this far beyond its outermost streets. */
const SUBURB = 98;
const DIRECTIONS = 28;

/** Stretches the streets of the file over the sheet and eases them until neighbours touch. */
export const layOut = (
  streets: readonly Point[],
  neighbours: readonly (readonly number[])[],
  sheet: Sheet,
): readonly Point[] => {
  const { width, height } = SHEETS[sheet];
  const x = scaleTo(
    streets.map(street => street.x),
    width,
  );
  const y = scaleTo(
    streets.map(street => street.y),
    height,
  );
  let sites: readonly Point[] = streets.map((street, i) =>
    nudgeSite({ x: x(street.x), y: y(street.y) }, i, streets),
  );
  let best = { sites, lack: Infinity };
  for (let i = 0; i < EASING_ROUNDS; i++) {
    const cells = cellsOf(sites, outlineOf(sites));
    const lack = lackOf(cells, neighbours);
    if (lack < best.lack) best = { sites, lack };
    sites = fitToSheet(easeSites(sites, cells, neighbours), SHEETS[sheet]);
  }
  return best.sites;
};

/** Easing may shrink or enlarge the town, so the result is stretched to the sheet again. */
const fitToSheet = (
  sites: readonly Point[],
  { width, height }: { readonly width: number; readonly height: number },
): readonly Point[] => {
  const x = scaleTo(
    sites.map(site => site.x),
    width,
  );
  const y = scaleTo(
    sites.map(site => site.y),
    height,
  );
  return sites.map(site => ({ x: x(site.x), y: y(site.y) }));
};

/** A shorter side does not look like a border. */
const PLAIN = 76;
const EASING_ROUNDS = 24;

const sideTo = (cell: readonly Side[], beyond: number): number =>
  cell.reduce((sum, side) => sum + (side.beyond === beyond ? distance(side.from, side.to) : 0), 0);

/**
 * The ideal drawing gives all neighbours a plain border and every street enough room; the result is the distance from
 * it.
 */
const lackOf = (cells: readonly (readonly Side[])[], neighbours: readonly (readonly number[])[]): number => {
  const areas = cells.map(cell => areaOf(cornersOf(cell)));
  const mean = areas.reduce((sum, area) => sum + area, 0) / areas.length;
  const short = cells.flatMap((cell, street) =>
    neighbours[street]!.map(near => Math.max(0, PLAIN - sideTo(cell, near)) / PLAIN),
  );
  const cramped = areas.map(area => Math.max(0, 0.85 - area / mean));
  return short.reduce((sum, n) => sum + n * n, 0) + 6 * cramped.reduce((sum, n) => sum + n, 0);
};

/** Moves each street towards the middle of its area and its distant neighbours, and away from false neighbours. */
const easeSites = (
  sites: readonly Point[],
  cells: readonly (readonly Side[])[],
  neighbours: readonly (readonly number[])[],
): readonly Point[] =>
  sites.map((site, street) => {
    const cell = cells[street]!;
    let pull = scaleBy(minus(middleOf(cornersOf(cell)), site), 0.16);
    for (const near of neighbours[street]!) {
      const lack = Math.max(0, PLAIN - sideTo(cell, near)) / PLAIN;
      pull = plus(pull, scaleBy(unit(minus(sites[near]!, site)), 7 * lack));
    }
    for (const { beyond, from, to } of cell) {
      if (beyond === OUTSIDE || neighbours[street]!.includes(beyond)) continue;
      const touch = Math.min(1, distance(from, to) / PLAIN);
      pull = plus(pull, scaleBy(unit(minus(site, sites[beyond]!)), 4 * touch));
    }
    return plus(site, pull);
  });

const scaleTo = (values: readonly number[], room: number): ((value: number) => number) => {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  return value => (range === 0 ? room / 2 : MARGIN + ((value - least) / range) * (room - 2 * MARGIN));
};

/** A file may put two streets on one spot, where they would have no border between them. */
const nudgeSite = (site: Point, i: number, streets: readonly Point[]): Point => {
  const same = streets
    .slice(0, i)
    .filter(other => other.x === streets[i]!.x && other.y === streets[i]!.y).length;
  return same === 0 ? site : plus(site, { x: 40 * Math.cos(same * 2.4), y: 40 * Math.sin(same * 2.4) });
};

/** The outline is the hull of the streets plus a suburb, with many sides so that it looks round. */
export const outlineOf = (sites: readonly Point[]): readonly Side[] => {
  const far = 10_000;
  const corners: Point[] = [
    { x: -far, y: -far },
    { x: far, y: -far },
    { x: far, y: far },
    { x: -far, y: far },
  ];
  let outline: readonly Side[] = corners.map((from, i) => ({
    from,
    to: corners[(i + 1) % corners.length]!,
    beyond: OUTSIDE,
  }));
  for (let i = 0; i < DIRECTIONS; i++) {
    const angle = (2 * Math.PI * i) / DIRECTIONS;
    const normal = { x: Math.cos(angle), y: Math.sin(angle) };
    const reach = Math.max(...sites.map(site => dot(site, normal)));
    outline = clip(outline, normal, reach + SUBURB, OUTSIDE);
  }
  return outline;
};

/** Each spot of the town belongs to the nearest street. */
export const cellsOf = (sites: readonly Point[], outline: readonly Side[]): readonly (readonly Side[])[] =>
  sites.map((site, street) => {
    const others = sites
      .map((other, i) => ({ i, far: distance(site, other) }))
      .filter(({ i }) => i !== street)
      .toSorted((a, b) => a.far - b.far);
    let cell = outline;
    let reach = reachOf(cell, site);
    for (const { i, far } of others) {
      // Sites further away than this cannot cut the area any more.
      if (far > 2 * reach) break;
      const normal = minus(sites[i]!, site);
      const smaller = clip(cell, normal, dot(interpolate(site, sites[i]!), normal), i);
      if (smaller === cell) continue;
      cell = smaller;
      reach = reachOf(cell, site);
    }
    return cell;
  });

const reachOf = (cell: readonly Side[], site: Point): number => {
  let reach = 0;
  for (const { from } of cell) reach = Math.max(reach, distance(site, from));
  return reach;
};
