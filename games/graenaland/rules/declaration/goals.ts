import type { Outcome, Seat } from '@tavola/kernel';
import { BUILDINGS } from '../building/builds.ts';
import { housesAt, housesOf } from '../building/houses.ts';
import type { IslandTable } from '../types.ts';
import { GOALS, NONE, type Goal } from '../names.ts';

/** G-W01 The number that each goal of the basic game requires. */
export const BASIC: readonly number[] = [8, 3, 4, 2, 3];
export const GOALS_TO_WIN = 3;
/** G-O11 */
export const POINTS_TO_WIN = 6;

/** A clan's progress by goal. G-T03 With three players its first building does not count among buildings. */
export const countGoalProgress = (table: IslandTable, seat: Seat): number[] => {
  let [houses, territories, largest, buildings] = [0, 0, 0, 0];
  for (let t = 0; t < table.down.length; t++) {
    const here = housesAt(table, t, seat);
    houses += here;
    if (here >= 2) territories++;
    if (here > largest) largest = here;
  }
  for (let at = 0; at < table.down.length * BUILDINGS; at++) if (table.buildings[at] === seat) buildings++;
  if (table.seats.length === 3) buildings = Math.max(0, buildings - 1);
  return [houses, territories, largest, buildings, table.army[seat]!];
};

/** G-W01 The goals of the basic game that a clan has reached. */
export const goalsOf = (table: IslandTable, seat: Seat): Goal[] => {
  const reached = countGoalProgress(table, seat);
  return GOALS.filter((_, goal) => reached[goal]! >= BASIC[goal]!);
};

/** G-O11 A point for each step reached on a victory card. */
export const pointsOf = (table: IslandTable, reached: readonly number[], card: number): number => {
  let points = 0;
  for (const [goal, steps] of table.stock.victory[card]!.steps.entries())
    for (const step of steps) if (reached[goal]! >= step) points++;
  return points;
};

/** A clan ranks by goals, or by the points of its shown card. */
const score = (table: IslandTable, seat: Seat): number => {
  if (table.goals === 'basic') return goalsOf(table, seat).length;
  const card = table.shown[seat]!;
  return card === NONE ? 0 : pointsOf(table, countGoalProgress(table, seat), card);
};

/** G-W04, G-O13, G-X05 The declarer wins, the others rank by goals or points; without a declaration houses break ties. */
export const decideOutcome = (table: IslandTable): Outcome => {
  const points = table.seats.map(seat => score(table, seat));
  const { declarer } = table;
  const houses = table.seats.map(seat => (declarer === NONE ? housesOf(table, seat) : 0));
  const isAhead = (a: Seat, b: Seat): boolean => {
    if (declarer !== NONE && (a === declarer || b === declarer)) return a === declarer && b !== declarer;
    return points[a]! > points[b]! || (points[a] === points[b] && houses[a]! > houses[b]!);
  };
  return { points, ranks: table.seats.map(b => 1 + table.seats.filter(a => isAhead(a, b)).length) };
};
