import type { GameTypes, RuleId } from '@tavola/kernel';
import type { GameText } from './game.ts';
import { formatReason } from './reasons.ts';

/** Reasons that bots of any game give have words already. */
const NO_REASONS = { cs: {}, en: {}, de: {} };

/** `first-ally` as "First ally". */
export const inWords = (name: string): string => {
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** An event or a whisper as its name and what it is about: "Sold: by Anna, price 3". */
const described = (event: { readonly t: string }, names: readonly string[]): string => {
  const about = Object.entries(event).flatMap(([field, value]: [string, unknown]) => {
    if (field === 't') return [];
    const isSeat = (field === 'by' || field === 'seat') && typeof value === 'number';
    return [`${field} ${isSeat ? (names[value] ?? value) : JSON.stringify(value)}`];
  });
  return about.length === 0 ? `${inWords(event.t)}.` : `${inWords(event.t)}: ${about.join(', ')}.`;
};

/**
 * Words for a game that has none yet, so that it can be played from its first day on: in English, whatever the language,
 * and made from the names of its questions, events and numbers. A game replaces them one by one.
 */
export const plainText = <K extends GameTypes>(
  name: string,
  ruleOf: (event: K['event']) => RuleId,
): GameText<K> => ({
  name,
  ruleOf,
  sentence: (_language, event, _view, names) => described(event, names),
  whisper: (_language, event, _view, names) => described(event, names),
  marksOf: () => [],
  headingOf: () => undefined,
  questionText: (_language, question) => ({ ask: inWords(question), hint: '', others: inWords(question) }),
  nameOf: (_language, what, n, _view, names) => (what === 'seat' ? (names[n] ?? String(n)) : String(n)),
  noun: (_language, what) => what.replaceAll('-', ' '),
  refusal: () => undefined,
  reason: (language, _by, reason) => formatReason(NO_REASONS, language, {}, reason),
  option: (_language, option) => ({ title: inWords(option), value: value => String(value) }),
  sources: () => [],
  score: () => ({}),
  standing: () => undefined,
});
