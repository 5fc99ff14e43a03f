/** The one door through which chance comes in. */
export interface Dice {
  /** A whole number from 0 to n-1. */
  below(n: number): number;
}

/** One chance outcome as it is kept in files: how many sides, and which came up, counted from 1. */
export type Roll = readonly [sides: number, face: number];

/**
 * Quick dice for simulation and search (the splitmix32 generator): not secret, not for matches between people.
 * A match between people uses the committed dice of `@tavola/match`.
 */
export const seedDice = (seed: number): Dice => {
  let state = seed | 0;
  return {
    below: n => {
      state = (state + 0x9e3779b9) | 0;
      let mixed = state ^ (state >>> 16);
      mixed = Math.imul(mixed, 0x21f0aaad);
      mixed ^= mixed >>> 15;
      mixed = Math.imul(mixed, 0x735a2d97);
      mixed ^= mixed >>> 15;
      // 32 bits spread over n sides: the bias is below n / 2^32, nothing a simulation can see.
      return Math.floor(((mixed >>> 0) / 0x1_0000_0000) * n);
    },
  };
};

/** Keeps every roll in `rolls`, in order. */
export const recordRolls = (dice: Dice, rolls: Roll[]): Dice => ({
  below: n => {
    const value = dice.below(n);
    rolls.push([n, value + 1]);
    return value;
  },
});

/** Thrown when rules and recorded rolls do not fit; caught where files are read, and told as a difference. */
export class RollMismatch extends Error {}

/** Gives recorded rolls back. A die of another size than the recorded one, or one too many, is a mismatch. */
export const replayRolls = (rolls: readonly (Roll | number)[]): Dice & { left(): number } => {
  let next = 0;
  return {
    left: () => rolls.length - next,
    below: n => {
      const roll = rolls[next++];
      if (roll === undefined) throw new RollMismatch(`no roll is left for a die of ${n}`);
      const [sides, face] = typeof roll === 'number' ? [n, roll] : roll;
      if (sides !== n)
        throw new RollMismatch(`roll ${next} is of a die of ${sides}, the rules roll one of ${n}`);
      if (!Number.isInteger(face) || face < 1 || face > n)
        throw new RollMismatch(`roll ${next} shows ${face} on a die of ${n}`);
      return face - 1;
    },
  };
};

/** Fisher and Yates, in place. */
export const shuffle = <T>(dice: Dice, pile: T[]): T[] => {
  for (let i = pile.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const item = pile[i]!;
    pile[i] = pile[j]!;
    pile[j] = item;
  }
  return pile;
};

/** Pools the piles, shuffles, and deals each back to its own size. */
export const shuffleAcross = <T>(dice: Dice, piles: readonly T[][]): void => {
  const pool: T[] = [];
  for (const pile of piles) for (const item of pile) pool.push(item);
  shuffle(dice, pool);
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = pool[next++]!;
};
