import type { Holdings } from '@tavola/games/cli-extras.ts';
import type { Contestant } from './players.ts';

/** Everything that decides the results of a contest, except clocks. */
export interface Contest {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  readonly players: readonly Contestant[];
  readonly seed: number;
  /** Milliseconds that a bot from outside has for an answer. */
  readonly limit: number;
}

/** An answer of a bot from outside that did not count. */
export interface PlayerFault {
  readonly player: number;
  readonly what: 'crashed' | 'late' | 'garbled' | 'illegal';
  readonly question: string;
}

/** By question and code, how often a bot gave that reason. */
export interface ReasonCounts {
  readonly [question: string]: { readonly [code: string]: number };
}

/** How long one seat thought, and its reasons; a bot from outside gives none. */
export interface Thinking {
  readonly decisions: number;
  readonly milliseconds: number;
  readonly iterations: number;
  readonly reasons?: ReasonCounts;
}

/** One game of a contest. Lists are by seat. */
export interface MatchResult {
  readonly game: number;
  /** Which player sat there. */
  readonly players: readonly number[];
  readonly points: readonly number[];
  readonly ranks: readonly number[];
  readonly rounds: number | null;
  readonly answers: number;
  readonly sources: { readonly [name: string]: readonly number[] };
  readonly holdings: Holdings;
  /** The counts, by tally and item. */
  readonly tallies: { readonly [name: string]: { readonly [item: string]: number } };
  readonly thinking: readonly Thinking[];
  readonly faults: readonly PlayerFault[];
}

/**
 * Seats are rotated, and each deal is played once in every rotation, so that neither a good seat nor a good hand
 * counts for one player more than for another. Where all are the same player there is nothing to even out, and every
 * game has a deal of its own.
 */
export const seatPlayers = (
  { seats, players }: Contest,
  game: number,
): { readonly deal: number; readonly players: number[] } => {
  const isRotated = players.some(({ name }) => name !== players[0]!.name);
  return {
    deal: isRotated ? Math.floor(game / seats) : game,
    players: Array.from({ length: seats }, (_, seat) => (seat + (isRotated ? game : 0)) % seats),
  };
};
