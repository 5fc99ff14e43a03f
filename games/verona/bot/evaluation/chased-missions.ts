import type { Seat } from '@tavola/kernel';
import { countTaken, type TownTable } from '../../rules/index.ts';

/**
 * How much likelier a rival holds an unshown mission, by the number of its streets (none to three) where the rival has
 * allies, and by the stage of the game. The numbers come from games of steady bots with two and four seats. The first
 * allies reveal nearly everything; later a rival takes streets for other reasons as well.
 */
const OPENING = [1, 1.5, 20, 30];
const MIDDLE = [1, 1.5, 5, 7];
const LATE = [1, 1.2, 2, 2.5];
/** V-E14 The fifth building ends the game, so the late stage begins with this many. */
const LATE_FROM = 3;

const weightsFor = (table: TownTable): readonly number[] => {
  if (table.round <= 1) return OPENING;
  return countTaken(table) < LATE_FROM ? MIDDLE : LATE;
};

/** V-S06 For each of these missions, the weight of the evidence that the seat holds it. */
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

/** The missions that may be in hidden hands: neither shown nor in the own hand. */
export const unseenMissions = ({ shownBy }: TownTable, own: readonly number[]): number[] => {
  const unseen: number[] = [];
  for (let mission = 0; mission < shownBy.length; mission++)
    if (shownBy[mission]! < 0 && !own.includes(mission)) unseen.push(mission);
  return unseen;
};

/** A guess never counts as much as a visible card. */
const SUREST = 0.9;

/** The chance of each of these missions to be in a hand of so many cards. */
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
