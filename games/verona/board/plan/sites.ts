import type { TownLayout } from './kinds.ts';
import { cross, distance, minus, toSegment, type Point } from '@tavola/web/board-kit/map/points.ts';

/** Where each building would like to stand, by number, as parts of the sheet: those of a district on its side. */
const WISHES: readonly Point[] = [
  { x: 0.03, y: 0.03 },
  { x: 0.97, y: 0.2 },
  { x: 0.97, y: 0.8 },
  { x: 0.03, y: 0.26 },
  { x: 0.03, y: 0.74 },
  { x: 0.2, y: 0.97 },
  { x: 0.97, y: 0.03 },
  { x: 0.82, y: 0.03 },
  { x: 0.03, y: 0.97 },
];
/** Who picks first: the buildings of districts, then the others. */
const ORDER = [7, 1, 3, 5, 6, 4, 2, 0, 8] as const;

const STEP = 18;
const LARGEST = 60;
const SMALLEST = 26;

interface Spot extends Point {
  /** How far it is to whatever is next: the wall, the river, the edge of the sheet. */
  readonly free: number;
}

/** The places of the buildings around the town, and how much room each has: the largest circle that fits nine times. */
export const sitesOf = (plan: Omit<TownLayout, 'sites'>): TownLayout['sites'] => {
  const spots = freeSpots(plan);
  for (let radius = LARGEST; radius > SMALLEST; radius -= 4) {
    const places = chosen(spots, radius, plan);
    if (places) return { places, radius };
  }
  // A town that leaves no country: along the upper edge, over whatever is there.
  const places = WISHES.map((_, i) => ({ x: ((i + 0.5) / WISHES.length) * plan.width, y: SMALLEST + 4 }));
  return { places, radius: SMALLEST };
};

const freeSpots = (plan: Omit<TownLayout, 'sites'>): readonly Spot[] => {
  const spots: Spot[] = [];
  for (let x = SMALLEST; x < plan.width; x += STEP)
    for (let y = SMALLEST; y < plan.height; y += STEP) {
      const free = freeAround({ x, y }, plan);
      if (free > SMALLEST) spots.push({ x, y, free });
    }
  return spots;
};

const freeAround = (at: Point, { width, height, outline, rivers }: Omit<TownLayout, 'sites'>): number => {
  if (isInside(at, outline)) return 0;
  const edge = Math.min(at.x, at.y, width - at.x, height - at.y) - 4;
  const free = Math.min(edge, toLine(at, [...outline, outline[0]!]) - 32);
  return rivers.reduce(
    (least, river) => (least < SMALLEST ? least : Math.min(least, toLine(at, river) - 34)),
    free,
  );
};

/** How far it is to a line of many pieces. */
const toLine = (at: Point, line: readonly Point[]): number => {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) least = Math.min(least, toSegment(at, line[i - 1]!, line[i]!));
  return least;
};

const chosen = (
  spots: readonly Spot[],
  radius: number,
  { width, height }: { readonly width: number; readonly height: number },
): Point[] | undefined => {
  const places: Point[] = [];
  for (const building of ORDER) {
    const wish = WISHES[building]!;
    const wanted = { x: wish.x * width, y: wish.y * height };
    let best: Point | undefined;
    for (const spot of spots) {
      if (spot.free < radius || places.some(place => distance(place, spot) < 2 * radius + 10)) continue;
      if (!best || distance(spot, wanted) < distance(best, wanted)) best = { x: spot.x, y: spot.y };
    }
    if (!best) return undefined;
    places.push(best);
  }
  return WISHES.map((_, building) => places[ORDER.findIndex(b => b === building)]!);
};

/** Inside of an outline that goes round clockwise as seen on a screen. */
const isInside = (at: Point, outline: readonly Point[]): boolean =>
  outline.every((from, i) => cross(minus(outline[(i + 1) % outline.length]!, from), minus(at, from)) >= 0);
