import type { InEach } from '@tavola/web/text/language.ts';
import { cs } from './cs/words.ts';
import { de } from './de/words.ts';
import { en, type GraenalandWords } from './en/words.ts';

/**
 * Each tile bears a name of the Norse Greenland, the same in every language: a proper name needs no declining where a
 * noun stands before it.
 */
export const TILE_NAMES: { readonly [tile: string]: string } = {
  'plains-a': 'Gardar',
  'forest-a': 'Brattahlid',
  'hills-a': 'Hvalsey',
  'plains-b': 'Vatnahverfi',
  'forest-b': 'Herjolfsnes',
  'mountains-a': 'Blaserk',
  'hills-b': 'Sandnes',
  'hills-c': 'Anavik',
  'mountains-b': 'Hvitserk',
};
/** The words of section Z of the rules: nouns that the log, the board and the widgets share. */
export const WORDS: InEach<GraenalandWords> = { cs, en, de };
