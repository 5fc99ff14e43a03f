import { rulebook } from '@tavola/kernel';
import type { Graenaland } from './kinds.ts';

/** The kernel's words, typed for Graenaland. */
export const { step, ask, each, repeat, when, call, secretQuestion, openQuestion, aside } =
  rulebook<Graenaland>();
