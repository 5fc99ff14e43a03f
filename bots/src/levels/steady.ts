import type { Level } from '../knowledge.ts';
import { createBot } from '../create-bot.ts';
import { random } from './random.ts';

/** Rules of thumb written for the game, at once. A game that has none yet is played at random. */
export const steady: Level = (game, manner) => {
  const strategy = game.bot?.strategy;
  if (!strategy) return random(game, manner);
  return createBot(game, manner, (view, worlds, dice) => ({
    ...strategy.steady(view, worlds(dice), dice),
    iterations: 0,
  }));
};
