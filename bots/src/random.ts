import { botOf, type Level } from './bot.ts';

/** Any legal answer. Legal is what the seat's own view allows, and that is the same in every world it imagines. */
export const random: Level = game =>
  botOf((view, worlds, dice) => ({
    answer: game.sample(worlds(dice), view.seat!, dice),
    reason: { code: 'chance' },
    iterations: 0,
  }));
