import { rulebook } from '@tavola/kernel';
import type { Newgame } from './kinds.ts';

/** The words that the rules of this game are written in. */
export const { step, ask, repeat, call, secretQuestion } = rulebook<Newgame>();
