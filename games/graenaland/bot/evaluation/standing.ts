import {
  hasHouse,
  hasWork,
  IMPROVEMENT_WORK,
  kindOf,
  MARKET_WORK,
  countGoalProgress,
  RESOURCES,
  ROAD_WORK,
  type IslandTable,
} from '../../rules/index.ts';
import type { Seat } from '@tavola/kernel';

/** G-B40 The number of markets that serve a clan in a turn. */
export const marketsOf = (table: IslandTable, seat: Seat): number => {
  let markets = table.builder === seat ? -table.marketsUsed : 0;
  for (let t = 0; t < table.down.length; t++)
    if (hasWork(table, t, MARKET_WORK) && hasHouse(table, t, seat)) markets++;
  return markets;
};

/** G-P03 The chance that this territory, once improved, keeps the card it turns. */
export const improvementChance = ({ land, stock }: IslandTable, territory: number): number => {
  const deck = land.terrain[territory]!;
  let all = 0;
  for (let resource = 0; resource < RESOURCES.length; resource++) all += stock.cards[kindOf(deck, resource)]!;
  return stock.cards[kindOf(deck, land.improvement[territory]!)]! / all;
};

/** A clan's expected cards a round: the yields of territories by its share of the votes. */
export const incomesOf = (table: IslandTable, votes: readonly (readonly number[])[]): number[] => {
  const sums = table.seats.map(() => 0);
  for (let t = 0; t < table.down.length; t++) {
    if (!table.seats.some(seat => hasHouse(table, t, seat))) continue;
    const yields =
      1 +
      (hasWork(table, t, ROAD_WORK) ? 1 : 0) +
      (hasWork(table, t, IMPROVEMENT_WORK) ? improvementChance(table, t) : 0);
    let all = 0;
    for (let seat = 0; seat < sums.length; seat++) all += votes[t]![seat]!;
    for (let seat = 0; seat < sums.length; seat++) sums[seat]! += (yields * votes[t]![seat]!) / all;
  }
  return sums;
};

/**
 * How the standing is read, fitted to who won 400 games between steady bots, each looked at once a round (docs/bots.md): what
 * is missing, rounds until one may build, cards a round, houses, the army, buildings; and that little is missing at
 * all, more so for the one who builds next.
 */
const NEED = 0.264;
const WAIT = 0.055;
const INCOME = 0.3;
const HOUSE = 0.214;
const ARMY = 0.25;
const BUILDING = 0.242;
const NEARLY = 0.914;
const NOW = 3.251;

const nearly = (need: number): number => Math.exp(-Math.max(-1, need) / 2);

/** The weight of one unit for a clan with this need, relative to the beginning. */
export const rateUrgency = (table: IslandTable, seat: Seat, need: number): number =>
  1 + ((NEARLY + (waitOf(table, seat, false) === 0 ? NOW : 0)) * nearly(need)) / (2 * NEED);

/** G-O12 With victory cards everybody may build to win in every round; otherwise only the one with the ship. */
export const waitOf = (table: IslandTable, seat: Seat, hasBuilt: boolean): number => {
  const n = table.seats.length;
  if (table.goals === 'cards') return hasBuilt ? 1 : 0;
  const turns = (seat - table.ship + n) % n;
  return turns === 0 && hasBuilt ? n : turns;
};

/** The strength of a clan with this need; its chance of victory is proportional to e to this power. */
export const strengthOf = (
  table: IslandTable,
  seat: Seat,
  need: number,
  income: number,
  hasBuilt: boolean,
): number => {
  const wait = waitOf(table, seat, hasBuilt);
  const [houses, , , buildings, army] = countGoalProgress(table, seat);
  return (
    INCOME * income +
    HOUSE * houses! +
    BUILDING * buildings! +
    ARMY * army! +
    (NEARLY + (wait === 0 ? NOW : 0)) * nearly(need) -
    NEED * need -
    WAIT * wait
  );
};

/** The same for a clan that has just built, less the others' gain by its works. */
export const standingOf = (
  table: IslandTable,
  seat: Seat,
  need: number,
  incomes: readonly number[],
): number => {
  const others = incomes.reduce((sum, n) => sum + n, -incomes[seat]!) / (incomes.length - 1);
  return strengthOf(table, seat, need, incomes[seat]!, true) - INCOME * others;
};

/** Turns strengths into chances that add up to one. */
export const sharesOfVictory = (worths: readonly number[]): number[] => {
  const top = Math.max(...worths);
  const raised = worths.map(worth => Math.exp(worth - top));
  const all = raised.reduce((sum, share) => sum + share, 0);
  return raised.map(share => share / all);
};
