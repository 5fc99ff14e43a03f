import { registry } from '@tavola/games/registry.ts';
import type { Entry, Games } from './registry.ts';

const root = new URL('../../games/', import.meta.url);
const entries = [...registry].map(async ([name, { game, loadCliExtras }]): Promise<[string, Entry]> => [
  name,
  { game, extras: await loadCliExtras(), folder: new URL(`${name}/`, root) },
]);

/** Every game there is, with what commands need of it. */
export const games: Games = new Map(await Promise.all(entries));
