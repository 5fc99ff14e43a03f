import { cs } from './cs/frame.ts';
import { de } from './de/frame.ts';
import { en, type FrameText } from './en/frame.ts';
import type { InEach } from './language.ts';

/** Small enough to be there from the first page on, so that switching costs nothing and loses nothing. */
export const FRAME: InEach<FrameText> = { cs, en, de };
export type { FrameText };
