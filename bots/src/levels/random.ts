import type { Level } from '../knowledge.ts';
import { createBot } from '../create-bot.ts';
import type { GenericCodes, ReasonOf } from '../reason.ts';

/** Any legal answer. Legal is what the seat's own view allows, and that is the same in every world it imagines. */
export const random: Level = (game, manner) =>
  createBot(game, manner, (view, worlds, dice) => ({
    answer: game.sample(worlds(dice), view.seat!, dice),
    reason: { code: 'chance' } satisfies ReasonOf<GenericCodes>,
    iterations: 0,
  }));
