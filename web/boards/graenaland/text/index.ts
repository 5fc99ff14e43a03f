import type { InEach } from '../../../text/language.ts';
import { cs } from './cs.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import type { BoardText } from './kinds.ts';

export const TEXT: InEach<BoardText> = { cs, en, de };
