export interface Point {
  readonly x: number;
  readonly y: number;
}

export const plus = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });
export const minus = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y });
export const scaleBy = (a: Point, n: number): Point => ({ x: a.x * n, y: a.y * n });
export const dot = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;
export const cross = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
const length = (a: Point): number => Math.sqrt(a.x * a.x + a.y * a.y);
export const interpolate = (a: Point, b: Point, t = 0.5): Point => ({
  x: a.x + (b.x - a.x) * t,
  y: a.y + (b.y - a.y) * t,
});
export const distance = (a: Point, b: Point): number => Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2);
/** Measures the distance of a point from a line segment. */
export const toSegment = (at: Point, from: Point, to: Point): number => {
  const [x, y] = [to.x - from.x, to.y - from.y];
  const long = x * x + y * y;
  const along = long === 0 ? 0 : ((at.x - from.x) * x + (at.y - from.y) * y) / long;
  const t = Math.max(0, Math.min(1, along));
  return Math.hypot(at.x - from.x - t * x, at.y - from.y - t * y);
};
export const unit = (a: Point): Point => scaleBy(a, 1 / (length(a) || 1));
/** Turns a vector by ninety degrees to the right, because y grows downwards on a screen. */
export const turnQuarter = (a: Point): Point => ({ x: -a.y, y: a.x });

/** Paths and tests need only one decimal. */
export const roundNumber = (n: number): number => Math.round(n * 10) / 10;
export const pathOf = (points: readonly Point[], close = true): string =>
  points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${roundNumber(x)} ${roundNumber(y)}`).join('') +
  (close ? 'Z' : '');

/** The sign is positive for the direction in which our outlines run. */
export const areaOf = (corners: readonly Point[]): number =>
  corners.reduce((sum, a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);

/** Returns the centre of gravity, or the average of the corners for an outline without area. */
export const middleOf = (corners: readonly Point[]): Point => {
  const size = areaOf(corners);
  if (Math.abs(size) < 1e-6) {
    const sum = corners.reduce(plus, { x: 0, y: 0 });
    return scaleBy(sum, 1 / Math.max(1, corners.length));
  }
  let middle: Point = { x: 0, y: 0 };
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    middle = plus(middle, scaleBy(plus(a, b), (a.x * b.y - b.x * a.y) / (6 * size)));
  }
  return middle;
};
