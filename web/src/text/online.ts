import type { InEach } from './language.ts';
import { cs } from './cs/online.ts';
import { de } from './de/online.ts';
import { en, type OnlineText } from './en/online.ts';

/** Fetched with the pages of tables on a server. */
export const ONLINE: InEach<OnlineText> = { cs, en, de };
export type { OnlineText };
