import { graenaland } from '@tavola/games/graenaland';
import { vendetta } from '@tavola/games/vendetta';
import { verona } from '@tavola/games/verona';
import type { Game } from '@tavola/kernel';

/**
 * Every game that can be played at this device. A new one is a line here. The kernel's methods take what they gave,
 * so forgetting a game's types is safe as long as games are not mixed.
 */
export const games: ReadonlyMap<string, Game> = new Map<string, Game>(
  [verona, graenaland, vendetta].map(game => [game.name, game]),
);
