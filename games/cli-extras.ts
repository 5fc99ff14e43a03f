import type { GameTypes, Result } from '@tavola/kernel';
import type { MatchFile } from '@tavola/match';

/** Something counted in every simulated game. */
export interface GameTally<K extends GameTypes = GameTypes> {
  readonly name: string;
  /** 'share': in how many games of all it was so, 0 or 1 each; 'mean': how much a game. */
  readonly kind: 'share' | 'mean';
  /** From the table of a finished game and what was heard in its course. Every game names the same things. */
  count(table: K['table'], heard: Heard): { readonly [name: string]: number };
}

/** How much of something was heard in the course of a game: 0 if nothing. */
export type Heard = (what: string) => number;

export interface Holdings {
  readonly [group: string]: { readonly [item: string]: readonly number[] };
}

/** A match told as a story to read and to print. */
export interface StoryWriter {
  readonly formats: readonly string[];
  readonly languages: readonly string[];
  write(
    match: MatchFile,
    format: string,
    language: string,
    /** Style rules that bring fonts into a page, so that it looks the same everywhere. */
    fonts: string,
  ): Result<string>;
}

/** What commands know of a game beyond its rules. */
export interface CliExtras<K extends GameTypes = GameTypes> {
  /** How many rounds a finished game took. */
  rounds?(table: K['table']): number;
  readonly tallies?: readonly GameTally<K>[];
  /** Takes down what an event tells, for the tallies: only games whose table does not show it at the end need it. */
  hear?(event: K['event'], add: (what: string, n: number) => void): void;
  /** By source and seat: where the points of a finished game came from. */
  sources?(table: K['table']): { readonly [source: string]: readonly number[] };
  /** By group and item: the seats that held it in a finished game. Every game names the same things. */
  holdings?(table: K['table'], heard: Heard): Holdings;
  /** Only games that are a story have it. */
  readonly story?: StoryWriter;
  /** Checks a board file; gives what to tell about a good one. */
  checkBoard?(raw: unknown): Result<{ readonly [name: string]: string | number }>;
}
