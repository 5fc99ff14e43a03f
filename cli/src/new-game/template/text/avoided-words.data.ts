import type { AvoidedWords } from '@tavola/web/rules/text/types.ts';

/** Second names of things, each with what to write instead, so that the texts keep one word for one thing. */
export const avoidedWords: AvoidedWords = {
  en: { 'in the own': 'in their own', 'an? own': 'one of your' },
  cs: {},
  de: {},
};
