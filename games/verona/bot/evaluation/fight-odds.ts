import type { Seat } from '@tavola/kernel';
import { MERCENARY_STRENGTH } from '../../rules/index.ts';
import { at, type TownEvaluation } from './evaluation.ts';
import { diceBelow, violenceBeats } from './dice-odds.ts';

/** The assumed chance that a rival attacker bids nothing, and the spread of its bids by its purse. */
const SITS_OUT = 0.12;
const spreadOf = (florins: number): number => 3 + florins / 6;

/** The chance that a rival's corruption is below a strength, judging by its purse. */
const bidBelow = (florins: number, strength: number): number => {
  if (strength > florins) return 1;
  return SITS_OUT + (1 - SITS_OUT) * (1 - Math.exp(-(strength - 0.5) / spreadOf(florins)));
};

/** The chance that a rival's violence is below a strength: it sends one to three mercenaries, more often fewer. */
const SENDS = [0.55, 0.3, 0.15];
const violenceBelow = (mercenaries: number, strength: number): number => {
  if (mercenaries === 0) return 1;
  let chance = 0;
  let weight = 0;
  for (let m = 1; m <= Math.min(mercenaries, SENDS.length); m++) {
    weight += SENDS[m - 1]!;
    chance += SENDS[m - 1]! * diceBelow(2, strength - MERCENARY_STRENGTH * m);
  }
  return SITS_OUT + (1 - SITS_OUT) * (chance / weight);
};

export interface Odds {
  /** The chance that no rival attacker is as strong. */
  readonly overRivals: number;
  /** The chance that the action succeeds. */
  readonly wins: number;
}

const rivalsBelow = (eye: TownEvaluation, seat: Seat, strength: number): number => {
  const { role, action } = eye.table.fight;
  let chance = 1;
  for (let s = 0; s < eye.n; s++) {
    if (s === seat || role[s] !== 'attacker') continue;
    chance *=
      action[s] === 'violence'
        ? violenceBelow(eye.mercenaries[s]!, strength)
        : bidBelow(eye.florins[s]!, strength);
  }
  return chance;
};

/** V-C25, V-C31 The odds of a corruption with so many florins in the current fight. */
export const corruptionOdds = (eye: TownEvaluation, seat: Seat, florins: number): Odds => {
  if (florins === 0) return { overRivals: 0, wins: 0 };
  const { role, street } = eye.table.fight;
  const overRivals = rivalsBelow(eye, seat, florins);
  let wins = overRivals;
  for (let s = 0; s < eye.n; s++)
    if (s !== seat && role[s] === 'defender') wins *= diceBelow(at(eye, s, street), florins);
  return { overRivals, wins };
};

const TWO_DICE = 10;

/** The same for a violence with so many mercenaries; against rivals its dice count with their average. */
export const violenceOdds = (eye: TownEvaluation, seat: Seat, mercenaries: number): Odds => {
  if (mercenaries === 0) return { overRivals: 0, wins: 0 };
  const { role } = eye.table.fight;
  let defenders = 0;
  for (let s = 0; s < eye.n; s++) if (s !== seat && role[s] === 'defender') defenders++;
  const overRivals = rivalsBelow(eye, seat, MERCENARY_STRENGTH * mercenaries + TWO_DICE);
  return { overRivals, wins: overRivals * violenceBeats(mercenaries, defenders) };
};
