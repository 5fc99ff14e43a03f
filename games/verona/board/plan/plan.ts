import { housesOf, outlinePath, outwardNormalOf, setBack, type Opening } from './blocks.ts';
import { banksOf, edgeBetween, SET_BACK, type Edge, type TownBoard } from './edges.ts';
import { placeDistrictSigns } from './districts.ts';
import { EASED, fingerprint, type EasedLayout } from './eased.ts';
import type { TownLayout, Way } from './kinds.ts';
import { cellsOf, layOut, outlineOf, SHEETS, type Sheet } from './layout.ts';
import {
  interpolate,
  distance,
  minus,
  middleOf,
  plus,
  scaleBy,
  type Point,
} from '@tavola/web/board-kit/map/points.ts';
import { cornersOf, OUTSIDE, type Side } from './sides.ts';
import { riversOf } from './river.ts';
import { sitesOf } from './sites.ts';

const DEPTH = { street: 21, square: 15 } as const;
/** A way across a shorter side would be invisible. */
const LEAST = 20;

const makePlan = (board: TownBoard, sheet: Sheet, eased: EasedLayout | undefined): TownLayout => {
  const sites = eased?.streets.map(spotAt) ?? layOut(board.streets, board.neighbours, sheet);
  const outline = outlineOf(sites);
  const cells = cellsOf(sites, outline);
  const banks = banksOf(board);
  const edge = edgeBetween(board, banks);
  const blocks = cells.map((cell, street) => setBack(cell, side => SET_BACK[edge(street, side.beyond)]));
  const ways = board.joins.map(({ a, b, by }) => wayOf(cells, sites, a, b, by));
  const plan = {
    ...SHEETS[sheet],
    outline: cornersOf(outline),
    places: blocks.map((block, street) => {
      const own = board.streets[street]!;
      const { kind } = own;
      const ground = setBack(block, () => DEPTH[kind]);
      const openings = ways.filter(way => way.a === street || way.b === street).map(openingOf);
      return {
        street: own,
        at: middleOf(cornersOf(ground.length > 2 ? ground : block)),
        room: roomOf(cornersOf(ground.length > 2 ? ground : block)),
        area: outlinePath(block),
        hit: outlinePath(cells[street]!),
        ground: outlinePath(ground),
        houses: once(() => housesOf(block, DEPTH[kind], openings, street + 1)),
      };
    }),
    ways,
    walls: wallsOf(board, cells, edge),
    rivers: riversOf(cells, edge, SHEETS[sheet]),
    districts: placeDistrictSigns(board, cells, outline),
  };
  return {
    ...plan,
    sites: eased ? { places: eased.buildings.map(spotAt), radius: eased.radius } : sitesOf(plan),
  };
};

const spotAt = ([x, y]: readonly [number, number]): Point => ({ x, y });

/** Houses take most of the time, so they are computed only when the page draws them. */
const once = <T>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => (made ??= make());
};

const openingOf = ({ at, width, by }: Way): Opening => ({
  at,
  width: by === 'border' ? width * 0.62 + 12 : width * 0.5 + 22,
});

const wayOf = (
  cells: readonly (readonly Side[])[],
  sites: readonly Point[],
  a: number,
  b: number,
  by: Way['by'],
): Way => {
  const side = cells[a]!.find(({ beyond }) => beyond === b);
  const length = side ? distance(side.from, side.to) : 0;
  if (!side || length < LEAST) {
    const at = interpolate(sites[a]!, sites[b]!);
    return {
      a,
      b,
      by,
      from: interpolate(sites[a]!, sites[b]!, 0.3),
      to: interpolate(sites[a]!, sites[b]!, 0.7),
      at,
      width: 16,
      touches: false,
    };
  }
  const at = interpolate(side.from, side.to);
  const reach = scaleBy(outwardNormalOf(side), SET_BACK[by] + 24);
  const width = by === 'border' ? Math.min(46, length * 0.5) : Math.min(30, length * 0.5);
  return { a, b, by, from: minus(at, reach), to: plus(at, reach), at, width, touches: true };
};

const wallsOf = (
  board: TownBoard,
  cells: readonly (readonly Side[])[],
  edge: (street: number, beyond: number) => Edge,
): TownLayout['walls'] =>
  cells.flatMap((cell, street) =>
    cell.flatMap(({ from, to, beyond }) => {
      const kind = edge(street, beyond);
      if (beyond < street || beyond === OUTSIDE || (kind !== 'wall' && kind !== 'gate')) return [];
      const isDistrict = board.streets[street]!.district !== board.streets[beyond]!.district;
      return [{ from, to, isDistrict }];
    }),
  );

/** Many areas lie at an angle, so the room is measured from the middle to each side. */
const roomOf = (corners: readonly Point[]): { x: number; y: number } => {
  const xs = corners.map(({ x }) => x);
  const middle = middleOf(corners);
  const above = corners.flatMap((from, i) => {
    const to = corners[(i + 1) % corners.length]!;
    const along = (middle.x - from.x) / (to.x - from.x);
    return along >= 0 && along <= 1 ? [interpolate(from, to, along).y] : [];
  });
  return { x: (Math.max(...xs) - Math.min(...xs)) / 2, y: (Math.max(...above) - Math.min(...above)) / 2 };
};

const plans = new WeakMap<TownBoard, Partial<Record<Sheet, TownLayout>>>();
/** A client decodes a new board from every message, so boards with equal content share one drawing. */
const byContent = new Map<string, TownBoard>();

/** Describes everything that a drawing depends on in a short text. */
export const contentOf = (board: TownBoard): string =>
  JSON.stringify([
    board.streets.map(({ name, x, y, district, kind }) => [name, x, y, district, kind]),
    board.joins,
  ]);

/**
 * Returns the drawing of a board on a sheet and computes it once. The places of our own board are stored because
 * computing them would block the page for too long.
 */
export const planOf = (board: TownBoard, sheet: Sheet): TownLayout => {
  const made = plans.get(board);
  if (made?.[sheet]) return made[sheet];
  const key = contentOf(board);
  const known = byContent.get(key) ?? board;
  byContent.set(key, known);
  const drawings = plans.get(known) ?? {};
  const plan =
    drawings[sheet] ?? makePlan(known, sheet, fingerprint(key) === EASED.board ? EASED[sheet] : undefined);
  drawings[sheet] = plan;
  plans.set(known, drawings);
  plans.set(board, drawings);
  return plan;
};
