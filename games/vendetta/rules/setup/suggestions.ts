import type { Dice } from '@tavola/kernel';
import raw from './suggestions.json' with { type: 'json' };

type Lists = { readonly [P in keyof typeof raw]: readonly string[] };

/**
 * Period names, titles, houses, places and props for people who want to start at once, and short phrases for random
 * play and absent players.
 */
export const suggestions: Lists = raw;

const OF_WOMEN = new Set(
  'signora madonna donna dama patrizia castellana principessa duchessa marchesa contessa viscontessa baronessa priora badessa suor'.split(
    ' ',
  ),
);
/** Titles by gender. Like names they are Italian in every language. */
export const titles = {
  women: suggestions.titles.filter(title => OF_WOMEN.has(title)),
  men: suggestions.titles.filter(title => !OF_WOMEN.has(title)),
} as const;

export const pick = (dice: Dice, from: readonly string[]): string => from[dice.below(from.length)]!;

/** The n-th suggestion, for absent players: it uses no dice. */
export const pickNth = (from: readonly string[], n: number): string => from[n % from.length]!;

export const anyName = (dice: Dice): string =>
  `${pick(dice, dice.below(2) === 0 ? suggestions.women : suggestions.men)} ${pick(dice, suggestions.houses)}`;
