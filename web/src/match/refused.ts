import type { Kinds, Refusal, View } from '@tavola/kernel';
import type { GameText } from '../../text/game.ts';
import type { Language } from '../../text/language.ts';
import { CODES, filled, REFUSALS, type Code } from '../../text/refusals.ts';

const isCode = (code: string): code is Code => (CODES as readonly string[]).includes(code);

/** A refusal as a sentence: the game's own words first, then those that all games share. */
export const sentenceFor = (
  language: Language,
  refusal: Refusal,
  game?: { readonly text: GameText<Kinds>; readonly view: View<Kinds>; readonly names: readonly string[] },
): string => {
  const own = game?.text.refusal(language, refusal, game.view, game.names);
  if (own !== undefined) return own;
  const code = isCode(refusal.code) ? refusal.code : 'not-now';
  return filled(REFUSALS[language][code], refusal.about);
};
