import type { CliExtras } from '@tavola/games/cli-extras.ts';
import type { PlayableGame } from '@tavola/bots';
import { unknown } from './input/bad.ts';

export interface CliGame {
  readonly game: PlayableGame;
  readonly extras: CliExtras;
  /** Where its rules.md, sources and tests are. */
  readonly folder: URL;
}

export type CliGames = ReadonlyMap<string, CliGame>;

export const findGame = (known: CliGames, name: string): CliGame =>
  known.get(name) ?? unknown('game', name, [...known.keys()]);
