import type { GameTypes, Refusal, View } from '@tavola/kernel';
import type { GameText } from '../../text/game.ts';
import type { Language } from '../../text/language.ts';
import { isOnlineRefusal, ONLINE_REFUSALS } from '../../text/online-refusals.ts';
import { fillIn, isCommonRefusal, REFUSALS } from '../../text/refusals.ts';

/** A refusal as a sentence: the game's own text first, then the shared one with the field it means. */
export const refusalSentence = (
  language: Language,
  refusal: Refusal,
  game?: {
    readonly text: GameText<GameTypes>;
    readonly view: View<GameTypes>;
    readonly names: readonly string[];
  },
): string => {
  const own = game?.text.refusal(language, refusal, game.view, game.names);
  if (own !== undefined) return own;
  if (!isCommonRefusal(refusal.code) && isOnlineRefusal(refusal.code))
    return ONLINE_REFUSALS[language][refusal.code];
  const code = isCommonRefusal(refusal.code) ? refusal.code : 'not-now';
  const said = fillIn(REFUSALS[language][code], refusal.about);
  const part = refusal.about?.['part'];
  const field = typeof part === 'string' ? game?.text.noun(language, part, undefined, game.view) : undefined;
  return field ? `${field}: ${said}` : said;
};

/** A server's refusal of a request, where `too-many` is about requests and not about an answer. */
export const onlineRefusalSentence = (language: Language, refusal: Refusal): string =>
  isOnlineRefusal(refusal.code)
    ? ONLINE_REFUSALS[language][refusal.code]
    : refusalSentence(language, refusal);
