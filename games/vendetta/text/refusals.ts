import type { InEach } from '@tavola/web/text/language.ts';
import { cs } from './cs/refusals.ts';
import { de } from './de/refusals.ts';
import { en, type VendettaRefusals } from './en/refusals.ts';

/** Refusals that only this game gives; a test compares them with the rules. Names such as `{piece}` are filled in. */
export const REFUSALS: InEach<VendettaRefusals> = { cs, en, de };

export const isRefusal = (code: string): code is keyof VendettaRefusals => Object.hasOwn(en, code);
