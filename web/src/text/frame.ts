import { cs } from './cs/frame.ts';
import { de } from './de/frame.ts';
import { en, type FrameText } from './en/frame.ts';
import type { InEach } from './language.ts';

/** The frame's texts are small enough to load with the first page, so switching the language is instant. */
export const FRAME: InEach<FrameText> = { cs, en, de };
export type { FrameText };
