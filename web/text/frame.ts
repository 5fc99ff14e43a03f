import { cs } from './frame.cs.ts';
import { de } from './frame.de.ts';
import { en, type FrameText } from './frame.en.ts';
import type { InEach } from './language.ts';

/** Small enough to be there from the first page on, so that switching costs nothing and loses nothing. */
export const FRAME: InEach<FrameText> = { cs, en, de };
export type { FrameText };
