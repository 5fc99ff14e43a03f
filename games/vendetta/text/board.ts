import type { InEach } from '@tavola/web/text/language.ts';
import { cs } from './cs/board.ts';
import { de } from './de/board.ts';
import { en, type VendettaBoardText } from './en/board.ts';

/** What the board says itself; events, refusals and names have catalogues of their own. */
export const TEXT: InEach<VendettaBoardText> = { cs, en, de };
export type { VendettaBoardText };
