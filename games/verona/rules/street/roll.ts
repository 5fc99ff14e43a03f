import type { Dice } from '@tavola/kernel';
import type { DieRoll } from '../events.ts';

export const DIE_SIDES = 8;

/** V-D01 Rolls an eight-sided die; every 8 is rolled again and added. */
const rollDie = (dice: Dice): DieRoll => {
  const faces: number[] = [];
  for (;;) {
    const face = 1 + dice.below(DIE_SIDES);
    faces.push(face);
    if (face !== DIE_SIDES) return faces;
  }
};

export const rollDice = (dice: Dice, n: number): DieRoll[] => {
  const rolls: DieRoll[] = [];
  for (let i = 0; i < n; i++) rolls.push(rollDie(dice));
  return rolls;
};

export const sumOf = (rolls: readonly DieRoll[]): number => {
  let sum = 0;
  for (const faces of rolls) for (const face of faces) sum += face;
  return sum;
};
