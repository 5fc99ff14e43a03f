import { BASIC, POINTS_TO_WIN, type IslandTable } from '../../rules/index.ts';

/** By goal, how far to come; 0 where it is left aside. */
export type Target = readonly number[];

/** So many ways to six points are looked at closely. */
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

/** What wins: three goals, or six points of the card; of the many ways to six those with the fewest units. */
export const targetsFor = (
  table: IslandTable,
  reached: readonly number[],
  card: number,
  rough: (target: Target) => number,
): readonly Target[] => {
  // Of one whose card is not known the five goals are as good a guess as any.
  if (table.goals === 'basic' || card < 0) return TRIPLES;
  const steps = table.stock.victory[card]!.steps;
  // What is reached already is free: of ways that differ in such steps alone one is enough.
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
