import { NONE, ruleOf, type Vendetta, type VendettaEvent } from '../rules/index.ts';
import type { Refusal, Seat, View } from '@tavola/kernel';
import type { QuestionText, Catalogue, GameText } from '@tavola/web/text/game.ts';
import type { InEach, Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { cs } from './cs/events.ts';
import { de } from './de/events.ts';
import { en } from './en/events.ts';
import { LABELS } from './labels.data.ts';
import { NOUNS, type VendettaNoun } from './labels.ts';
import { marksOf } from './marks.ts';
import { nameOf } from './naming.ts';
import { QUESTION_TEXTS, QUESTIONS, type VendettaQuestion } from './questions.data.ts';
import { reason } from './reasons.ts';
import { CODES, REFUSALS, type VendettaRefusal } from './refusals.ts';
import { capitalize, createSpeaker, type VendettaSpeaker } from './speaker.ts';

const EVENTS: InEach<Catalogue<VendettaEvent, VendettaSpeaker>> = { cs, en, de };

/** The catalogue has a function for exactly the type of each event; looking it up by `t` loses that tie. */
const tell = (language: Language, event: VendettaEvent, to: VendettaSpeaker): string =>
  (EVENTS[language][event.t] as (event: VendettaEvent, to: VendettaSpeaker) => string)(event, to);

const isQuestion = (name: string): name is VendettaQuestion =>
  (QUESTIONS as readonly string[]).includes(name);
const isCode = (code: string): code is VendettaRefusal => (CODES as readonly string[]).includes(code);
const isWhat = (what: string): what is VendettaNoun => (NOUNS as readonly string[]).includes(what);

/** N-P09 Whose fate is being asked for: the first who went out in this scene and has none yet. */
const lostPiece = ({ scene }: View<Vendetta>['table']): number => {
  const told = new Set(scene?.fates.map(({ piece }) => piece));
  const entry = scene?.booked.find(one => one.t === 'out' && !told.has(one.piece));
  return entry?.t === 'out' ? entry.piece : NONE;
};

const questionText = (
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

const refusal = (
  language: Language,
  { code, about = {} }: Refusal,
  view: View<Vendetta>,
  names: readonly string[],
): string | undefined => {
  if (!isCode(code)) return undefined;
  const { piece } = about;
  const to = createSpeaker(language, view, names);
  return capitalize(
    fillIn(REFUSALS[language][code], {
      ...about,
      ...(typeof piece === 'number' && { piece: to.piece(piece) }),
    }),
  );
};

const laidOut = ({ owner, power }: View<Vendetta>['table'], seat: Seat): number =>
  power.reduce((sum, n, piece) => (owner[piece] === seat ? sum + n : sum), 0);

/** Vendetta's words in every language. */
export const text: GameText<Vendetta> = {
  name: 'vendetta',
  sentence: (language, event, view, names) =>
    capitalize(tell(language, event, createSpeaker(language, view, names))),
  // N-S07 Nothing is told to one player alone.
  whisper: () => '',
  ruleOf,
  marksOf,
  headingOf: (language, event) =>
    event.t === 'order' ? fillIn(LABELS[language].round, { n: event.round }) : undefined,
  questionText,
  nameOf,
  noun: (language, what) => (isWhat(what) ? LABELS[language].nouns[what] : ''),
  refusal,
  reason,
  option: (language, name) => {
    const texts: { readonly [name: string]: { title: string; values: { readonly [v: string]: string } } } =
      LABELS[language].options;
    const option = texts[name];
    return { title: option?.title ?? name, value: value => option?.values[String(value)] ?? String(value) };
  },
  sources: language => Object.entries(LABELS[language].sources).map(([id, title]) => ({ id, title })),
  // N-E02 Power in play and reserve, of houses that stand; the fallen have neither.
  score: ({ table }, seat) => {
    const power = laidOut(table, seat);
    // N-E04 What is given for telling the last scene comes after the count.
    const total = table.result?.points[seat] ?? power + table.reserve[seat]!;
    return { power, reserve: total - power };
  },
  standing: ({ table }) =>
    table.round === 0
      ? undefined
      : {
          label: table.round,
          points: table.seats.map(seat => laidOut(table, seat) + table.reserve[seat]!),
        },
};
