import type { Seat } from '@tavola/kernel';
import { BUILDINGS, FORT, ROAD } from '../building/builds.ts';
import { addUp, DECKS, SUPPLY } from '../components/cards.ts';
import { housesAt } from '../building/houses.ts';
import { pointsOf, POINTS_TO_WIN } from './goals.ts';
import type { IslandTable } from '../types.ts';

/** G-S05 A supply card has two symbols. */
const SYMBOLS = 2;

/** G-S08 The most that a hand can pay, by the backs of its cards alone. */
export const mostUnits = ({ backs }: IslandTable, seat: Seat): number => {
  let units = 0;
  for (let deck = 0; deck < DECKS; deck++)
    units += backs[seat * DECKS + deck]! * (deck === SUPPLY ? SYMBOLS : 1);
  return units;
};

/** What everybody sees of a clan's houses. */
interface ClanHouses {
  readonly houses: number;
  /** Territories with one house of the clan, and with two or more. */
  readonly single: number;
  readonly double: number;
  readonly largest: number;
  readonly buildings: number;
}

const standingOf = (table: IslandTable, seat: Seat): ClanHouses => {
  let [houses, single, double, largest, buildings] = [0, 0, 0, 0, 0];
  for (let t = 0; t < table.down.length; t++) {
    const here = housesAt(table, t, seat);
    houses += here;
    if (here === 1) single++;
    if (here > 1) double++;
    largest = Math.max(largest, here);
    for (let b = 0; b < BUILDINGS; b++) if (table.buildings[t * BUILDINGS + b] === seat) buildings++;
  }
  return { houses, single, double, largest, buildings };
};

/** So many new houses give at most so many territories with two: one more where one stands, otherwise two. */
const newDoubles = (single: number, houses: number): number =>
  houses <= single ? houses : single + Math.floor((houses - single) / 2);

/** The most that a clan can reach with new settlements and buildings, `high` of them on its largest territory. */
const reachedWith = (
  table: IslandTable,
  clan: ClanHouses,
  settlements: number,
  buildings: number,
  high: number,
  army: number,
): number[] => {
  const added = settlements + buildings;
  const largest = clan.largest + high;
  const isNewDouble = clan.largest < 2 && largest >= 2;
  const own = clan.buildings + buildings;
  return [
    clan.houses + added,
    clan.double + newDoubles(clan.single, added - high) + (isNewDouble ? 1 : 0),
    largest,
    // G-T03
    table.seats.length === 3 ? Math.max(0, own - 1) : own,
    army,
  ];
};

/** The numbers of new settlements and buildings that so many units pay for, and what they leave. */
const purchases = (
  { land, stock }: IslandTable,
  units: number,
  room: number,
): { readonly settlements: number; readonly buildings: number; readonly left: number }[] => {
  const settlement = Math.min(...land.settlement.map(addUp));
  const building = Math.min(...stock.prices.slice(FORT, ROAD).map(addUp));
  const found: { settlements: number; buildings: number; left: number }[] = [];
  for (let buildings = 0; buildings <= room && buildings * building <= units; buildings++)
    for (let settlements = 0; settlements <= room - buildings; settlements++) {
      const left = units - buildings * building - settlements * settlement;
      if (left >= 0) found.push({ settlements, buildings, left });
    }
  return found;
};

const mayReachSix = (table: IslandTable, seat: Seat): boolean => {
  const { stock } = table;
  const clan = standingOf(table, seat);
  const soldier = Math.min(...stock.armyPrices.map(addUp));
  const isEnough = (reached: readonly number[]): boolean =>
    stock.victory.some((_, card) => pointsOf(table, reached, card) >= POINTS_TO_WIN);
  return purchases(table, mostUnits(table, seat), stock.houses - clan.houses).some(
    ({ settlements, buildings, left }) => {
      const army = Math.min(stock.army, table.army[seat]! + Math.floor(left / soldier));
      for (let high = 0; high <= settlements + buildings; high++)
        if (isEnough(reachedWith(table, clan, settlements, buildings, high, army))) return true;
      return false;
    },
  );
};

/**
 * G-O16 Whether six points are possible for somebody by what is public: the houses, buildings and army of a clan, the
 * most that its number of cards could build, and the kindest of all victory cards.
 */
export const isSixWithinReach = (table: IslandTable): boolean =>
  table.seats.some(seat => mayReachSix(table, seat));
