import { drawChance } from '@tavola/web/board-kit/map/chance.ts';
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

/** Halves a line several times and pushes each middle aside a little, so that it looks like a coast or a border. */
const drawRoughLine = (
  from: Point,
  to: Point,
  seed: number,
  by: number,
  halvings: number,
): readonly Point[] => {
  if (halvings === 0) return [from];
  const middle = interpolate(from, to, 0.4 + 0.2 * drawChance(seed + 7));
  const aside = scaleBy(
    turnQuarter(unit(minus(to, from))),
    (drawChance(seed) - 0.5) * 2 * by * Math.min(1, distance(from, to) / 60),
  );
  const at = plus(middle, aside);
  return [
    ...drawRoughLine(from, at, seed * 2 + 1, by * 0.62, halvings - 1),
    ...drawRoughLine(at, to, seed * 2 + 2, by * 0.62, halvings - 1),
  ];
};

/** Joins rough lines through these corners and omits the last corner because the next line begins there. */
export const joinRoughLines = (
  corners: readonly Point[],
  seed: number,
  by: number,
  halvings: number,
): readonly Point[] =>
  corners
    .slice(0, -1)
    .flatMap((corner, i) => drawRoughLine(corner, corners[i + 1]!, seed + 17 * i, by, halvings));
