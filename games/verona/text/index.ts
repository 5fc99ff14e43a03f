import { peek, type Refusal, type View } from '@tavola/kernel';
import type { Verona } from '../rules/index.ts';
import { ruleOf, type VeronaEvent } from '../rules/events.ts';
import { ACTIONS, CARDS } from '../rules/names.ts';
import type { Mark } from '@tavola/web/board-kit/contract.ts';
import { HOUSES } from '../board/houses.ts';
import type { QuestionText, Catalogue, GameText } from '@tavola/web/text/game.ts';
import { count, joinList, type InEach, type Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { cs } from './cs/events.ts';
import { de } from './de/events.ts';
import { en } from './en/events.ts';
import { LABELS } from './labels.ts';
import { QUESTION_TEXTS, QUESTIONS, type VeronaQuestion } from './questions.data.ts';
import { isResultOf, reason } from './reasons.ts';
import { CODES, REFUSALS, type VeronaRefusal } from './refusals.ts';
import { createSpeaker, type VeronaSpeaker } from './speaker.ts';
import { standing } from './standing.ts';
import { BUILDING_NAMES, WORDS } from './words.ts';

const EVENTS: InEach<Catalogue<VeronaEvent, VeronaSpeaker>> = { cs, en, de };

/** The catalogue has a function for exactly the type of each event; looking it up by `t` loses that tie. */
const tell = (language: Language, event: VeronaEvent, to: VeronaSpeaker): string =>
  (EVENTS[language][event.t] as (event: VeronaEvent, to: VeronaSpeaker) => string)(event, to);

const street = (number: number): Mark => ({ what: 'street', number });
const seat = (number: number): Mark => ({ what: 'seat', number });
const building = (number: number): Mark => ({ what: 'building', number });

/** Streets, seats and buildings named by an event's fields; each field means the same in every event. */
const marksOf = (event: VeronaEvent): readonly Mark[] => {
  const marks: Mark[] = [];
  if ('street' in event) marks.push(street(event.street));
  if ('from' in event) marks.push(street(event.from));
  if (event.t === 'moved') marks.push(street(event.to));
  if (event.t === 'scattered') marks.push(...event.to.map(to => street(to.street)));
  if ('building' in event) marks.push(building(event.building));
  if ('seat' in event) marks.push(seat(event.seat));
  if ('by' in event) marks.push(seat(event.by));
  if ('of' in event && typeof event.of === 'number') marks.push(seat(event.of));
  if ('schemer' in event) marks.push(seat(event.schemer));
  if (event.t === 'mission') marks.push({ what: 'mission', number: event.mission });
  return marks.filter(({ number }) => number >= 0);
};

const missionName = (language: Language, mission: number, view: View<Verona>): string => {
  const { board } = view.table;
  const card = board.missions[mission];
  if (!card) return '';
  const streets = joinList(
    language,
    card.streets.map(s => board.streets[s]!.name),
  );
  const points = count(language, card.points, LABELS[language].points as never);
  return `${streets} (${points}, ${WORDS[language].rewards[card.reward]})`;
};

const nameOf = (
  language: Language,
  what: string,
  n: number,
  view: View<Verona>,
  names: readonly string[],
): string => {
  const { board, seats } = view.table;
  const labels = LABELS[language];
  const streetName = (s: number): string => board.streets[s]?.name ?? '';
  switch (what) {
    case 'street':
      return streetName(n);
    case 'seat':
      return n < 0 ? labels.nobody : (names[n] ?? '');
    case 'card':
      return WORDS[language].cards[CARDS[n]!];
    case 'token':
      return WORDS[language].actions[ACTIONS[n]!];
    case 'mission':
      return n < 0 ? labels.noMission : missionName(language, n, view);
    case 'move':
      return n < 0
        ? labels.stop
        : `${streetName(Math.floor(n / board.all.length))} → ${streetName(n % board.all.length)}`;
    case 'ally':
      return `${names[n % seats.length] ?? ''}, ${streetName(Math.floor(n / seats.length))}`;
    case 'yes-no':
      return n === 1 ? labels.yes : labels.no;
    case 'ready':
      return labels.ready;
    case 'florins':
      return count(language, n, labels.florins as never);
    case 'mercenaries':
      return count(language, n, labels.mercenaries as never);
    default:
      return String(n);
  }
};

const isQuestion = (name: string): name is VeronaQuestion => (QUESTIONS as readonly string[]).includes(name);
const isCode = (code: string): code is VeronaRefusal => (CODES as readonly string[]).includes(code);

const questionText = (language: Language, question: string, view: View<Verona>): QuestionText => {
  if (!isQuestion(question)) return { ask: '', hint: '', others: '' };
  const { street: at } = view.table.fight;
  const about = { street: view.table.board.streets[at]?.name ?? '' };
  const { ask, hint, others } = QUESTION_TEXTS[language][question];
  return { ask: fillIn(ask, about), hint: fillIn(hint, about), others: fillIn(others, about) };
};

const refusal = (
  language: Language,
  { code, about = {} }: Refusal,
  view: View<Verona>,
): string | undefined => {
  if (!isCode(code)) return undefined;
  const at = about['street'];
  const name = typeof at === 'number' ? view.table.board.streets[at]?.name : undefined;
  return fillIn(REFUSALS[language][code], { ...about, ...(name !== undefined && { street: name }) });
};

/** Verona's words in every language. */
export const text: GameText<Verona> = {
  name: 'verona',
  house: at => HOUSES[at],
  sentence: (language, event, view, names) =>
    tell(language, event, createSpeaker(view, names, BUILDING_NAMES)),
  whisper: (language, event, view) =>
    fillIn(LABELS[language].dealt, {
      missions: (event.missions as unknown as readonly number[])
        .map(mission => missionName(language, mission, view))
        .join('; '),
    }),
  aboutWhisper: ({ missions }) => ({
    rule: 'V-S06',
    marks: missions.map(mission => ({ what: 'mission', number: peek(mission) })),
  }),
  ruleOf,
  marksOf,
  headingOf: (language, event) =>
    event.t === 'round' ? fillIn(LABELS[language].round, { n: event.round }) : undefined,
  questionText,
  nameOf,
  noun: (language, what) => (LABELS[language].nouns as { readonly [what: string]: string })[what] ?? '',
  places: { token: 'street' },
  refusal,
  reason,
  isResultOf,
  option: (language, name) => {
    const texts = LABELS[language].options as {
      readonly [name: string]: { readonly title: string; readonly values: { readonly [v: string]: string } };
    };
    const option = texts[name];
    return { title: option?.title ?? name, value: value => option?.values[String(value)] ?? String(value) };
  },
  sources: language => Object.entries(LABELS[language].sources).map(([id, title]) => ({ id, title })),
  score: ({ table }, of) => ({ ...table.score[of] }),
  standing,
};
