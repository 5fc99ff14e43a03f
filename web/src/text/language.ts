import type { Language } from '@tavola/bots';

/** The languages of the client; people at the same table may use different ones. */
export type { Language };

export const LANGUAGES = ['cs', 'en', 'de'] as const satisfies readonly Language[];

/**
 * The type of a catalogue, taken from its English version: the same keys and parameters, with any strings. A language
 * that lacks a sentence does not compile.
 */
export type TextShape<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : { readonly [K in keyof T]: TextShape<T[K]> };

/** One text in every language: a language that lacks it does not compile. */
export type InEach<T = string> = { readonly [L in Language]: T };

/** Czech has forms for 1, for 2 to 4 and for more; English and German have two. */
export type Forms = {
  readonly cs: readonly [one: string, few: string, many: string];
  readonly en: readonly [one: string, many: string];
  readonly de: readonly [one: string, many: string];
};

const rules = {
  cs: new Intl.PluralRules('cs'),
  en: new Intl.PluralRules('en'),
  de: new Intl.PluralRules('de'),
} as const;

/** The form that goes with a number: `plural('cs', 5, ['ulice', 'ulice', 'ulic'])` is `ulic`. */
export const plural = <L extends Language>(language: L, n: number, forms: Forms[L]): string => {
  const category = rules[language].select(n);
  if (category === 'one') return forms[0];
  return (category === 'few' ? forms[1] : forms.at(-1)) ?? forms[0];
};

/** The number with its noun: `count('cs', 5, ['ulice', 'ulice', 'ulic'])` is `5 ulic`. */
export const count = <L extends Language>(language: L, n: number, forms: Forms[L]): string =>
  `${n} ${plural(language, n, forms)}`;

const lists = {
  cs: new Intl.ListFormat('cs', { type: 'conjunction' }),
  en: new Intl.ListFormat('en', { type: 'conjunction' }),
  de: new Intl.ListFormat('de', { type: 'conjunction' }),
} as const;

/** "A, B and C" in the language. */
export const joinList = (language: Language, items: readonly string[]): string =>
  lists[language].format(items);
