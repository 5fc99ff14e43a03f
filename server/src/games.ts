import { graenaland } from '@tavola/games/graenaland';
import { vendetta } from '@tavola/games/vendetta';
import { verona } from '@tavola/games/verona';
import type { Game } from '@tavola/kernel';

/** A game whose own types are forgotten: the server knows games only through the kernel, and never mixes two. */
export type AnyGame = Game;
export type Games = ReadonlyMap<string, AnyGame>;

export const gamesOf = (...all: readonly AnyGame[]): Games => new Map(all.map(game => [game.name, game]));

/** Every game there is. A new one is a line here. */
export const games: Games = gamesOf(verona, graenaland, vendetta);
