import type { Level } from './bot.ts';
import { random } from './random.ts';
import { sharp } from './sharp.ts';
import { steady } from './steady.ts';

/** Every level there is, by its name. A new one is a line here. */
export const levels: ReadonlyMap<string, Level> = new Map([
  ['random', random],
  ['steady', steady],
  ['sharp', sharp],
]);

/** Those that answer at once: what a process that serves others may let think in its own thread. */
export const instantLevels: readonly string[] = ['random', 'steady'];
