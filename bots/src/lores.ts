import type { Game, Kinds } from '@tavola/kernel';
import type { Lore } from './lore.ts';
import { graenalandLore } from './graenaland/lore.ts';
import { vendettaLore } from './vendetta/lore.ts';
import { veronaLore } from './verona/lore.ts';

/** By the name of the game. A new one is a line here. */
const known: ReadonlyMap<string, Lore<Kinds>> = new Map<string, Lore<Kinds>>([
  ['verona', veronaLore],
  ['graenaland', graenalandLore],
  ['vendetta', vendettaLore],
]);

/** What is known about playing this game, or undefined. */
export const loreOf = <K extends Kinds>(game: Game<K>): Lore<K> | undefined =>
  // A lore is listed under the name of its own game, and names are unique.
  known.get(game.name);
