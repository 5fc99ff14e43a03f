import type { DeepReadonly, Outcome, Seat } from '@tavola/kernel';
import type { NewgameTable } from './kinds.ts';

export interface NewgameScore {
  readonly dice: number;
  readonly luck: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);

/** Q-E02 What the dice of a seat count, and what they count again. */
export const pointsOf = ({ won, shown }: DeepReadonly<NewgameTable>, seat: Seat): NewgameScore => {
  const dice = won[seat]!;
  return { dice: sum(dice), luck: sum(dice.filter(die => die === shown[seat])) };
};

/** Q-E02 The most points win. */
export const outcome = (table: NewgameTable): Outcome => {
  const points = table.seats.map(seat => {
    const { dice, luck } = pointsOf(table, seat);
    return dice + luck;
  });
  return { points, ranks: points.map(own => 1 + points.filter(other => other > own).length) };
};
