import { verona } from '@tavola/games/verona';
import type { Game, Kinds } from '@tavola/kernel';

/** The kernel's methods take what they gave, so forgetting a game's types is safe as long as games are not mixed. */
const any = <K extends Kinds>(game: Game<K>): Game => game as unknown as Game;

/** Every game that can be played at this device. A new one is a line here. */
export const games: ReadonlyMap<string, Game> = new Map([verona].map(game => [game.name, any(game)]));
