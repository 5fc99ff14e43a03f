import { phrasesOf, type ChroniclePhrases } from '../chronicle/index.ts';
import type { Language } from '@tavola/web/text/language.ts';

/** Provides the names of kinds and attributes where no table is available. */
export const wordsOf = (language: Language): ChroniclePhrases['words'] =>
  phrasesOf(language, { houses: [], cards: [], places: [], notes: [] }, []).words;
