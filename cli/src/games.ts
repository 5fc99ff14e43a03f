import { graenaland } from '@tavola/games/graenaland';
import { vendetta } from '@tavola/games/vendetta';
import { verona } from '@tavola/games/verona';
import type { Game, Kinds } from '@tavola/kernel';
import { graenalandExtras } from './graenaland.ts';
import type { Entry, Extras, Games } from './registry.ts';
import { vendettaExtras } from './vendetta.ts';
import { veronaExtras } from './verona.ts';

const entry = <K extends Kinds>(game: Game<K>, extras: Extras<K> = {}): [string, Entry] => [
  game.name,
  { game, extras, folder: new URL(`../../games/${game.name}/`, import.meta.url) },
];

/** Every game there is. A new one is a line here. */
export const games: Games = new Map([
  entry(verona, veronaExtras),
  entry(graenaland, graenalandExtras),
  entry(vendetta, vendettaExtras),
]);
