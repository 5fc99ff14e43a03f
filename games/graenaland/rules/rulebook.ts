import { rulebook } from '@tavola/kernel';
import type { Graenaland } from './types.ts';

/** The kernel's rule builders, typed for Graenaland. */
export const { step, ask, each, repeat, when, call, secretQuestion, openQuestion, aside, order } =
  rulebook<Graenaland>();
