import type { InEach } from './language.ts';
import { cs } from './cs/online.ts';
import { de } from './de/online.ts';
import { en, type OnlineText } from './en/online.ts';

/** These texts are loaded with the pages of online tables. */
export const ONLINE: InEach<OnlineText> = { cs, en, de };
export type { OnlineText };
