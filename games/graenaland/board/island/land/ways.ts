import {
  interpolate,
  distance,
  minus,
  plus,
  turnQuarter,
  scaleBy,
  unit,
  type Point,
} from '@tavola/web/board-kit/map/points.ts';
import type { IslandLayout } from '../plan.ts';
import { contains } from './scenery.ts';

/** An arrow between two territories has a bent line and a tip, which points in a direction in degrees. */
export interface Way {
  readonly d: string;
  readonly tip: Point;
  readonly turn: number;
  /** A piece that goes this way comes ashore here. */
  readonly landing: Point;
}

/** An arrow reaches this far to either side of a border. */
const REACH = 30;

const bendWay = (from: Point, over: Point, to: Point, landing: Point): Way => ({
  d: `M${from.x} ${from.y}Q${over.x} ${over.y} ${to.x} ${to.y}`,
  tip: to,
  turn: (Math.atan2(to.y - over.y, to.x - over.x) * 180) / Math.PI,
  landing,
});

/** Returns the point where the straight line between two middles leaves the first territory. */
const borderBetween = (plan: IslandLayout, from: number, to: number): Point => {
  const [a, b] = [plan.places[from]!, plan.places[to]!];
  for (let t = 0; t <= 1; t += 0.02) {
    const at = interpolate(a.at, b.at, t);
    if (!contains(a.area, at)) return at;
  }
  return interpolate(a.at, b.at);
};

/**
 * Draws an arrow across the border that avoids the contents in the middle of both territories. A move of two along the
 * coast goes by sea, past the territory between (G-M02).
 */
export const wayBetween = (plan: IslandLayout, from: number, to: number): Way => {
  const [a, b] = [plan.places[from]!.at, plan.places[to]!.at];
  const column = (plan.places[0]?.box.width ?? 0) * 1.1;
  const isFar = Math.abs(a.x - b.x) > column * 1.6;
  if (isFar) {
    const [start, end] = [a.x, b.x].map(x => ({ x, y: plan.sea - 4 }));
    const over = { x: (a.x + b.x) / 2, y: plan.sea + Math.min(64, (plan.height - plan.sea) * 1.6) };
    return bendWay(start!, over, end!, { x: b.x, y: plan.sea - 26 });
  }
  const border = borderBetween(plan, from, to);
  const way = unit(minus(b, a));
  const reach = Math.min(REACH, distance(a, b) * 0.2);
  const aside = scaleBy(turnQuarter(way), -reach * 0.35);
  return bendWay(
    minus(border, scaleBy(way, reach)),
    plus(border, aside),
    plus(border, scaleBy(way, reach * 0.75)),
    plus(border, scaleBy(way, reach * 1.5)),
  );
};
