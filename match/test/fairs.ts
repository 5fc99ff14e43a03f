import { seedDice, type Result } from '@tavola/kernel';
import { fair } from '@tavola/kernel/test/fair.ts';
import { randomMatch, type MatchSetup, type MatchFile } from '../src/index.ts';

export const fairSetup: MatchSetup = {
  seats: ['Anna', 'Bruno', 'Carla'],
  options: { florins: 5 },
  seed: '5a'.repeat(32),
  salt: 'c3'.repeat(32),
};

/** Returns the value of a Result, or throws its refusal. */
export const value = <T>(result: Result<T, unknown>): T => {
  if (result.ok) return result.value;
  throw new Error(JSON.stringify(result.error));
};

/** Plays a random match of the toy game, with three seats, notes, and changed and withdrawn answers. */
export const fairMatch = (n: number): MatchFile =>
  value(randomMatch(fair, { ...fairSetup, seed: n.toString(16).padStart(64, '0') }, seedDice(n)));
