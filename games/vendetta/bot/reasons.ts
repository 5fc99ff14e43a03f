import type { RatedAnswer as AnyThought } from '@tavola/bots/strategy.ts';
import type { ReasonOf } from '@tavola/bots/reason.ts';

/** Why a bot does something in Vendetta: each code with the names of the numbers it is about. */
export interface VendettaCodes {
  /** Only the story depends on it. */
  readonly story: never;
  readonly 'lays-out': 'power';
  readonly 'takes-out': 'piece' | 'place';
  readonly 'wins-over': 'piece' | 'place';
  readonly 'finds-ally': 'power' | 'place';
  readonly storms: 'seat';
  readonly strengthens: 'piece' | 'points';
  readonly 'pulls-down': 'floors';
  readonly 'ends-turn': never;
  readonly reacts: 'points';
  readonly interrupts: 'floors';
  readonly 'lets-be': never;
  readonly 'locks-up': 'piece';
  readonly 'keeps-standing': never;
}

export type VendettaReason = ReasonOf<VendettaCodes>;
export type RatedVendettaAnswer = AnyThought<VendettaReason>;
