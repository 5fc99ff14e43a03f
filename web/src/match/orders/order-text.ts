import type { GameTypes } from '@tavola/kernel';
import type { GameText, OrderText } from '../../text/game.ts';
import type { Language } from '../../text/language.ts';
import { inWords } from '../../text/plain-text.ts';

/** The texts of a standing order; a game that has none for it gets its name in the rules. */
export const findOrderText = (text: GameText<GameTypes>, language: Language, order: string): OrderText =>
  text.orderText?.(language, order) ?? { title: inWords(order), hint: '' };
