import { BUILDINGS } from '../../rules/index.ts';
import type { Seat } from '@tavola/kernel';
import { at, isAlone, type TownEvaluation } from './evaluation.ts';

/** V-F01 A street held alone scores five points, but it may still be lost, so fewer count before the end. */
const ALONE = 4.4;
const SHARED = 1;
/** A second ally makes a street held alone safer. */
const GUARD = 0.35;
/** The worth of a florin and a mercenary in points while the game lasts. */
const FLORIN_WORTH = 0.1;
export const MERCENARY_WORTH = 0.45;
/** V-E20 Florins a round for a street. */
const RENT = 5;

/** The chance to take a building, by the lead over the best rival from -3 to 3. */
const TAKES = [0, 0.04, 0.1, 0.25, 0.68, 0.86, 0.94];
/** The chance to show a mission, by what is missing of it. */
const SHOWS = [0.93, 0.42, 0.17, 0.06, 0.03, 0.01, 0];
/** The approximate florins a round from each building. */
export const BRINGS = [7, 2, 5, 3, 5, 2, 2, 5, 0];
const REWARDS = {
  florins: 15 * FLORIN_WORTH,
  mercenaries: 3 * MERCENARY_WORTH,
  steps: 1.5,
  remove: 2,
  add: 2,
  none: 0,
};
/** The next building counts less than one on offer. */
const NEXT = 0.4;

/** The worth of a florin falls towards the end. */
export const florinWorth = ({ left }: TownEvaluation): number => FLORIN_WORTH * Math.min(1, 0.25 + left / 3);

export const buildingWorth = (eye: TownEvaluation, building: number): number =>
  BUILDINGS[building]!.points + BRINGS[building]! * eye.left * florinWorth(eye);

export const missionWorth = (eye: TownEvaluation, mission: number): number => {
  const { points, reward } = eye.table.board.missions[mission]!;
  return points + REWARDS[reward] * Math.min(1, 0.3 + eye.left / 3);
};

/** V-E10 Own allies in the building's streets, less those of the best rival. */
export const leadFor = (eye: TownEvaluation, seat: Seat, building: number): number => {
  let own = 0;
  let best = 0;
  for (let s = 0; s < eye.n; s++) {
    let sum = 0;
    for (const street of eye.table.board.claims[building]!) sum += at(eye, s, street);
    if (s === seat) own = sum;
    else if (sum > best) best = sum;
  }
  return own === 0 ? -3 : own - best;
};

/** V-C51 Counts what a mission lacks: own allies, and streets without rivals. */
export const countMissing = (eye: TownEvaluation, seat: Seat, mission: number): number => {
  const { streets } = eye.table.board.missions[mission]!;
  let absent = 0;
  let alone = 0;
  let empty = 0;
  for (let i = 0; i < streets.length; i++) {
    const street = streets[i]!;
    const isClear = isAlone(eye, seat, street);
    if (at(eye, seat, street) === 0) {
      absent++;
      if (isClear) empty++;
    } else if (isClear) alone++;
  }
  const needed = eye.n <= 3 ? streets.length : 1;
  return absent + Math.max(0, needed - alone - empty);
};

/** Worths by seat. */
type Sums = number[];

/** The expected rents of a street, less a share because the street may be lost. */
const rentWorth = (eye: TownEvaluation): number => RENT * florinWorth(eye) * Math.min(eye.left, 3) * 0.7;

/** Adds the points and rents of a street. */
const addStreet = (
  { n, allies }: TownEvaluation,
  street: number,
  rent: number,
  times: number,
  to: Sums,
): void => {
  const first = street * n;
  let present = 0;
  for (let s = 0; s < n; s++) if (allies[first + s]! > 0) present++;
  if (present === 0) return;
  for (let s = 0; s < n; s++) {
    const own = allies[first + s]!;
    if (own === 0) continue;
    to[s]! += times * (rent + (present > 1 ? SHARED * own : own > 1 ? ALONE + GUARD : ALONE));
  }
};

const counts: number[] = [];

/** V-E10 Adds the chances to take a building, by the lead over the best rival. */
const addClaim = (eye: TownEvaluation, building: number, times: number, to: Sums): void => {
  const { n, allies } = eye;
  const streets = eye.table.board.claims[building]!;
  let best = 0;
  let second = 0;
  for (let s = 0; s < n; s++) {
    let sum = 0;
    for (let i = 0; i < streets.length; i++) sum += allies[streets[i]! * n + s]!;
    counts[s] = sum;
    if (sum > best) {
      second = best;
      best = sum;
    } else if (sum > second) second = sum;
  }
  const worth = times * buildingWorth(eye, building);
  for (let s = 0; s < n; s++) {
    const own = counts[s]!;
    if (own === 0) continue;
    const lead = own - (own === best ? second : best);
    to[s]! += worth * TAKES[Math.max(0, Math.min(6, lead + 3))]!;
  }
};

const addMission = (eye: TownEvaluation, seat: Seat, mission: number, times: number, to: Sums): void => {
  to[seat]! += times * SHOWS[countMissing(eye, seat, mission)]! * missionWorth(eye, mission);
};

/** Adds everything that a change in these streets can affect: the streets, and the claims and missions they count for. */
export const addAround = (eye: TownEvaluation, streets: readonly number[], times: number, to: Sums): void => {
  const { table, reach } = eye;
  const rent = rentWorth(eye);
  let buildings = 0;
  let missions = 0;
  for (let i = 0; i < streets.length; i++) {
    const street = streets[i]!;
    addStreet(eye, street, rent, times, to);
    buildings |= reach.buildings[street]!;
    missions |= reach.missions[street]!;
  }
  for (let i = 0; i < table.offer.length; i++)
    if (buildings & (1 << table.offer[i]!)) addClaim(eye, table.offer[i]!, times, to);
  if (table.next >= 0 && buildings & (1 << table.next)) addClaim(eye, table.next, times * NEXT, to);
  for (let s = 0; s < eye.n; s++) {
    const cards = eye.missions[s]!;
    const chances = eye.chances[s];
    for (let i = 0; i < cards.length; i++)
      if (missions & (1 << cards[i]!))
        addMission(eye, s, cards[i]!, chances ? times * chances[i]! : times, to);
  }
};

/** Adds owned buildings and shown missions, which are safe. */
const addCards = (eye: TownEvaluation, to: Sums): void => {
  const { owner, shownBy, board } = eye.table;
  for (let b = 0; b < owner.length; b++) if (owner[b]! >= 0) to[owner[b]!]! += buildingWorth(eye, b);
  for (let m = 0; m < shownBy.length; m++)
    if (shownBy[m]! >= 0) to[shownBy[m]!]! += board.missions[m]!.points;
};

/** By seat: the expected points from streets, chances, cards and purse. */
export const totalWorths = (eye: TownEvaluation): Sums => {
  const { table, n } = eye;
  const sums: Sums = [];
  const florin = florinWorth(eye);
  const mercenary = MERCENARY_WORTH * Math.min(1, 0.2 + eye.left / 3);
  for (let s = 0; s < n; s++) {
    const florins = eye.florins[s]!;
    sums.push((florins * florin) / (1 + florins / 150) + eye.mercenaries[s]! * mercenary);
  }
  const rent = rentWorth(eye);
  for (let street = 0; street < table.board.all.length; street++) addStreet(eye, street, rent, 1, sums);
  for (let i = 0; i < table.offer.length; i++) addClaim(eye, table.offer[i]!, 1, sums);
  if (table.next >= 0) addClaim(eye, table.next, NEXT, sums);
  for (let s = 0; s < n; s++) {
    const cards = eye.missions[s]!;
    const chances = eye.chances[s];
    for (let i = 0; i < cards.length; i++) addMission(eye, s, cards[i]!, chances ? chances[i]! : 1, sums);
  }
  addCards(eye, sums);
  return sums;
};
