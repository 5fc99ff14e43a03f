import { distance, dot, minus, unit, type Point } from './points.ts';

export const ARROWS: { readonly [key: string]: Point } = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** Prefers a neighbour in that direction over the nearest place in that direction. */
export const placeTowards = (
  at: readonly Point[],
  neighbours: readonly (readonly number[])[],
  place: number,
  direction: Point,
): number => {
  const near = best(at, place, direction, neighbours[place] ?? [], 0.42);
  return near ?? best(at, place, direction, [...at.keys()], 0.3) ?? place;
};

const best = (
  at: readonly Point[],
  place: number,
  direction: Point,
  among: readonly number[],
  least: number,
): number | undefined => {
  const here = at[place]!;
  let found: { place: number; cost: number } | undefined;
  for (const other of among) {
    if (other === place) continue;
    const along = dot(unit(minus(at[other]!, here)), direction);
    if (along < least) continue;
    const cost = distance(here, at[other]!) / along ** 2;
    if (!found || cost < found.cost) found = { place: other, cost };
  }
  return found?.place;
};
