import type { View } from '@tavola/kernel';
import type { Graenaland } from '../rules/index.ts';
import { faceDown, KINDS } from '../rules/components/cards.ts';
import { goalsOf } from '../rules/declaration/goals.ts';
import { NONE } from '../rules/names.ts';
import { priceFor } from '../rules/components/stock.ts';
import { countVotes } from '../rules/sharing/votes.ts';
import type { QuestionText } from '@tavola/web/text/game.ts';
import { joinList, type InEach, type Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { cs } from './cs/questions.ts';
import { de } from './de/questions.ts';
import { en, type GraenalandQuestionTexts } from './en/questions.ts';
import { LABELS } from './labels.ts';
import { buildLabel, describeCards, describePrice, territoryName } from './names.ts';
import { sharesOf } from './speaker.ts';
import { WORDS } from './words.ts';

/** The words of questions and asides. The names in braces are filled in by the functions below. */
export const QUESTION_TEXTS: InEach<GraenalandQuestionTexts> = { cs, en, de };

type GraenalandQuestion = keyof GraenalandQuestionTexts;

const isQuestion = (name: string): name is GraenalandQuestion => Object.hasOwn(en, name);

type Table = View<Graenaland>['table'];
type About = { readonly [name: string]: number | string };

/** G-D02 The open proposal in words. */
const aboutVote = (
  language: Language,
  table: Table,
  seat: number | null,
  names: readonly string[],
): About => {
  const { proposal } = table;
  if (!proposal) return {};
  const { by, territory, to } = proposal;
  const open = table.beside[territory] ?? [];
  const down = Array.from({ length: table.down[territory] ?? 0 }, () =>
    faceDown(table.land.terrain[territory]!),
  );
  const votes = countVotes(table, territory);
  return {
    territory: territoryName(table, territory),
    who: names[by] ?? '',
    shares: sharesOf([...open, ...down], to)
      .map(share => `${names[share.seat] ?? ''}: ${describeCards(language, share.cards)}`)
      .join('; '),
    votes: seat === null ? 0 : (votes[seat] ?? 0),
    all: votes.reduce((sum, n) => sum + n, 0),
  };
};

/** All cards on offer for the joint work. */
const offeredCards = ({ offers }: Table): number[] =>
  offers.flatMap((n, at) => Array.from({ length: n }, () => at % KINDS));

const aboutWork = (language: Language, table: Table): About => {
  if (table.joint === NONE) return {};
  const offered = offeredCards(table);
  return {
    work: buildLabel(language, table, table.joint),
    price: describePrice(language, priceFor(table, table.joint)),
    offers: offered.length === 0 ? LABELS[language].nothing : describeCards(language, offered),
  };
};

/** G-B01, G-W03 What may still be done in this building phase. */
const deeds = (language: Language, table: Table): string => {
  const words = LABELS[language].deeds;
  if (table.limits === 'closing') return words.closing;
  return table.supplied || table.supplies.length === 0 ? words.supplied : words.supply;
};

const aboutOf = (
  language: Language,
  question: GraenalandQuestion,
  { table, seat }: View<Graenaland>,
  names: readonly string[],
): About => {
  switch (question) {
    case 'vote':
      return aboutVote(language, table, seat, names);
    case 'help':
    case 'joint-work':
    case 'offer':
      return aboutWork(language, table);
    case 'anchor':
      return { territory: table.crowded === NONE ? '' : territoryName(table, table.crowded) };
    case 'build':
      return { deeds: deeds(language, table) };
    case 'favour':
      return { who: names[table.builder] ?? '' };
    case 'victory':
      return {
        goals: joinList(
          language,
          goalsOf(table, table.ship).map(goal => WORDS[language].goals[goal]),
        ),
      };
    default:
      return {};
  }
};

/** The words of a question, with the names that it speaks of. */
export const questionText = (
  language: Language,
  question: string,
  view: View<Graenaland>,
  names: readonly string[],
): QuestionText => {
  if (!isQuestion(question)) return { ask: '', hint: '', others: '' };
  const about = aboutOf(language, question, view, names);
  const { ask, hint, others } = QUESTION_TEXTS[language][question];
  return { ask: fillIn(ask, about), hint: fillIn(hint, about), others: fillIn(others, about) };
};
