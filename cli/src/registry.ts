import type { CliExtras } from '@tavola/games/cli-extras.ts';
import type { PlayableGame } from '@tavola/bots';
import { unknown } from './input/bad.ts';

export interface Entry {
  readonly game: PlayableGame;
  readonly extras: CliExtras;
  /** Where its rules.md, sources and tests are. */
  readonly folder: URL;
}

export type Games = ReadonlyMap<string, Entry>;

export const gameCalled = (known: Games, name: string): Entry =>
  known.get(name) ?? unknown('game', name, [...known.keys()]);
