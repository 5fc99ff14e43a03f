import type { Player } from './players.ts';

/** What is played: all that decides what comes out, but for clocks. */
export interface Contest {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly players: readonly Player[];
  readonly seed: number;
  /** Milliseconds that a bot from outside has for an answer. */
  readonly limit: number;
}

/** An answer of a bot from outside that did not count. */
export interface Fault {
  readonly player: number;
  readonly what: 'crashed' | 'late' | 'garbled' | 'illegal';
  readonly question: string;
}

/** How long one seat thought. */
export interface Thinking {
  readonly decisions: number;
  readonly milliseconds: number;
  readonly iterations: number;
}

/** One game of a contest. Lists are by seat. */
export interface Result {
  readonly game: number;
  /** Which player sat there. */
  readonly players: readonly number[];
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  readonly rounds: number | null;
  readonly answers: number;
  readonly sources: { readonly [name: string]: readonly number[] };
  /** By group and item: the seat that held it at the end, or -1. */
  readonly holdings: { readonly [group: string]: { readonly [item: string]: number } };
  readonly thinking: readonly Thinking[];
  readonly faults: readonly Fault[];
}

/**
 * Seats are rotated, and each deal is played once in every rotation, so that neither a good seat nor a good hand
 * counts for one player more than for another.
 */
export const seating = (
  { seats }: Contest,
  game: number,
): { readonly deal: number; readonly players: number[] } => ({
  deal: Math.floor(game / seats),
  players: Array.from({ length: seats }, (_, seat) => (seat + game) % seats),
});
