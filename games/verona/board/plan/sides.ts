import { interpolate, type Point } from '@tavola/web/board-kit/map/points.ts';

/** A side of a convex area runs from one corner to the next, and `beyond` is the street behind it, or OUTSIDE. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly beyond: number;
}

/** The town ends beyond a side with this value. */
export const OUTSIDE = -1;

/**
 * Returns the part of a convex area in the half-plane `p · normal <= limit`; the cut becomes a side towards `beyond`.
 * One drawing clips ten thousand times, so an uncut area is returned as it is.
 */
export const clip = (
  area: readonly Side[],
  normal: Point,
  limit: number,
  beyond: number,
): readonly Side[] => {
  const n = area.length;
  let cut = false;
  for (let i = 0; i < n && !cut; i++) cut = overBy(area[i]!.from, normal, limit) > 0;
  if (!cut) return area;
  const kept: Side[] = [];
  let leaves: Point | undefined;
  let enters: Point | undefined;
  let at = -1;
  for (let i = 0; i < n; i++) {
    const side = area[i]!;
    const before = overBy(side.from, normal, limit);
    const after = overBy(side.to, normal, limit);
    if (before <= 0 && after <= 0) kept.push(side);
    else if (before <= 0) {
      leaves = interpolate(side.from, side.to, before / (before - after));
      if (before < 0) kept.push({ from: side.from, to: leaves, beyond: side.beyond });
      at = kept.length;
    } else if (after <= 0) {
      enters = interpolate(side.from, side.to, before / (before - after));
      if (after < 0) kept.push({ from: enters, to: side.to, beyond: side.beyond });
    }
  }
  if (!leaves || !enters) return kept;
  kept.splice(at, 0, { from: leaves, to: enters, beyond });
  return kept;
};

const overBy = (p: Point, normal: Point, limit: number): number => p.x * normal.x + p.y * normal.y - limit;

export const cornersOf = (area: readonly Side[]): readonly Point[] => area.map(side => side.from);
