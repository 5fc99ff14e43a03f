import type { Answer, GameTypes, Result, View } from '@tavola/kernel';
import type { MatchFile } from '@tavola/match';

/** A figure counted in every simulated game. */
export interface GameTally<K extends GameTypes = GameTypes> {
  readonly name: string;
  /** 'share': in how many games of all it was so, 0 or 1 each; 'mean': how much a game. */
  readonly kind: 'share' | 'mean';
  /** Counts from a finished game's table and the counted events. Every game names the same things. */
  count(table: K['table'], heard: Heard): { readonly [name: string]: number };
}

/** The count of an event in a game, 0 if there was none. */
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
    host: {
      /** Style rules that bring fonts into a page, so that it looks the same everywhere. */
      readonly fonts: string;
      /** The day that a book names as its own. */
      readonly made: Date;
    },
  ): Result<string | Uint8Array>;
}

/** A standing order that a sensible person leaves. */
export interface OrderToLeave {
  readonly order: string;
  readonly said: Answer;
  /** Whether it holds for the whole match, and not only for a round. */
  readonly lasts: boolean;
}

/** The command line's knowledge of a game beyond its rules. */
export interface CliExtras<K extends GameTypes = GameTypes> {
  /** How many rounds a finished game took. */
  rounds?(table: K['table']): number;
  readonly tallies?: readonly GameTally<K>[];
  /** Counts an event for the tallies, for games whose final table does not show it. */
  hear?(event: K['event'], add: (what: string, n: number) => void): void;
  /** By source and seat: where the points of a finished game came from. */
  sources?(table: K['table']): { readonly [source: string]: readonly number[] };
  /** By group and item: the seats that held it in a finished game. Every game names the same things. */
  holdings?(table: K['table'], heard: Heard): Holdings;
  /** The standing orders that a person leaves who is about to give this answer, to be asked for decisions only. */
  orders?(view: View<K>, answer: Answer): readonly OrderToLeave[];
  /** Only games that are a story have it. */
  readonly story?: StoryWriter;
  /** Checks a board file and summarizes a valid one. */
  checkBoard?(raw: unknown): Result<{ readonly [name: string]: string | number }>;
}
