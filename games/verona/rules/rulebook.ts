import { rulebook } from '@tavola/kernel';
import type { Verona } from './types.ts';

/** The kernel's rule builders, typed for Verona. */
export const { step, ask, each, repeat, when, call, secretQuestion, openQuestion, order } =
  rulebook<Verona>();
