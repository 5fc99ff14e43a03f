import { rulebook, type G, type OpenSight } from '@tavola/kernel';
import type { Vendetta } from './types.ts';

/** The kernel's rule builders, typed for Vendetta. */
export const { step, ask, each, repeat, when, call, openQuestion, secretQuestion, aside, order } =
  rulebook<Vendetta>();

export type VendettaContext = G<Vendetta>;
export type VendettaSight = OpenSight<Vendetta>;
