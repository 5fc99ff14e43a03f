import type { Point } from '@tavola/web/board-kit/map/points.ts';
import type { Place } from '../plan.ts';
import { drawChance } from '@tavola/web/board-kit/map/chance.ts';

/** A growth is a tree, a peak or a tuft of grass with its place and size. */
export interface Growth extends Point {
  readonly size: number;
}

const TRIES = 90;

/** Scatters plants and peaks on a territory and keeps each of them off its neighbours and the border. */
export const sceneryOf = ({ area, box }: Place, territory: number, size: number): readonly Growth[] => {
  const found: Growth[] = [];
  const [left, right] = [Math.min(...area.map(p => p.x)), Math.max(...area.map(p => p.x))];
  const [top, bottom] = [Math.min(...area.map(p => p.y)), box.y + box.height];
  for (let i = 0; i < TRIES; i++) {
    const seed = territory * 200 + i * 2;
    const at = {
      x: left + (right - left) * drawChance(seed),
      y: top + (bottom - top) * drawChance(seed + 1),
      size: size * (0.75 + 0.5 * drawChance(seed + 5)),
    };
    const reach = at.size * 0.62;
    const isInside = [-1, 1].every(
      dx =>
        contains(area, { x: at.x + dx * reach, y: at.y - reach }) &&
        contains(area, { x: at.x + dx * reach, y: at.y + reach }),
    );
    if (isInside && found.every(other => Math.hypot(other.x - at.x, other.y - at.y) > size * 1.35))
      found.push(at);
  }
  return found.toSorted((a, b) => a.y - b.y);
};

/** A line from a point inside an area to the west crosses the border an odd number of times. */
export const contains = (area: readonly Point[], { x, y }: Point): boolean => {
  let inside = false;
  for (const [i, a] of area.entries()) {
    const b = area[(i + 1) % area.length]!;
    if (a.y > y !== b.y > y && x < a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x)) inside = !inside;
  }
  return inside;
};
