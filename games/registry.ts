import type { PlayableGame } from '@tavola/bots';
import type { GameTypes } from '@tavola/kernel';
import type { CliExtras } from './cli-extras.ts';
import { graenaland } from './graenaland/index.ts';
import { vendetta } from './vendetta/index.ts';
import { verona } from './verona/index.ts';

/** A game by its name with its types erased, which is safe as long as two games are not mixed. */
export interface GameEntry {
  readonly game: PlayableGame;
  /** The command line's knowledge of the game beyond its rules. */
  readonly loadCliExtras: () => Promise<CliExtras>;
}

const entry = <K extends GameTypes>(
  game: PlayableGame<K>,
  loadCliExtras: () => Promise<{ readonly extras: CliExtras<K> }>,
): [string, GameEntry] => [game.name, { game, loadCliExtras: async () => (await loadCliExtras()).extras }];

/** The one list of games; a new game is a line here. The client finds boards and texts in the games' folders. */
export const registry: ReadonlyMap<string, GameEntry> = new Map([
  entry(verona, () => import('./verona/cli.ts')),
  entry(graenaland, () => import('./graenaland/cli.ts')),
  entry(vendetta, () => import('./vendetta/cli.ts')),
]);

/** The games alone, by name. */
export const games: ReadonlyMap<string, PlayableGame> = new Map(
  [...registry].map(([name, { game }]) => [name, game]),
);
