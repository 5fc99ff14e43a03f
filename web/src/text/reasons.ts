import type { GenericCodes } from '@tavola/bots';
import type { Reason } from '@tavola/match';
import type { InEach, Language } from './language.ts';
import { fillIn } from './refusals.ts';

/** The text of each reason that a game's bots can give; `{name}` is filled in. */
export type ReasonTexts<Codes> = { readonly [C in keyof Codes & string]: string };

/** Names for the numbers in a reason, by field; undefined for a number that means nothing here. */
export type ReasonNames<Codes> = {
  readonly [N in Codes[keyof Codes] & string]: (n: number) => string | undefined;
};

/** Reasons that bots of any game may give. */
const ANY: InEach<ReasonTexts<GenericCodes>> = {
  en: { chance: 'left it to chance.', 'wins-playouts': 'it went best when tried out.' },
  cs: { chance: 'nechává to na náhodě.', 'wins-playouts': 'nanečisto to dopadlo nejlépe.' },
  de: { chance: 'überlässt es dem Zufall.', 'wins-playouts': 'beim Durchspielen ging es so am besten aus.' },
};

const own = <T>(of: { readonly [name: string]: T }, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;

/** A reason in words; undefined for one that is unknown or lacks a name, since a match file may hold any. */
export const formatReason = <Codes>(
  texts: InEach<ReasonTexts<Codes>>,
  language: Language,
  naming: ReasonNames<Codes>,
  { code, about = {} }: Reason,
): string | undefined => {
  const sentence = own<string>(texts[language], code) ?? own(ANY[language], code);
  if (sentence === undefined) return undefined;
  const names = Object.entries(about).flatMap(([name, n]) => {
    const said = own<(n: number) => string | undefined>(naming, name)?.(n);
    return said === undefined ? [] : [[name, said] as const];
  });
  const known = Object.fromEntries(names);
  const wanted = [...sentence.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return wanted.every(name => Object.hasOwn(known, name)) ? fillIn(sentence, known) : undefined;
};

const formats = (options: Intl.NumberFormatOptions): InEach<Intl.NumberFormat> => ({
  cs: new Intl.NumberFormat('cs', options),
  en: new Intl.NumberFormat('en', options),
  de: new Intl.NumberFormat('de', options),
});
const PERCENT = formats({ style: 'percent' });
const TENTHS = formats({ maximumFractionDigits: 1 });

/** "60 %" as the language writes it. */
export const formatPercent = (language: Language, n: number): string => PERCENT[language].format(n / 100);

/** Tenths of a point: "2.3". */
export const formatTenths = (language: Language, n: number): string => TENTHS[language].format(n / 10);
