import type { Seat } from '@tavola/kernel';
import { countTaken, type TownTable } from '../../rules/index.ts';

/**
 * How much likelier a rival holds an unshown mission that it has allies in none to three streets of, by how far the game
 * is: counted at the beginning of every round in games of steady bots with two and with four seats. Where the first
 * allies go tells nearly all; later, streets are taken for other reasons as well.
 */
const OPENING = [1, 1.5, 20, 30];
const MIDDLE = [1, 1.5, 5, 7];
const LATE = [1, 1.2, 2, 2.5];
/** V-E14 The fifth building ends the game: with so many taken it is late. */
const LATE_FROM = 3;

const weightsFor = (table: TownTable): readonly number[] => {
  if (table.round <= 1) return OPENING;
  return countTaken(table) < LATE_FROM ? MIDDLE : LATE;
};

/** V-S06 For each of these missions, how much the streets speak for it being in the hand of a seat. */
export const signsOf = (table: TownTable, seat: Seat, missions: readonly number[]): number[] => {
  const weights = weightsFor(table);
  const n = table.seats.length;
  return missions.map(mission => {
    let here = 0;
    for (const street of table.board.missions[mission]!.streets)
      if (table.allies[street * n + seat]! > 0) here++;
    return weights[here]!;
  });
};

/** Missions that may be in hands which one does not see: neither shown nor one's own. */
export const unseenMissions = ({ shownBy }: TownTable, own: readonly number[]): number[] => {
  const unseen: number[] = [];
  for (let mission = 0; mission < shownBy.length; mission++)
    if (shownBy[mission]! < 0 && !own.includes(mission)) unseen.push(mission);
  return unseen;
};

/** Nothing is as sure as a card that one sees. */
const SUREST = 0.9;

/** How likely each of these is in a hand of so many cards. */
export const chancesOf = (
  table: TownTable,
  seat: Seat,
  missions: readonly number[],
  cards: number,
): readonly number[] => {
  const signs = signsOf(table, seat, missions);
  const all = signs.reduce((sum, sign) => sum + sign, 0);
  return signs.map(sign => Math.min(SUREST, (cards * sign) / all));
};
