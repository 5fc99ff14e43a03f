import type { TownLayout } from './kinds.ts';
import { cross, distance, minus, toSegment, type Point } from '@tavola/web/board-kit/map/points.ts';

/** Each building prefers this spot, given as fractions of the sheet; buildings of a district prefer its side. */
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
/** Buildings of districts choose their place before the others. */
const ORDER = [7, 1, 3, 5, 6, 4, 2, 0, 8] as const;

const STEP = 18;
const LARGEST = 60;
const SMALLEST = 26;

interface Spot extends Point {
  /** `free` is the distance to the wall, the river or the edge of the sheet, whichever is closest. */
  readonly free: number;
}

/** Places the nine buildings around the town in the largest circles that all fit. */
export const sitesOf = (plan: Omit<TownLayout, 'sites'>): TownLayout['sites'] => {
  const spots = findFreeSpots(plan);
  for (let radius = LARGEST; radius > SMALLEST; radius -= 4) {
    const places = choosePlaces(spots, radius, plan);
    if (places) return { places, radius };
  }
  // If the town leaves no country free, the buildings stand along the upper edge and cover what is there.
  const places = WISHES.map((_, i) => ({ x: ((i + 0.5) / WISHES.length) * plan.width, y: SMALLEST + 4 }));
  return { places, radius: SMALLEST };
};

const findFreeSpots = (plan: Omit<TownLayout, 'sites'>): readonly Spot[] => {
  const spots: Spot[] = [];
  for (let x = SMALLEST; x < plan.width; x += STEP)
    for (let y = SMALLEST; y < plan.height; y += STEP) {
      const free = measureFreeRoom({ x, y }, plan);
      if (free > SMALLEST) spots.push({ x, y, free });
    }
  return spots;
};

const measureFreeRoom = (
  at: Point,
  { width, height, outline, rivers }: Omit<TownLayout, 'sites'>,
): number => {
  if (isInside(at, outline)) return 0;
  const edge = Math.min(at.x, at.y, width - at.x, height - at.y) - 4;
  const free = Math.min(edge, distanceToLine(at, [...outline, outline[0]!]) - 32);
  return rivers.reduce(
    (least, river) => (least < SMALLEST ? least : Math.min(least, distanceToLine(at, river) - 34)),
    free,
  );
};

/** Measures the distance to the closest piece of a line. */
const distanceToLine = (at: Point, line: readonly Point[]): number => {
  let least = Infinity;
  for (let i = 1; i < line.length; i++) least = Math.min(least, toSegment(at, line[i - 1]!, line[i]!));
  return least;
};

const choosePlaces = (
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

/** The outline runs clockwise on the screen, so inner points lie on the same side of all pieces. */
const isInside = (at: Point, outline: readonly Point[]): boolean =>
  outline.every((from, i) => cross(minus(outline[(i + 1) % outline.length]!, from), minus(at, from)) >= 0);
