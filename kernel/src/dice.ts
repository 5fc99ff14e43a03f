/** The only source of chance for rules and bots. */
export interface Dice {
  /** A whole number from 0 to n-1. */
  below(n: number): number;
}

/** One chance outcome as files keep it: the number of sides and the face, counted from 1. */
export type Roll = readonly [sides: number, face: number];

/**
 * Makes quick dice for simulation and search (the splitmix32 generator). They are predictable, so a match between
 * people uses the committed dice of `@tavola/match` instead.
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
      // Spreading 32 bits over n sides has a bias below n / 2^32, which no simulation notices.
      return Math.floor(((mixed >>> 0) / 0x1_0000_0000) * n);
    },
  };
};

/** Wraps dice so that every roll is appended to `rolls`. */
export const recordRolls = (dice: Dice, rolls: Roll[]): Dice => ({
  below: n => {
    const value = dice.below(n);
    rolls.push([n, value + 1]);
    return value;
  },
});

/** Thrown when the rules ask for a roll that the record does not hold. Readers of files report it as a difference. */
export class RollMismatch extends Error {}

/** Makes dice that return recorded rolls. A die of another size, or one roll too many, throws a RollMismatch. */
export const replayRolls = (rolls: readonly (Roll | number)[]): Dice & { left(): number } => {
  let next = 0;
  return {
    left: () => rolls.length - next,
    below: n => {
      const roll = rolls[next++];
      if (roll === undefined) throw new RollMismatch(`no roll is left for a die of ${n}`);
      const [sides, face] = typeof roll === 'number' ? [n, roll] : roll;
      if (sides !== n)
        throw new RollMismatch(`roll ${next} is of a die of ${sides}, but the rules roll a die of ${n}`);
      if (!Number.isInteger(face) || face < 1 || face > n)
        throw new RollMismatch(`roll ${next} shows ${face} on a die of ${n}`);
      return face - 1;
    },
  };
};

/** Shuffles in place (Fisher and Yates). */
export const shuffle = <T>(dice: Dice, pile: T[]): T[] => {
  for (let i = pile.length - 1; i > 0; i--) {
    const j = dice.below(i + 1);
    const item = pile[i]!;
    pile[i] = pile[j]!;
    pile[j] = item;
  }
  return pile;
};

/** Pools the piles, shuffles them together and deals each pile back to its own size. */
export const shuffleAcross = <T>(dice: Dice, piles: readonly T[][]): void => {
  const pool: T[] = [];
  for (const pile of piles) for (const item of pile) pool.push(item);
  shuffle(dice, pool);
  let next = 0;
  for (const pile of piles) for (let i = 0; i < pile.length; i++) pile[i] = pool[next++]!;
};
