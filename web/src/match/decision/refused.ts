import type { GameTypes, Refusal, View } from '@tavola/kernel';
import type { GameText } from '../../text/game.ts';
import type { Language } from '../../text/language.ts';
import { ONLINE_CODES, ONLINE_REFUSALS, type OnlineCode } from '../../text/online-refusals.ts';
import { CODES, fillIn, REFUSALS, type RefusalCode } from '../../text/refusals.ts';

const isCode = (code: string): code is RefusalCode => (CODES as readonly string[]).includes(code);

const isOnline = (code: string): code is OnlineCode => (ONLINE_CODES as readonly string[]).includes(code);

/** A refusal as a sentence: the game's own words first, then those that all games share, with the field they mean. */
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
  if (!isCode(refusal.code) && isOnline(refusal.code)) return ONLINE_REFUSALS[language][refusal.code];
  const code = isCode(refusal.code) ? refusal.code : 'not-now';
  const said = fillIn(REFUSALS[language][code], refusal.about);
  const part = refusal.about?.['part'];
  const field = typeof part === 'string' ? game?.text.noun(language, part, undefined, game.view) : undefined;
  return field ? `${field}: ${said}` : said;
};

/** What a server says to a request about a table: there `too-many` is said of requests, not of an answer. */
export const onlineRefusalSentence = (language: Language, refusal: Refusal): string =>
  isOnline(refusal.code) ? ONLINE_REFUSALS[language][refusal.code] : refusalSentence(language, refusal);
