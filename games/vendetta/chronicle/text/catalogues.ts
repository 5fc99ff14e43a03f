import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { ChronicleText } from './chronicle-text.ts';

export const LANGUAGES = ['cs', 'en', 'de'] as const;
export type ChronicleLanguage = (typeof LANGUAGES)[number];

export const CATALOGUES: { readonly [L in ChronicleLanguage]: ChronicleText } = { cs, en, de };
