export interface Point {
  readonly x: number;
  readonly y: number;
}

/** One side of a convex area, from a corner to the next, and what lies beyond it: a street, or OUTSIDE. */
export interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly beyond: number;
}

/** Beyond this side the town ends. */
export const OUTSIDE = -1;

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const times = (a: Point, n: number): Point => ({ x: a.x * n, y: a.y * n });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
const length = (a: Point): number => Math.sqrt(a.x * a.x + a.y * a.y);
export const between = (a: Point, b: Point, t = 0.5): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
export const distance = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
export const unit = (a: Point): Point => times(a, 1 / (length(a) || 1));
/** A quarter turn: on a screen, where y grows downwards, to the right of the way one looks. */
export const quarter = (a: Point): Point => ({ x: -a.y, y: a.x });

/** Numbers in paths and tests need no more than this. */
export const rounded = (n: number): number => Math.round(n * 10) / 10;
export const pathOf = (points: readonly Point[], close = true): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('') +
  (close ? 'Z' : '');

/**
 * The part of a convex area in the half-plane `p · normal <= limit`; the cut becomes a side towards `beyond`. Done
 * ten thousand times for one drawing, hence written for speed: the area itself comes back where nothing is cut.
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
      leaves = between(side.from, side.to, before / (before - after));
      if (before < 0) kept.push({ from: side.from, to: leaves, beyond: side.beyond });
      at = kept.length;
    } else if (after <= 0) {
      enters = between(side.from, side.to, before / (before - after));
      if (after < 0) kept.push({ from: enters, to: side.to, beyond: side.beyond });
    }
  }
  if (!leaves || !enters) return kept;
  kept.splice(at, 0, { from: leaves, to: enters, beyond });
  return kept;
};

const overBy = (p: Point, normal: Point, limit: number): number => p.x * normal.x + p.y * normal.y - limit;

export const cornersOf = (area: readonly Side[]): readonly Point[] => area.map(side => side.from);

/** Signed area; positive for the direction in which our areas go round. */
export const areaOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);

/** The centre of gravity. */
export const middleOf = (corners: readonly Point[]): Point => {
  const size = areaOf(corners);
  if (Math.abs(size) < 1e-6) {
    const sum = corners.reduce(plus, { x: 0, y: 0 });
    return times(sum, 1 / Math.max(1, corners.length));
  }
  let middle: Point = { x: 0, y: 0 };
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    middle = plus(middle, times(plus(a, b), (a.x * b.y - b.x * a.y) / (6 * size)));
  }
  return middle;
};
