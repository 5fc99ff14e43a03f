import type { Level } from '../knowledge.ts';
import { random } from './random.ts';
import { sharp } from './sharp.ts';
import { steady } from './steady.ts';

/** All levels by name. */
export const levels: ReadonlyMap<string, Level> = new Map([
  ['random', random],
  ['steady', steady],
  ['sharp', sharp],
]);

/** How long a level takes: no time, a moment for its rules of thumb, or all its budget. */
type Pace = 'none' | 'moment' | 'search';
const PACES: ReadonlyMap<string, Pace> = new Map([
  ['random', 'none'],
  ['steady', 'moment'],
]);
export const paceOf = (level: string): Pace => PACES.get(level) ?? 'search';
