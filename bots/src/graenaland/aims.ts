import { codeOf, nameOf, pointsOf, progress, whereOf, type Graenaland } from '@tavola/games/graenaland';
import type { DeepReadonly, Seat } from '@tavola/kernel';

export type Table = DeepReadonly<Graenaland['table']>;

/** G-W01 What the five goals ask for; three of them win. */
const BASIC = [8, 3, 4, 2, 3];
/** G-O11 Points that win with victory cards. */
const POINTS = 6;
const [SETTLEMENT, FORT, HALL, ROAD, PALISADE, ARMY] = [0, 1, 3, 4, 7, 8];
/** What a road, an improvement, a market and a palisade pay back while the game is young. */
const WORKS = [0.3, 0.22, 0.12, 0.06];

/** How near a clan is to winning, 0 to about 1: its three nearest goals, or the steps of its card where it is known. */
export const nearness = (table: Table, seat: Seat, card = -1): number => {
  const reached = progress(table, seat);
  if (card >= 0) return (pointsOf(table, reached, card) + 0.5 * bestPart(table, reached, card)) / POINTS;
  const shares = reached.map((n, goal) => Math.min(1, n / BASIC[goal]!)).toSorted((a, b) => b - a);
  return (shares[0]! + shares[1]! + shares[2]! + 0.15 * (shares[3]! + shares[4]!)) / 3;
};

/** How much of the next step of a goal is there already, for the goal where that is most. */
const bestPart = (table: Table, reached: readonly number[], card: number): number => {
  const parts = table.stock.victory[card]!.steps.map((steps, goal) => {
    const next = steps.find(step => step > reached[goal]!);
    return next === undefined ? 0 : reached[goal]! / next;
  });
  return Math.max(0, ...parts) + 0.1 * parts.reduce((sum, part) => sum + part, 0);
};

/** The table with one more thing built, as far as goals look at it. */
const withBuild = (table: Table, seat: Seat, code: number): Table => {
  const name = nameOf(code);
  if (name === SETTLEMENT) {
    const at = whereOf(code) * table.seats.length + seat;
    return { ...table, settlements: table.settlements.map((n, i) => (i === at ? n + 1 : n)) };
  }
  if (name === ARMY) return { ...table, army: table.army.map((n, s) => (s === seat ? n + 1 : n)) };
  const at = whereOf(code) * 3 + name - FORT;
  return { ...table, buildings: table.buildings.map((owner, i) => (i === at ? seat : owner)) };
};

/** How much nearer a build brings its builder, counting what a work pays back and votes that a house gives. */
export const gainOf = (table: Table, seat: Seat, code: number, card: number): number => {
  const name = nameOf(code);
  if (name >= ROAD && name <= PALISADE)
    return (Math.max(0, 1 - table.round / (8 * table.seats.length)) * WORKS[name - ROAD]!) / 3;
  const gain = nearness(withBuild(table, seat, code), seat, card) - nearness(table, seat, card);
  return gain + (name === ARMY ? 0.01 : 0.015) + (name >= FORT && name <= HALL ? 0.01 : 0);
};

/** Everything that is no public work: what hands are kept for. */
export const aims = (table: Table): number[] => {
  const codes = [codeOf(ARMY, 0)];
  for (let t = 0; t < table.down.length; t++)
    for (let name = SETTLEMENT; name <= HALL; name++) codes.push(codeOf(name, t));
  return codes;
};
