import type { InEach } from '@tavola/web/text/language.ts';
import { cs } from './cs/refusals.ts';
import { de } from './de/refusals.ts';
import { en, type GraenalandRefusals } from './en/refusals.ts';

/** Refusals that only this game gives; a test compares them with the rules. Names such as `{territory}` are filled in. */
export const REFUSALS: InEach<GraenalandRefusals> = { cs, en, de };

export const isRefusal = (code: string): code is keyof GraenalandRefusals => Object.hasOwn(en, code);
