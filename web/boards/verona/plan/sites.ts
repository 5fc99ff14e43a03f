import type { Plan } from './plan.ts';
import { between, cross, distance, minus, type Point } from './points.ts';

/** Where each building would like to stand, by number, as parts of the sheet: those of a district on its side. */
const WISHES: readonly Point[] = [
  { x: 0.86, y: 0.03 },
  { x: 0.97, y: 0.2 },
  { x: 0.97, y: 0.8 },
  { x: 0.03, y: 0.26 },
  { x: 0.03, y: 0.74 },
  { x: 0.8, y: 0.97 },
  { x: 0.03, y: 0.03 },
  { x: 0.2, y: 0.03 },
  { x: 0.14, y: 0.97 },
];

const STEP = 12;
const LARGEST = 60;
const SMALLEST = 26;

/** The places of the buildings around the town, and how much room each has: the largest circle that fits nine times. */
export const sitesOf = (plan: Omit<Plan, 'sites'>): Plan['sites'] => {
  const rivers = plan.rivers.flatMap(river => river.slice(1).map((to, i) => ({ from: river[i]!, to })));
  const rims = plan.outline.map((from, i) => ({ from, to: plan.outline[(i + 1) % plan.outline.length]! }));
  const spots: { readonly at: Point; readonly free: number }[] = [];
  for (let x = SMALLEST; x < plan.width; x += STEP)
    for (let y = SMALLEST; y < plan.height; y += STEP) {
      const at = { x, y };
      if (isInside(at, plan.outline)) continue;
      const border = Math.min(x, y, plan.width - x, plan.height - y) - 4;
      const rim = Math.min(...rims.map(({ from, to }) => toSegment(at, from, to))) - 16;
      const river = Math.min(Infinity, ...rivers.map(({ from, to }) => toSegment(at, from, to) - 34));
      spots.push({ at, free: Math.min(border, rim, river) });
    }
  for (let radius = LARGEST; radius > SMALLEST; radius -= 4) {
    const places = chosen(spots, radius, plan);
    if (places) return { places, radius };
  }
  // A town that leaves no country: along the upper edge, over whatever is there.
  const places = WISHES.map((_, i) => ({ x: ((i + 0.5) / WISHES.length) * plan.width, y: SMALLEST + 4 }));
  return { places, radius: SMALLEST };
};

const chosen = (
  spots: readonly { readonly at: Point; readonly free: number }[],
  radius: number,
  { width, height }: { readonly width: number; readonly height: number },
): Point[] | undefined => {
  const places: Point[] = [];
  for (const wish of WISHES) {
    const wanted = { x: wish.x * width, y: wish.y * height };
    let best: Point | undefined;
    for (const { at, free } of spots) {
      if (free < radius || places.some(place => distance(place, at) < 2 * radius + 10)) continue;
      if (!best || distance(at, wanted) < distance(best, wanted)) best = at;
    }
    if (!best) return undefined;
    places.push(best);
  }
  return places;
};

const toSegment = (at: Point, from: Point, to: Point): number => {
  const way = minus(to, from);
  const length = way.x ** 2 + way.y ** 2;
  const along = length === 0 ? 0 : ((at.x - from.x) * way.x + (at.y - from.y) * way.y) / length;
  return distance(at, between(from, to, Math.max(0, Math.min(1, along))));
};

/** Inside of an outline that goes round clockwise as seen on a screen. */
const isInside = (at: Point, outline: readonly Point[]): boolean =>
  outline.every((from, i) => cross(minus(outline[(i + 1) % outline.length]!, from), minus(at, from)) >= 0);
