import type { InEach } from '@tavola/web/text/language.ts';
import { cs } from './cs/words.ts';
import { de } from './de/words.ts';
import { en, type VeronaWords } from './en/words.ts';

/** Buildings keep their Italian names in every language; the index is their number in events and answers. */
export const BUILDING_NAMES = [
  'Casa delle Corporazione',
  'Convento',
  'Postribolo',
  'Porta Gabella',
  'Roccaforte',
  'Redentore',
  'Santa Susanna',
  'Sinagoga',
  'Municipio',
] as const;

/** The words of section Z of the rules: nouns that the log, the board and the widgets share. */
export const WORDS: InEach<VeronaWords> = { cs, en, de };
