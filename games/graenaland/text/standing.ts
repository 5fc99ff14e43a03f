import type { Seat, View } from '@tavola/kernel';
import type { Graenaland } from '../rules/index.ts';
import { goalsOf, pointsOf, countGoalProgress } from '../rules/declaration/goals.ts';
import { GOALS, NONE } from '../rules/names.ts';

type G = View<Graenaland>;

/** Points by goal: 1 for a goal reached, or the points that a shown victory card gives for it. */
export const score = ({ table }: G, seat: Seat): { readonly [goal: string]: number } => {
  if (table.goals === 'basic') {
    const reached = goalsOf(table, seat);
    return Object.fromEntries(GOALS.map(goal => [goal, reached.includes(goal) ? 1 : 0]));
  }
  const card = table.shown[seat] ?? NONE;
  const now = countGoalProgress(table, seat);
  // With all other goals at zero, the points of this one remain.
  return Object.fromEntries(
    GOALS.map((goal, i) => [
      goal,
      card === NONE
        ? 0
        : pointsOf(
            table,
            now.map((n, j) => (i === j ? n : 0)),
            card,
          ),
    ]),
  );
};

/** The measure that ranks the match: goals reached, or points of the victory cards shown at the end. */
export const standing = (
  { table }: G,
  { table: { shown } }: G,
): { readonly label: number; readonly points: readonly number[] } | undefined => {
  if (table.round === 0) return undefined;
  const points = table.seats.map(seat => {
    if (table.goals === 'basic') return goalsOf(table, seat).length;
    const card = shown[seat] ?? NONE;
    return card === NONE ? 0 : pointsOf(table, countGoalProgress(table, seat), card);
  });
  return { label: table.round, points };
};
