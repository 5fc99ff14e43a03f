import { phrasesOf, type Phrases } from '@tavola/chronicle';
import type { Language } from '../../text/language.ts';

/** The chronicle's words for kinds and attributes, where no table is at hand. */
export const wordsOf = (language: Language): Phrases['words'] =>
  phrasesOf(language, { houses: [], cards: [], places: [], notes: [] }, []).words;
