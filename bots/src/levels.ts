import type { Level } from './bot.ts';
import { random } from './random.ts';

/** Every level there is, by its name. A new one is a line here. */
export const levels: ReadonlyMap<string, Level> = new Map([['random', random]]);
