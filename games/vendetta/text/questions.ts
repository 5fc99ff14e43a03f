import type { View } from '@tavola/kernel';
import { NONE, type Vendetta } from '../rules/index.ts';
import type { QuestionText } from '@tavola/web/text/game.ts';
import type { InEach, Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { cs, csOfRules1 } from './cs/questions.ts';
import { de, deOfRules1 } from './de/questions.ts';
import { en, enOfRules1, type VendettaQuestionTexts } from './en/questions.ts';
import { createSpeaker } from './speaker.ts';

/** The words of questions and asides. `{value}` and `{name}` are those of the location, `{piece}` is out of the game, `{object}` is at stake. */
export const QUESTION_TEXTS: InEach<VendettaQuestionTexts> = { cs, en, de };

/** N-P03, N-P10 In the first version the caller closes a scene alone, and who holds it open does so once. */
const TEXTS_OF_RULES_1: InEach<Partial<VendettaQuestionTexts>> = {
  cs: csOfRules1,
  en: enOfRules1,
  de: deOfRules1,
};

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
  const earlier = table.rules === 1 ? TEXTS_OF_RULES_1[language][question] : undefined;
  const { ask, hint, others } = earlier ?? QUESTION_TEXTS[language][question];
  return { ask: fillIn(ask, about), hint: fillIn(hint, about), others: fillIn(others, about) };
};
