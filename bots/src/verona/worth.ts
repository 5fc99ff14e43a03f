import { BUILDINGS } from '@tavola/games/verona';
import type { Seat } from '@tavola/kernel';
import { at, isAlone, type Eye } from './eye.ts';

/** V-F01 Five points for a street alone; it may still be lost, so not all five count before the end. */
const ALONE = 4.4;
const SHARED = 1;
/** A second ally keeps a street alone somewhat safer. */
const GUARD = 0.35;
/** What a florin and a mercenary are worth in points, while there is something left to buy. */
const FLORIN = 0.1;
const MERCENARY = 0.45;
/** V-E20 Florins a round for a street. */
const RENT = 5;

/** By lead over the best rival, from -3 to 3: how likely the building is taken. */
const TAKES = [0, 0.04, 0.1, 0.25, 0.68, 0.86, 0.94];
/** By what is missing of a mission: how likely it will be shown. */
const SHOWS = [0.93, 0.42, 0.17, 0.06, 0.03, 0.01, 0];
/** Florins a round that a building brings, about. */
const BRINGS = [7, 2, 5, 3, 5, 2, 2, 5, 0];
const REWARDS = { florins: 15 * FLORIN, mercenaries: 3 * MERCENARY, steps: 1.5, remove: 2, add: 2, none: 0 };
/** A building that is next counts less than one on offer. */
const NEXT = 0.4;

/** What a purse is still good for: less and less towards the end. */
export const florinWorth = ({ left }: Eye): number => FLORIN * Math.min(1, 0.25 + left / 3);

export const buildingWorth = (eye: Eye, building: number): number =>
  BUILDINGS[building]!.points + BRINGS[building]! * eye.left * florinWorth(eye);

export const missionWorth = (eye: Eye, mission: number): number => {
  const { points, reward } = eye.table.board.missions[mission]!;
  return points + REWARDS[reward] * Math.min(1, 0.3 + eye.left / 3);
};

/** V-E10 Own allies in the building's streets, less those of the best rival. */
export const leadFor = (eye: Eye, seat: Seat, building: number): number => {
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

const takes = (lead: number): number => TAKES[Math.max(0, Math.min(6, lead + 3))]!;

/** V-C51 How many things are missing: allies of one's own, and streets that would have to be without others. */
const missing = (eye: Eye, seat: Seat, mission: number): number => {
  const { streets } = eye.table.board.missions[mission]!;
  let absent = 0;
  let alone = 0;
  let empty = 0;
  for (const street of streets) {
    const isClear = isAlone(eye, seat, street);
    if (at(eye, seat, street) === 0) {
      absent++;
      if (isClear) empty++;
    } else if (isClear) alone++;
  }
  const needed = eye.n <= 3 ? streets.length : 1;
  return absent + Math.max(0, needed - alone - empty);
};

/** Streets: five points alone, one for each ally among others, and rents. */
const streetsWorth = (eye: Eye, weights: readonly number[]): number => {
  const { n, allies } = eye;
  const rent = RENT * florinWorth(eye) * Math.min(eye.left, 3) * 0.7;
  let worth = 0;
  for (let first = 0; first < allies.length; first += n) {
    let present = 0;
    let sum = 0;
    let last = 0;
    for (let s = 0; s < n; s++) {
      const own = allies[first + s]!;
      if (own === 0) continue;
      present++;
      last = s;
      sum += weights[s]! * (rent + SHARED * own);
    }
    worth += present === 1 ? weights[last]! * (rent + ALONE + (allies[first + last]! > 1 ? GUARD : 0)) : sum;
  }
  return worth;
};

const counts: number[] = [];

/** V-E10 Who may take a building, by lead over the best rival. */
const claimWorth = (eye: Eye, building: number, weights: readonly number[]): number => {
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
  let worth = 0;
  for (let s = 0; s < n; s++) {
    const own = counts[s]!;
    if (own > 0) worth += weights[s]! * takes(own - (own === best ? second : best));
  }
  return worth * buildingWorth(eye, building);
};

const cardsWorth = (eye: Eye, seat: Seat): number => {
  const { table } = eye;
  let worth = 0;
  for (let b = 0; b < table.owner.length; b++) if (table.owner[b] === seat) worth += buildingWorth(eye, b);
  for (let m = 0; m < table.shownBy.length; m++)
    if (table.shownBy[m] === seat) worth += table.board.missions[m]!.points;
  return worth;
};

const hopesWorth = (eye: Eye, weights: readonly number[]): number => {
  const { offer, next } = eye.table;
  let worth = next >= 0 ? NEXT * claimWorth(eye, next, weights) : 0;
  for (let i = 0; i < offer.length; i++) worth += claimWorth(eye, offer[i]!, weights);
  for (let s = 0; s < eye.n; s++)
    for (const mission of eye.missions[s]!)
      worth += weights[s]! * SHOWS[missing(eye, s, mission)]! * missionWorth(eye, mission);
  return worth;
};

/**
 * What stands in the streets is worth, in points that may be expected of it: added up over the seats, each with its
 * weight. All at once, as this is what takes a bot's time.
 */
export const standing = (eye: Eye, weights: readonly number[]): number =>
  streetsWorth(eye, weights) + hopesWorth(eye, weights);

const ALONE_IN = [0, 1, 2, 3, 4].map(seat => [0, 1, 2, 3, 4].map(s => (s === seat ? 1 : 0)));

/** What all is worth to one seat: streets, hopes, cards and purse. */
export const wealth = (eye: Eye, seat: Seat): number =>
  standing(eye, ALONE_IN[seat]!) +
  cardsWorth(eye, seat) +
  (eye.florins[seat]! * florinWorth(eye)) / (1 + eye.florins[seat]! / 150) +
  eye.mercenaries[seat]! * MERCENARY * Math.min(1, 0.2 + eye.left / 3);
