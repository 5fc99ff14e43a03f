import { phrasesOf, type ChroniclePhrases } from '../chronicle/index.ts';
import type { Language } from '@tavola/web/text/language.ts';

/** The chronicle's words for kinds and attributes, where no table is at hand. */
export const wordsOf = (language: Language): ChroniclePhrases['words'] =>
  phrasesOf(language, { houses: [], cards: [], places: [], notes: [] }, []).words;
