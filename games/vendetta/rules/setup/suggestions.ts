import type { Dice } from '@tavola/kernel';
import raw from './suggestions.json' with { type: 'json' };

type Lists = { readonly [P in keyof typeof raw]: readonly string[] };

/**
 * Period names, titles, houses, places and props for people who want to start at once; also short phrases, so
 * that random play and those who are away have something to say.
 */
export const suggestions: Lists = raw;

const OF_WOMEN = new Set(
  'signora madonna donna dama patrizia castellana principessa duchessa marchesa contessa viscontessa baronessa priora badessa suor'.split(
    ' ',
  ),
);
/** Titles by whom they go with. They are Italian, as names are, in every language of the table. */
export const titles = {
  women: suggestions.titles.filter(title => OF_WOMEN.has(title)),
  men: suggestions.titles.filter(title => !OF_WOMEN.has(title)),
} as const;

export const pick = (dice: Dice, from: readonly string[]): string => from[dice.below(from.length)]!;

/** The n-th suggestion, for those who are away: no chance is spent on them. */
export const nth = (from: readonly string[], n: number): string => from[n % from.length]!;

export const anyName = (dice: Dice): string =>
  `${pick(dice, dice.below(2) === 0 ? suggestions.women : suggestions.men)} ${pick(dice, suggestions.houses)}`;
