import type { TownBoard } from './edges.ts';
import { outwardNormalOf } from './blocks.ts';
import {
  interpolate,
  distance,
  dot,
  middleOf,
  minus,
  plus,
  scaleBy,
  toSegment,
  type Point,
} from '@tavola/web/board-kit/map/points.ts';
import { OUTSIDE, type Side } from './sides.ts';

type District = TownBoard['streets'][number]['district'];

/** A district has its name along the outside of the wall, or on a ribbon inside if it does not touch the wall. */
export interface DistrictSign {
  readonly district: District;
  /** The line follows the wall in reading direction and is empty if the district does not touch the wall. */
  readonly along: readonly Point[];
  /** Letters whose heads point towards the town need more room at their feet. */
  readonly isBelow: boolean;
  readonly at: Point;
}

interface Rim {
  readonly side: Side;
  readonly district: District;
}

export const placeDistrictSigns = (
  board: TownBoard,
  cells: readonly (readonly Side[])[],
  outline: readonly Side[],
): readonly DistrictSign[] => {
  const middle = middleOf(outline.map(side => side.from));
  const angle = ({ side }: Rim): number => Math.atan2(side.from.y - middle.y, side.from.x - middle.x);
  const rims = cells
    .flatMap((cell, street) =>
      cell
        .filter(side => side.beyond === OUTSIDE)
        .map(side => ({ side, district: board.streets[street]!.district })),
    )
    .toSorted((a, b) => angle(a) - angle(b));
  const districts = [...new Set(board.streets.map(street => street.district))];
  return districts.map(district => {
    const run = findLongestRun(rims, district);
    const places = cells.filter((_, street) => board.streets[street]!.district === district);
    const at = findClearSpot(places, cells, street => board.streets[street]?.district === district);
    const half = run[Math.floor(run.length / 2)]?.side;
    const isBelow = half !== undefined && half.to.x < half.from.x;
    const points = run.flatMap(({ side }, i) => {
      const off = scaleBy(outwardNormalOf(side), isBelow ? 25 : 10);
      return i === run.length - 1 ? [plus(side.from, off), plus(side.to, off)] : [plus(side.from, off)];
    });
    return { district, along: isBelow ? points.toReversed() : points, isBelow, at };
  });
};

/** Returns the longest stretch of the wall that belongs to one district. */
const findLongestRun = (rims: readonly Rim[], district: District): readonly Rim[] => {
  const start = rims.findIndex(rim => rim.district !== district);
  if (start < 0) return rims;
  const round = [...rims.slice(start), ...rims.slice(0, start)];
  let best: Rim[] = [];
  let run: Rim[] = [];
  for (const rim of round) {
    if (rim.district === district) run.push(rim);
    else run = [];
    if (run.length > best.length) best = [...run];
  }
  return best;
};

/** A ribbon extends this far from its middle, including half of the room that the contents of a street take. */
const RIBBON = { x: 70, y: 20 };
const CROWD = { x: 84, top: 58, bottom: 56 };
/** A ribbon at this distance from the next district touches no wall and no river. */
const INSIDE = 26;

/** Finds the place where a ribbon covers the fewest contents of streets, walls and river. */
const findClearSpot = (
  own: readonly (readonly Side[])[],
  all: readonly (readonly Side[])[],
  isOwn: (street: number) => boolean,
): Point => {
  const middles = all.map(cell => middleOf(cell.map(side => side.from)));
  const spots = own.flatMap(cell => {
    const middle = middleOf(cell.map(side => side.from));
    return cell
      .flatMap(({ from, to }) => [
        from,
        interpolate(from, to),
        interpolate(from, to, 0.25),
        interpolate(from, to, 0.75),
      ])
      .flatMap(rim => [rim, interpolate(rim, middle, 0.2), interpolate(rim, middle, 0.4)]);
  });
  const borders = own.flatMap(cell => cell.filter(({ beyond }) => !isOwn(beyond)));
  const cover = ({ x, y }: Point): number =>
    middles.reduce((sum, at) => {
      const wide = RIBBON.x + CROWD.x - Math.abs(x - at.x);
      const high = y < at.y ? RIBBON.y + CROWD.top - (at.y - y) : RIBBON.y + CROWD.bottom - (y - at.y);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  const corners = [-1, 1].flatMap(x => [-1, 1].map(y => ({ x: x * RIBBON.x, y: y * RIBBON.y })));
  const isWithin = (at: Point): boolean =>
    own.some(cell => cell.every(side => dot(minus(at, side.from), outwardNormalOf(side)) <= 0));
  /** Measures how far the corners of a ribbon reach over the edge of the district. */
  const beyond = (spot: Point): number =>
    corners.reduce((sum, corner) => {
      const at = plus(spot, corner);
      const edge = Math.min(...borders.map(({ from, to }) => toSegment(at, from, to)));
      return sum + Math.max(0, isWithin(at) ? INSIDE - edge : INSIDE + edge);
    }, 0);
  const middle = middleOf(spots);
  const cost = (spot: Point): number => cover(spot) + 120 * beyond(spot) + distance(spot, middle);
  return (
    spots.map(spot => ({ spot, cost: cost(spot) })).toSorted((a, b) => a.cost - b.cost)[0]?.spot ?? middle
  );
};
