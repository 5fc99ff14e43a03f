import type { Seat } from '@tavola/kernel';

/**
 * G-H02 What can be promised so that the table sees for itself whether it is kept: to vote for a proposal, to give cards
 * in one's own, to keep one's heroes away from a territory, to offer cards to a joint work; G-H03 or anything, in words.
 */
export const PLEDGES = ['vote', 'cards', 'away', 'work', 'words'] as const;
export type PledgeKind = (typeof PLEDGES)[number];

/** G-H01 A promise that is pinned to a player and a round. */
export interface Pledge {
  readonly by: Seat;
  readonly to: Seat;
  readonly round: number;
  readonly kind: PledgeKind;
  /** At least so many cards; 0 where none are promised. */
  readonly cards: number;
  /** NONE where it is about none. */
  readonly territory: number;
  readonly text: string;
  /** G-H04 Whether it holds only if `to` agrees to what is open, and whether that has happened. */
  readonly condition: 'none' | 'open' | 'met';
  readonly state: 'open' | 'kept' | 'broken' | 'void';
}
