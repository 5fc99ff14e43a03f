import { BASIC, POINTS_TO_WIN, type IslandTable } from '../../rules/index.ts';

/** By goal: the number to reach, or 0 if the goal is not part of the target. */
export type Target = readonly number[];

/** The number of ways to six points that are examined closely. */
const CLOSE = 14;

const TRIPLES: readonly Target[] = [0, 1, 2, 3, 4].flatMap(a =>
  [0, 1, 2, 3, 4].flatMap(b =>
    [0, 1, 2, 3, 4].flatMap(c =>
      a < b && b < c ? [BASIC.map((n, goal) => (goal === a || goal === b || goal === c ? n : 0))] : [],
    ),
  ),
);

/** All ways to choose a step of each goal, or none, that give just six points. */
const stepsToSix = (steps: readonly (readonly number[])[]): number[][] => {
  let ways: { readonly target: number[]; readonly points: number }[] = [{ target: [], points: 0 }];
  for (const goal of steps)
    ways = ways.flatMap(({ target, points }) =>
      [0, ...goal].map((n, i) => ({ target: [...target, n], points: points + i })),
    );
  return ways.filter(({ points }) => points === POINTS_TO_WIN).map(({ target }) => target);
};

/** The winning targets: three goals, or the cheapest ways to six points of the card. */
export const targetsFor = (
  table: IslandTable,
  reached: readonly number[],
  card: number,
  rough: (target: Target) => number,
): readonly Target[] => {
  // For an unknown card the five goals are a fair guess.
  if (table.goals === 'basic' || card < 0) return TRIPLES;
  const steps = table.stock.victory[card]!.steps;
  // Reached steps are free, so ways that differ only in them count once.
  const ways = new Map<string, Target>();
  for (const target of stepsToSix(steps)) {
    const rest = target.map((n, goal) => (n <= reached[goal]! ? 0 : n));
    ways.set(rest.join(), rest);
  }
  return [...ways.values()]
    .map(target => ({ target, units: rough(target) }))
    .toSorted((a, b) => a.units - b.units)
    .slice(0, CLOSE)
    .map(({ target }) => target);
};
