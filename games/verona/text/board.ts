import type { InEach } from '@tavola/web/text/language.ts';
import { cs } from './cs/board.ts';
import { de } from './de/board.ts';
import { en } from './en/board.ts';
import type { VeronaBoardText } from './board-kinds.ts';

export const TEXT: InEach<VeronaBoardText> = { cs, en, de };
export type { VeronaBoardText } from './board-kinds.ts';
