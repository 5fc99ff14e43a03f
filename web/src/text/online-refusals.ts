import { cs } from './cs/online-refusals.ts';
import { de } from './de/online-refusals.ts';
import { en, type OnlineRefusals } from './en/online-refusals.ts';
import type { InEach } from './language.ts';

/** Refusals that only a server gives. */
export const ONLINE_REFUSALS: InEach<OnlineRefusals> = { cs, en, de };

export const isOnlineRefusal = (code: string): code is keyof OnlineRefusals => Object.hasOwn(en, code);
