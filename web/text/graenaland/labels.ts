import type { InEach } from '../language.ts';
import { cs } from './labels.cs.ts';
import { de } from './labels.de.ts';
import { en } from './labels.en.ts';
import type { Labels } from './labels.kinds.ts';

/** What parts of choices, options and headings are called. */
export const LABELS: InEach<Labels> = { cs, en, de };
