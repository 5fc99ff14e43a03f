import {
  interpolate,
  distance,
  dot,
  minus,
  pathOf,
  plus,
  turnQuarter,
  scaleBy,
  unit,
  type Point,
} from '@tavola/web/board-kit/map/points.ts';
import { clip, cornersOf, type Side } from './sides.ts';

/** Areas run clockwise on the screen, so the left normal of a side points out of the area. */
export const outwardNormalOf = ({ from, to }: Side): Point => scaleBy(turnQuarter(unit(minus(to, from))), -1);

/** Moves each side inwards by its own distance. */
export const setBack = (area: readonly Side[], by: (side: Side) => number): readonly Side[] => {
  let inner = area;
  for (const side of area) {
    const normal = outwardNormalOf(side);
    inner = clip(inner, normal, dot(side.from, normal) - by(side), side.beyond);
  }
  return inner;
};

/** The numbers look random but are the same every time, so a drawing never changes. */
const seedRandom = (seed: number): (() => number) => {
  let state = (seed * 2_654_435_761 + 12_345) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

/** A row of houses has three paths: roofs, their shady halves, and ridges. */
export interface Houses {
  readonly roofs: string;
  readonly shades: string;
  readonly ridges: string;
}

export interface Opening {
  readonly at: Point;
  readonly width: number;
}

/** Lines the inside of a block with houses and leaves the openings free. */
export const housesOf = (
  block: readonly Side[],
  depth: number,
  openings: readonly Opening[],
  seed: number,
): Houses => {
  const random = seedRandom(seed);
  let [roofs, shades, ridges] = ['', '', ''];
  for (const [i, side] of block.entries()) {
    const inner = innerSide(block, i, depth);
    if (!inner) continue;
    for (const [start, end] of splitFrontage(distance(side.from, side.to), random)) {
      const d = 0.72 + 0.28 * random();
      const outer = [interpolate(side.from, side.to, start), interpolate(side.from, side.to, end)] as const;
      const back = [
        interpolate(outer[0], interpolate(inner.from, inner.to, start), d),
        interpolate(outer[1], interpolate(inner.from, inner.to, end), d),
      ] as const;
      const middle = interpolate(interpolate(outer[0], outer[1]), interpolate(back[0], back[1]));
      if (openings.some(({ at, width }) => distance(at, middle) < width)) continue;
      const ridge = [interpolate(outer[0], back[0]), interpolate(outer[1], back[1])] as const;
      roofs += pathOf([outer[0], outer[1], back[1], back[0]]);
      shades += pathOf([ridge[0], ridge[1], back[1], back[0]]);
      ridges += pathOf(ridge, false);
    }
  }
  return { roofs, shades, ridges };
};

/** The back line of a row is mitred at both corners, and a side that is too short has no back line. */
const innerSide = (block: readonly Side[], i: number, depth: number): Side | undefined => {
  const side = block[i]!;
  const from = mitre(block.at(i - 1)!, side, depth);
  const to = mitre(side, block[(i + 1) % block.length]!, depth);
  return dot(minus(to, from), minus(side.to, side.from)) > 0 ? { ...side, from, to } : undefined;
};

/** Returns the point where the back lines of two rows meet. */
const mitre = (before: Side, after: Side, depth: number): Point => {
  const a = outwardNormalOf(before);
  const b = outwardNormalOf(after);
  const bisector = plus(a, b);
  const reach = depth / Math.max(0.35, dot(bisector, a));
  return minus(after.from, scaleBy(bisector, reach));
};

/** Returns the start and end of each house as fractions of a side. */
const splitFrontage = (length: number, random: () => number): readonly (readonly [number, number])[] => {
  const widths: number[] = [];
  let sum = 0;
  while (sum < length) {
    const width = 17 + 17 * random();
    widths.push(width);
    sum += width;
  }
  let at = 0;
  const gap = 1.6 / Math.max(1, length);
  return widths.map(width => {
    const start = at;
    at += width / sum;
    return [start + gap, at - gap] as const;
  });
};

export const outlinePath = (area: readonly Side[]): string => pathOf(cornersOf(area));
