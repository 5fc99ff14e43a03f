import type { InEach } from '@tavola/web/text/language.ts';
import { cs } from './cs/labels.ts';
import { de } from './de/labels.ts';
import { en, type GraenalandLabels } from './en/labels.ts';

/** The names of the parts of choices, of options and of headings. */
export const LABELS: InEach<GraenalandLabels> = { cs, en, de };

type GraenalandNoun = keyof GraenalandLabels['nouns'];

export const isOrder = (name: string): name is keyof GraenalandLabels['orders'] =>
  Object.hasOwn(en.orders, name);

export const isNoun = (what: string): what is GraenalandNoun => Object.hasOwn(en.nouns, what);
