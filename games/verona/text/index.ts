import { peek, type Refusal, type View } from '@tavola/kernel';
import type { Verona } from '../rules/index.ts';
import { ruleOf, type VeronaEvent } from '../rules/events.ts';
import { ACTIONS, CARDS } from '../rules/names.ts';
import type { Mark } from '@tavola/web/board-kit/contract.ts';
import { HOUSES } from '../board/houses.ts';
import type { Asking, Catalogue, GameText } from '@tavola/web/text/game.ts';
import { count, listed, type InEach, type Language } from '@tavola/web/text/language.ts';
import { filled } from '@tavola/web/text/refusals.ts';
import { cs } from './cs/events.ts';
import { de } from './de/events.ts';
import { en } from './en/events.ts';
import { LABELS } from './labels.ts';
import { ASKING, QUESTIONS, type QuestionName } from './questions.data.ts';
import { comesOf, reason } from './reasons.ts';
import { CODES, REFUSALS, type Code } from './refusals.ts';
import { speaker, type Speaker } from './speaker.ts';
import { standing } from './standing.ts';
import { BUILDING_NAMES, WORDS } from './words.ts';

const EVENTS: InEach<Catalogue<VeronaEvent, Speaker>> = { cs, en, de };

/** The catalogue has a function for exactly the type of each event; looking it up by `t` loses that tie. */
const tell = (language: Language, event: VeronaEvent, to: Speaker): string =>
  (EVENTS[language][event.t] as (event: VeronaEvent, to: Speaker) => string)(event, to);

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
  const streets = listed(
    language,
    card.streets.map(s => board.streets[s]!.name),
  );
  const points = count(language, card.points, LABELS[language].points as never);
  return `${streets} (${points}, ${WORDS[language].rewards[card.reward]})`;
};

const named = (
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

const isQuestion = (name: string): name is QuestionName => (QUESTIONS as readonly string[]).includes(name);
const isCode = (code: string): code is Code => (CODES as readonly string[]).includes(code);

const asking = (language: Language, question: string, view: View<Verona>): Asking => {
  if (!isQuestion(question)) return { ask: '', hint: '', others: '' };
  const { street: at } = view.table.fight;
  const about = { street: view.table.board.streets[at]?.name ?? '' };
  const { ask, hint, others } = ASKING[language][question];
  return { ask: filled(ask, about), hint: filled(hint, about), others: filled(others, about) };
};

const refusal = (
  language: Language,
  { code, about = {} }: Refusal,
  view: View<Verona>,
): string | undefined => {
  if (!isCode(code)) return undefined;
  const at = about['street'];
  const name = typeof at === 'number' ? view.table.board.streets[at]?.name : undefined;
  return filled(REFUSALS[language][code], { ...about, ...(name !== undefined && { street: name }) });
};

/** Verona's words in every language. */
export const text: GameText<Verona> = {
  name: 'verona',
  house: at => HOUSES[at],
  sentence: (language, event, view, names) => tell(language, event, speaker(view, names, BUILDING_NAMES)),
  whisper: (language, event, view) =>
    filled(LABELS[language].dealt, {
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
  divides: (language, event) =>
    event.t === 'round' ? filled(LABELS[language].round, { n: event.round }) : undefined,
  asking,
  named,
  noun: (language, what) => (LABELS[language].nouns as { readonly [what: string]: string })[what] ?? '',
  places: { token: 'street' },
  refusal,
  reason,
  comesOf,
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
