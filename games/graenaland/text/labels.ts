import type { InEach } from '@tavola/web/text/language.ts';
import { cs } from './cs/labels.ts';
import { de } from './de/labels.ts';
import { en } from './en/labels.ts';
import type { GraenalandLabels } from './labels.kinds.ts';

/** What parts of choices, options and headings are called. */
export const LABELS: InEach<GraenalandLabels> = { cs, en, de };
