import type { Language } from '../language.ts';
import { rulebook } from './rulebook.ts';
import type { Outline, Rulebook, RulesText } from './types.ts';

export { pieces } from './rulebook.ts';
export type { Rulebook } from './types.ts';

const bound = async <O extends Outline>(
  outline: Promise<{ readonly outline: O }>,
  text: Promise<{ readonly rules: RulesText<O> }>,
): Promise<Rulebook> => rulebook((await outline).outline, (await text).rules);

/** Nobody reads the rules of all games in all languages: each is fetched when it is opened. */
const BOOKS = {
  verona: {
    cs: () => bound(import('./verona/outline.data.ts'), import('./verona/cs.data.ts')),
    en: () => bound(import('./verona/outline.data.ts'), import('./verona/en.data.ts')),
    de: () => bound(import('./verona/outline.data.ts'), import('./verona/de.data.ts')),
  },
  graenaland: {
    cs: () => bound(import('./graenaland/outline.data.ts'), import('./graenaland/cs.data.ts')),
    en: () => bound(import('./graenaland/outline.data.ts'), import('./graenaland/en.data.ts')),
    de: () => bound(import('./graenaland/outline.data.ts'), import('./graenaland/de.data.ts')),
  },
  vendetta: {
    cs: () => bound(import('./vendetta/outline.data.ts'), import('./vendetta/cs.data.ts')),
    en: () => bound(import('./vendetta/outline.data.ts'), import('./vendetta/en.data.ts')),
    de: () => bound(import('./vendetta/outline.data.ts'), import('./vendetta/de.data.ts')),
  },
} as const satisfies { readonly [game: string]: { readonly [L in Language]: () => Promise<Rulebook> } };

/** The games whose rules are told here. */
export type Told = keyof typeof BOOKS;
export const isTold = (game: string): game is Told => Object.hasOwn(BOOKS, game);

/** The rules of a game in words; undefined if there are none. */
export const loadRules = (game: string, language: Language): Promise<Rulebook> | undefined =>
  isTold(game) ? BOOKS[game][language]() : undefined;
