import { BUILDINGS, countTaken, verona, type Verona } from '../../rules/index.ts';
import type { State } from '@tavola/kernel';
import { at, eyeOf, isAlone, type TownEvaluation } from './evaluation.ts';
import { BRINGS, leadFor, countMissing, missionWorth } from './worth.ts';

/**
 * Worths at the end of a round, in final points, by the number of taken buildings. They are measured: games of steady
 * bots were continued with and without the thing given to one seat. Early florins buy far more than the heuristics assume.
 */
const ALONE = [5.2, 4.6, 4.3, 4.2, 4];
/** A second ally in a street held alone. */
const GUARD = [4, 3.5, 2.8, 2.4, 1.5];
/** An ally in a shared street, and the deduction for sharing it. */
const ALLY = [4, 3.6, 2.8, 2.2, 1.4];
const SHARED = [-1.5, -2, -0.8, -0.4, -0.1];
/** A florin of the first so many, and of the rest. */
const FLORIN = [0.56, 0.42, 0.3, 0.22, 0.12];
const SPENDABLE = 40;
const SPARE = [0.2, 0.15, 0.1, 0.05, 0.02];
const MERCENARY = [1.2, 0.9, 0.8, 0.6, 0.35];
const MOST_MERCENARIES = 6;
/** A florin of income a round from a building, and a point of the next building for its leader. */
const BENEFIT = [0.8, 0.8, 0.6, 0.44, 0.2];
const NEXT = [0.8, 0.7, 0.4, 0.4, 0.15];
/** The worth of a mission's point, by what is missing of it. */
const SHOWN = [0.62, 0.32, 0.07];

/** A lead of so many points makes a win e times as likely. Two players score more, and leads are greater. */
const HEAT = [10.5, 9.5, 9, 8, 6.5];
const OF_TWO = 1.5;

const LAST = 4;

const streetsWorth = (eye: TownEvaluation, seat: number, t: number): number => {
  let worth = 0;
  for (let street = 0; street < eye.table.board.all.length; street++) {
    const own = at(eye, seat, street);
    if (own === 0) continue;
    if (isAlone(eye, seat, street)) worth += own > 1 ? ALONE[t]! + GUARD[t]! : ALONE[t]!;
    else worth += own * ALLY[t]! + SHARED[t]!;
  }
  return worth;
};

const cardsWorth = (eye: TownEvaluation, seat: number, t: number): number => {
  const { owner, shownBy, board, next } = eye.table;
  let worth = 0;
  for (let b = 0; b < owner.length; b++)
    if (owner[b] === seat) worth += BUILDINGS[b]!.points + BRINGS[b]! * BENEFIT[t]!;
  for (let m = 0; m < shownBy.length; m++) if (shownBy[m] === seat) worth += board.missions[m]!.points;
  const cards = eye.missions[seat]!;
  for (let i = 0; i < cards.length; i++) {
    const lacking = countMissing(eye, seat, cards[i]!);
    if (lacking < SHOWN.length) worth += SHOWN[lacking]! * missionWorth(eye, cards[i]!);
  }
  return next >= 0 && leadFor(eye, seat, next) > 0 ? worth + NEXT[t]! * BUILDINGS[next]!.points : worth;
};

const purseWorth = ({ florins, mercenaries }: TownEvaluation, seat: number, t: number): number => {
  const own = florins[seat]!;
  const spendable = Math.min(SPENDABLE, own);
  return (
    FLORIN[t]! * spendable +
    SPARE[t]! * (own - spendable) +
    MERCENARY[t]! * Math.min(MOST_MERCENARIES, mercenaries[seat]!)
  );
};

/** By seat: shares of victory. */
export const rateProspects = (world: State<Verona>): number[] => {
  if (world.over) {
    const { ranks } = verona.outcome(world);
    const winners = ranks.filter(rank => rank === 1).length;
    return ranks.map(rank => (rank === 1 ? 1 / winners : 0));
  }
  const eye = eyeOf(world, 'all');
  const t = Math.min(LAST, countTaken(world.table));
  const heat = eye.n === 2 ? OF_TWO * HEAT[t]! : HEAT[t]!;
  const shares: number[] = [];
  for (let s = 0; s < eye.n; s++)
    shares.push(streetsWorth(eye, s, t) + cardsWorth(eye, s, t) + purseWorth(eye, s, t));
  const best = Math.max(...shares);
  let all = 0;
  for (let s = 0; s < eye.n; s++) all += shares[s] = Math.exp((shares[s]! - best) / heat);
  for (let s = 0; s < eye.n; s++) shares[s]! /= all;
  return shares;
};
