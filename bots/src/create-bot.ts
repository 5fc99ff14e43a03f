import type { GameTypes } from '@tavola/kernel';
import type { Bot, BotSettings } from './bot.ts';
import type { PlayableGame } from './knowledge.ts';

/** Makes a bot that decides by `decide` and talks by the table talk of its game. */
export const createBot = <K extends GameTypes>(
  { bot }: PlayableGame<K>,
  { language = 'en' }: BotSettings = {},
  decide: Bot<K>['decide'],
): Bot<K> => {
  const tableTalk = bot?.tableTalk;
  const decideInWords: Bot<K>['decide'] = (view, worlds, dice, budget) => {
    const decision = decide(view, worlds, dice, budget);
    return tableTalk
      ? { ...decision, answer: tableTalk.addWords(view, decision.answer, dice, language) }
      : decision;
  };
  return {
    decide: decideInWords,
    answer: (view, worlds, dice, budget) => decideInWords(view, worlds, dice, budget).answer,
    aside: (view, dice) => tableTalk?.aside(view, dice, language),
    isUnhurried: view => tableTalk?.isUnhurried(view) ?? false,
  };
};
