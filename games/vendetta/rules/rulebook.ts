import { rulebook, type G, type OpenSight } from '@tavola/kernel';
import type { Vendetta } from './types.ts';

/** The words that rules are written in, typed for this game. */
export const { step, ask, each, repeat, when, call, openQuestion, secretQuestion, aside } =
  rulebook<Vendetta>();

export type VendettaContext = G<Vendetta>;
export type VendettaSight = OpenSight<Vendetta>;
