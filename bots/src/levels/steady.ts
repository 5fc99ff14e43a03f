import type { Level } from '../knowledge.ts';
import { createBot } from '../create-bot.ts';
import { random } from './random.ts';

/** Answers at once by the game's rules of thumb, or at random if the game has none. */
export const steady: Level = (game, manner) => {
  const strategy = game.bot?.strategy;
  if (!strategy) return random(game, manner);
  return createBot(game, manner, (view, worlds, dice) => ({
    ...strategy.steady(view, worlds(dice), dice),
    iterations: 0,
  }));
};
