import type { InEach } from '@tavola/web/text/language.ts';
import { cs } from './cs/labels.ts';
import { de } from './de/labels.ts';
import { en, type VendettaLabels } from './en/labels.ts';

/** The names of the parts of choices, of options and of headings. */
export const LABELS: InEach<VendettaLabels> = { cs, en, de };

export type VendettaNoun = keyof VendettaLabels['nouns'];

export const isNoun = (what: string): what is VendettaNoun => Object.hasOwn(en.nouns, what);
