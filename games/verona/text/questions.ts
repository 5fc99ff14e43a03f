import type { View } from '@tavola/kernel';
import type { Verona } from '../rules/index.ts';
import type { QuestionText } from '@tavola/web/text/game.ts';
import type { InEach, Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { cs } from './cs/questions.ts';
import { de } from './de/questions.ts';
import { en, type VeronaQuestionTexts } from './en/questions.ts';

/** The words of questions and asides. `{street}` is the street being resolved. */
export const QUESTION_TEXTS: InEach<VeronaQuestionTexts> = { cs, en, de };

const isQuestion = (name: string): name is keyof VeronaQuestionTexts => Object.hasOwn(en, name);

/** The words of a question, with the street that it speaks of. */
export const questionText = (language: Language, question: string, view: View<Verona>): QuestionText => {
  if (!isQuestion(question)) return { ask: '', hint: '', others: '' };
  const { street: at } = view.table.fight;
  const about = { street: view.table.board.streets[at]?.name ?? '' };
  const { ask, hint, others } = QUESTION_TEXTS[language][question];
  return { ask: fillIn(ask, about), hint: fillIn(hint, about), others: fillIn(others, about) };
};
