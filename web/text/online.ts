import type { InEach } from './language.ts';
import { cs } from './online.cs.ts';
import { de } from './online.de.ts';
import { en, type OnlineText } from './online.en.ts';

/** Fetched with the pages of tables on a server. */
export const ONLINE: InEach<OnlineText> = { cs, en, de };
export type { OnlineText };
