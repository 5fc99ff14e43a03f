import type { Game, Kinds } from '@tavola/kernel';
import type { Bot, Manner } from './bot.ts';
import type { Manners } from './manners.ts';
import { graenalandManners } from './graenaland/manners.ts';
import { vendettaManners } from './vendetta/manners.ts';

/** By the name of the game. A new one is a line here; games without words need none. */
const known: ReadonlyMap<string, Manners<Kinds>> = new Map<string, Manners<Kinds>>([
  ['graenaland', graenalandManners],
  ['vendetta', vendettaManners],
]);

/** A bot that decides like this, and behaves as the game's manners say. */
export const botOf = <K extends Kinds>(
  { name }: Game<K>,
  { language = 'en' }: Manner = {},
  decide: Bot<K>['decide'],
): Bot<K> => {
  // Manners are listed under the name of their own game, and names are unique.
  const manners: Manners<K> | undefined = known.get(name);
  const inWords: Bot<K>['decide'] = (view, worlds, dice, budget) => {
    const decision = decide(view, worlds, dice, budget);
    return manners
      ? { ...decision, answer: manners.worded(view, decision.answer, dice, language) }
      : decision;
  };
  return {
    decide: inWords,
    answer: (view, worlds, dice, budget) => inWords(view, worlds, dice, budget).answer,
    aside: (view, dice) => manners?.aside(view, dice, language),
    isUnhurried: view => manners?.isUnhurried(view) ?? false,
  };
};
