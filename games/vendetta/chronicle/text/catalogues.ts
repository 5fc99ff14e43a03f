import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { Words } from './chronicle-text.ts';

export const LANGUAGES = ['cs', 'en', 'de'] as const;
export type Language = (typeof LANGUAGES)[number];

export const CATALOGUES: { readonly [L in Language]: Words } = { cs, en, de };
