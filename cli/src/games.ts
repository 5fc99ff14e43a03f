import { registry } from '@tavola/games/registry.ts';
import type { CliGame, CliGames } from './registry.ts';

const root = new URL('../../games/', import.meta.url);
const entries = [...registry].map(async ([name, { game, loadCliExtras }]): Promise<[string, CliGame]> => [
  name,
  { game, extras: await loadCliExtras(), folder: new URL(`${name}/`, root) },
]);

/** Every game there is, with what commands need of it. */
export const games: CliGames = new Map(await Promise.all(entries));
