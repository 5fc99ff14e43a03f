import { peek, type Refusal, type View } from '@tavola/kernel';
import type { Verona } from '../rules/index.ts';
import { ruleOf, type VeronaEvent } from '../rules/events.ts';
import { HOUSES } from '../board/houses.ts';
import type { Catalogue, GameText } from '@tavola/web/text/game.ts';
import type { InEach, Language } from '@tavola/web/text/language.ts';
import { optionText } from '@tavola/web/text/options.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { cs } from './cs/events.ts';
import { de } from './de/events.ts';
import { en } from './en/events.ts';
import { LABELS } from './labels.ts';
import { marksOf } from './marks.ts';
import { missionName, nameOf } from './names.ts';
import { orderText } from './orders.ts';
import { phaseLine } from './phase-line.ts';
import { questionText } from './questions.ts';
import { isResultOf, reason } from './reasons.ts';
import { isRefusal, REFUSALS } from './refusals.ts';
import { createSpeaker, type VeronaSpeaker } from './speaker.ts';
import { standing } from './standing.ts';
import { BUILDING_NAMES } from './words.ts';

const EVENTS: InEach<Catalogue<VeronaEvent, VeronaSpeaker>> = { cs, en, de };

/** Each function takes exactly its own event; the cast restores what a lookup by `t` loses. */
const tell = (language: Language, event: VeronaEvent, to: VeronaSpeaker): string =>
  (EVENTS[language][event.t] as (event: VeronaEvent, to: VeronaSpeaker) => string)(event, to);

const refusal = (
  language: Language,
  { code, about = {} }: Refusal,
  view: View<Verona>,
): string | undefined => {
  if (!isRefusal(code)) return undefined;
  const at = about['street'];
  const name = typeof at === 'number' ? view.table.board.streets[at]?.name : undefined;
  return fillIn(REFUSALS[language][code], { ...about, ...(name !== undefined && { street: name }) });
};

/** All texts of Verona. */
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
  phaseLine,
  questionText,
  orderText,
  nameOf,
  noun: (language, what) => (LABELS[language].nouns as { readonly [what: string]: string })[what] ?? '',
  places: { token: 'street' },
  refusal,
  reason,
  isResultOf,
  option: (language, name) => optionText(LABELS[language].options, name),
  sources: language => Object.entries(LABELS[language].sources).map(([id, title]) => ({ id, title })),
  score: ({ table }, of) => ({ ...table.score[of] }),
  standing,
};
