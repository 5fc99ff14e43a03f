import type { View } from '@tavola/kernel';
import { NONE, type Vendetta } from '../rules/index.ts';
import type { QuestionText } from '@tavola/web/text/game.ts';
import type { InEach, Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { cs } from './cs/questions.ts';
import { de } from './de/questions.ts';
import { en, type VendettaQuestionTexts } from './en/questions.ts';
import { createSpeaker } from './speaker.ts';

/** The words of questions and asides. `{value}` and `{name}` are those of the location, `{piece}` is out of the game, `{object}` is at stake. */
export const QUESTION_TEXTS: InEach<VendettaQuestionTexts> = { cs, en, de };

const isQuestion = (name: string): name is keyof VendettaQuestionTexts => Object.hasOwn(en, name);

/** N-P09 The fate that is asked for is that of the first piece that went out in this scene and has none yet. */
const lostPiece = ({ scene }: View<Vendetta>['table']): number => {
  const told = new Set(scene?.fates.map(({ piece }) => piece));
  const entry = scene?.booked.find(one => one.t === 'out' && !told.has(one.piece));
  return entry?.t === 'out' ? entry.piece : NONE;
};

/** The words of a question, with the names that it speaks of. */
export const questionText = (
  language: Language,
  question: string,
  view: View<Vendetta>,
  names: readonly string[],
): QuestionText => {
  if (!isQuestion(question)) return { ask: '', hint: '', others: '' };
  const { table } = view;
  const to = createSpeaker(language, view, names);
  const [lost, object] = [lostPiece(table), table.scene?.object ?? NONE];
  const about = {
    value: table.dice[0] ?? '',
    name: table.naming?.name ?? '',
    piece: lost === NONE ? '' : to.piece(lost),
    object: object === NONE ? '' : to.piece(object),
  };
  const { ask, hint, others } = QUESTION_TEXTS[language][question];
  return { ask: fillIn(ask, about), hint: fillIn(hint, about), others: fillIn(others, about) };
};
