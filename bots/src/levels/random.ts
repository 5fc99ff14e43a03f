import type { Level } from '../knowledge.ts';
import { createBot } from '../create-bot.ts';
import type { GenericCodes, ReasonOf } from '../reason.ts';

/** Gives any legal answer. The legal answers are the same in every world that looks the same to the seat. */
export const random: Level = (game, manner) =>
  createBot(game, manner, (view, worlds, dice) => ({
    answer: game.sample(worlds(dice), view.seat!, dice),
    reason: { code: 'chance' } satisfies ReasonOf<GenericCodes>,
    iterations: 0,
  }));
