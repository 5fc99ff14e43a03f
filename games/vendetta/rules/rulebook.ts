import { rulebook, type DeepReadonly, type G, type OpenSight } from '@tavola/kernel';
import type { VendettaTable, Vendetta } from './types.ts';

/** The words that rules are written in, typed for this game. */
export const { step, ask, each, repeat, when, call, openQuestion, secretQuestion, aside } =
  rulebook<Vendetta>();

export type Game = G<Vendetta>;
export type Me = OpenSight<Vendetta>;
/** The table for those who only look. */
export type CityTable = DeepReadonly<VendettaTable>;
