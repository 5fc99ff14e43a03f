import type { Answer, Dice, GameTypes, View } from '@tavola/kernel';
import type { Language, Remark } from './bot.ts';

/** How to behave at the table of a game that has words or asides, whatever the level. Sees only the seat's view. */
export interface TableTalk<K extends GameTypes> {
  aside(view: View<K>, dice: Dice, language: Language): Remark | undefined;
  isUnhurried(view: View<K>): boolean;
  /** The same answer, with words of one's own where it has any. */
  addWords(view: View<K>, answer: Answer, dice: Dice, language: Language): Answer;
}
