import type { Seat, View } from '@tavola/kernel';
import type { Graenaland } from '@tavola/games/graenaland';
import { goalsOf, pointsOf, progress } from '@tavola/games/graenaland/goals';
import { GOALS, NONE } from '@tavola/games/graenaland/names';

type G = View<Graenaland>;

/** By goal: whether it is reached, or how many steps of a victory card that was shown are. */
export const score = ({ table }: G, seat: Seat): { readonly [goal: string]: number } => {
  if (table.goals === 'basic') {
    const reached = goalsOf(table, seat);
    return Object.fromEntries(GOALS.map(goal => [goal, reached.includes(goal) ? 1 : 0]));
  }
  const card = table.shown[seat] ?? NONE;
  const now = progress(table, seat);
  // All other goals at nothing: what is left are the points of this one.
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

/** Goals of the basic game, which everybody can count; with secret victory cards they show who grows all the same. */
export const standing = ({
  table,
}: G): { readonly label: number; readonly points: readonly number[] } | undefined =>
  table.round === 0
    ? undefined
    : { label: table.round, points: table.seats.map(seat => goalsOf(table, seat).length) };
