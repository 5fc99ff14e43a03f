import type { InEach } from '@tavola/web/text/language.ts';
import { cs } from './cs/labels.ts';
import { de } from './de/labels.ts';
import { en, type VeronaLabels } from './en/labels.ts';

/** The names of the parts of choices, of options and of headings. */
export const LABELS: InEach<VeronaLabels> = { cs, en, de };
