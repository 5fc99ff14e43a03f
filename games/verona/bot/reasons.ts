import type { RatedAnswer as AnyThought } from '@tavola/bots/strategy.ts';
import type { ReasonOf } from '@tavola/bots/reason.ts';

/** Why a bot does something in Verona: each code with the names of the numbers it is about. */
export interface VeronaCodes {
  /** The majority for a building is within reach, or can be kept, by this street. */
  readonly 'contests-majority': 'building' | 'street';
  readonly 'holds-majority': 'building' | 'street';
  readonly 'pursues-mission': 'mission' | 'street';
  /** A rival would have it but for what happens in this street; missions of others are guessed. */
  readonly 'denies-majority': 'building' | 'seat' | 'street';
  readonly 'denies-mission': 'mission' | 'seat' | 'street';
  readonly 'takes-street': 'street';
  readonly bluffs: never;
  readonly ready: never;
  /** Which street comes next. */
  readonly 'acts-first': 'street';
  readonly waits: 'street';
  readonly 'clears-street': 'street';
  /** Intrigue: the ally that acts, the card that is laid or guessed, another try. */
  readonly 'least-missed': 'street';
  readonly 'least-expected': 'card';
  readonly guesses: 'card' | 'chance';
  readonly 'nothing-to-lose': never;
  readonly enough: never;
  /** Bids: the chance to succeed in percent, what it is worth in tenths of a point. */
  readonly 'not-worth-a-bid': 'street';
  readonly 'bids-the-least': 'street' | 'chance' | 'worth';
  readonly 'bids-for': 'street' | 'chance' | 'worth';
  readonly 'too-dear': 'building';
  readonly 'bids-for-building': 'building' | 'chance';
  /** What is done to others, and what with those who were driven out. */
  readonly weakens: 'seat' | 'street';
  readonly 'drives-out': 'seat' | 'street';
  readonly spares: never;
  readonly gathers: 'street';
  readonly spreads: never;
  readonly 'shows-mission': 'mission';
  readonly 'nothing-to-show': never;
  readonly steps: 'street';
  readonly stays: never;
  readonly arms: 'mercenaries';
  readonly 'armed-enough': never;
  readonly 'arms-more': never;
}

export type VeronaReason = ReasonOf<VeronaCodes>;
export type RatedVeronaAnswer = AnyThought<VeronaReason>;
