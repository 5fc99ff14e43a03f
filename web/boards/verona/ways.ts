import { distance, dot, minus, unit, type Point } from './plan/points.ts';

export const ARROWS: { readonly [key: string]: Point } = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

/** The neighbour in that direction; where there is none, the nearest street that lies that way. */
export const streetTowards = (
  at: readonly Point[],
  neighbours: readonly (readonly number[])[],
  street: number,
  direction: Point,
): number => {
  const near = best(at, street, direction, neighbours[street] ?? [], 0.42);
  return near ?? best(at, street, direction, [...at.keys()], 0.3) ?? street;
};

const best = (
  at: readonly Point[],
  street: number,
  direction: Point,
  among: readonly number[],
  least: number,
): number | undefined => {
  const here = at[street]!;
  let found: { street: number; cost: number } | undefined;
  for (const other of among) {
    if (other === street) continue;
    const along = dot(unit(minus(at[other]!, here)), direction);
    if (along < least) continue;
    const cost = distance(here, at[other]!) / along ** 2;
    if (!found || cost < found.cost) found = { street: other, cost };
  }
  return found?.street;
};
