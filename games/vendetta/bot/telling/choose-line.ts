import type { Dice } from '@tavola/kernel';
import type { Language } from '@tavola/bots/bot.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Lines, TellingPhrases } from './phrases.ts';
import { planWords } from './plan-words.ts';

export const phrases: { readonly [L in Language]: TellingPhrases } = {
  cs: { ...cs, ...planWords.cs },
  en: { ...en, ...planWords.en },
  de: { ...de, ...planWords.de },
};

/** The values that replace the names in braces. */
export type NameValues = { readonly [name: string]: string };

const SLOT = /\{(\w+)\}/g;
const SPECIAL = /[.*+?^${}()|[\]\\]/g;

/** Compares sentences without their names. */
const wasSaid = (chooseLine: string, past: string): boolean => {
  const parts = chooseLine.split(/\{\w+\}/).map(part => part.replace(SPECIAL, '\\$&'));
  return new RegExp(parts.join('.*?')).test(past);
};

export const pickOne = <T>(of: readonly T[], dice: Dice): T => of[dice.below(of.length)]!;

/** Picks a line that is new or at least not recent, and fills in the names; `past` begins with the oldest line. */
export const pickTellingLine = (
  lines: Lines,
  names: NameValues,
  past: readonly string[],
  dice: Dice,
): string => {
  let [lately, fresh] = [past, lines];
  do {
    const text = lately.join('\n');
    fresh = lines.filter(template => !wasSaid(template, text));
    lately = lately.slice(Math.ceil(lately.length / 2));
  } while (fresh.length === 0 && lately.length > 0);
  // A name may contain braces itself, so one pass replaces all of them and never looks inside a name.
  return pickOne(fresh.length > 0 ? fresh : lines, dice).replace(
    SLOT,
    (_, name: string) => names[name] ?? '',
  );
};
