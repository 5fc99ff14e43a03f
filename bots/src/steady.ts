import type { Level } from './bot.ts';
import { botOf } from './botof.ts';
import { loreOf } from './lores.ts';
import { random } from './random.ts';

/** Rules of thumb written for the game, at once. A game that has none yet is played at random. */
export const steady: Level = (game, manner) => {
  const lore = loreOf(game);
  if (!lore) return random(game, manner);
  return botOf(game, manner, (view, worlds, dice) => ({
    ...lore.steady(view, worlds(dice), dice),
    iterations: 0,
  }));
};
