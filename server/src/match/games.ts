import { levels, type PlayableGame } from '@tavola/bots';
import type { Option } from '@tavola/kernel';

/** A game without its own types: the server knows games only through the kernel, and never mixes two. */
export type AnyGame = PlayableGame;
export type GameMap = ReadonlyMap<string, AnyGame>;

export const mapGames = (...all: readonly AnyGame[]): GameMap => new Map(all.map(game => [game.name, game]));

/** A game as the form for a new table needs it, without options that hold files. */
export interface GameForm {
  readonly name: string;
  readonly seats: { readonly min: number; readonly max: number };
  readonly options: readonly Exclude<Option, { readonly kind: 'data' }>[];
  readonly levels: readonly string[];
}

export const listGameForms = (all: GameMap): GameForm[] =>
  [...all.values()].map(({ name, seats, options }) => ({
    name,
    seats,
    options: options.filter(option => option.kind !== 'data'),
    levels: [...levels.keys()],
  }));
