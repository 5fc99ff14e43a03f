import { verona } from '@tavola/games/verona';
import type { Game, Kinds, Result } from '@tavola/kernel';
import { bad, inWords, unknown } from './bad.ts';
import { veronaExtras } from './verona.ts';

/** Something counted in every simulated game. */
export interface Tally<K extends Kinds = Kinds> {
  readonly name: string;
  /** 'share': in how many games of all it was so, 0 or 1 each; 'mean': how much a game. */
  readonly kind: 'share' | 'mean';
  /** From the table of a finished game. Every game names the same things. */
  count(table: K['table']): { readonly [name: string]: number };
}

/** What commands know of a game beyond its rules. */
export interface Extras<K extends Kinds = Kinds> {
  /** How many rounds a finished game took. */
  rounds?(table: K['table']): number;
  readonly tallies?: readonly Tally<K>[];
  /** Checks a board file; gives what to tell about a good one. */
  checkBoard?(raw: unknown): Result<{ readonly [name: string]: string | number }>;
}

export interface Entry {
  readonly game: Game;
  readonly extras: Extras;
  /** Where its rules.md, sources and tests are. */
  readonly folder: URL;
}

export type Games = ReadonlyMap<string, Entry>;

const entry = <K extends Kinds>(game: Game<K>, extras: Extras<K> = {}): [string, Entry] => [
  game.name,
  { game, extras, folder: new URL(`../../games/${game.name}/`, import.meta.url) },
];

/** Every game there is. A new one is a line here. */
export const games: Games = new Map([entry(verona, veronaExtras)]);

export const gameCalled = (known: Games, name: string): Entry =>
  known.get(name) ?? unknown('game', name, [...known.keys()]);

/** Complains about seats and options before anything is computed. */
export const checkSetup = (game: Game, seats: number, options: unknown): void => {
  const decoded = game.decode(seats, options);
  if (!decoded.ok) bad(`--${inWords(decoded.error)}`);
};
