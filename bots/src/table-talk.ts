import type { Answer, Dice, GameTypes, View } from '@tavola/kernel';
import type { Language, Remark } from './bot.ts';

/** Words and asides of bots of every level, for a game that has them. It sees only the seat's view. */
export interface TableTalk<K extends GameTypes> {
  aside(view: View<K>, dice: Dice, language: Language): Remark | undefined;
  isUnhurried(view: View<K>): boolean;
  /** Returns the same answer, with the bot's own words in its texts. */
  addWords(view: View<K>, answer: Answer, dice: Dice, language: Language): Answer;
}
