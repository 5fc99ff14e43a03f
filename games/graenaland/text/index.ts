import { peek, type Choice, type Refusal, type View } from '@tavola/kernel';
import type { Graenaland } from '../rules/index.ts';
import { BUILDS } from '../rules/building/builds.ts';
import { TERRAINS } from '../rules/components/cards.ts';
import { ruleOf, type GraenalandEvent } from '../rules/events.ts';
import { GOALS } from '../rules/names.ts';
import type { Catalogue, GameText } from '@tavola/web/text/game.ts';
import type { InEach, Language } from '@tavola/web/text/language.ts';
import { optionText } from '@tavola/web/text/options.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { nameOf } from './choice-names.ts';
import { cs } from './cs/events.ts';
import { de } from './de/events.ts';
import { en } from './en/events.ts';
import { isNoun, isOrder, LABELS } from './labels.ts';
import { marksOf } from './marks.ts';
import { cardName, shortVictoryLabel, territoryName } from './names.ts';
import { phaseLine } from './phase-line.ts';
import { questionText } from './questions.ts';
import { reason } from './reasons.ts';
import { isRefusal, REFUSALS } from './refusals.ts';
import { createSpeaker, type GraenalandSpeaker } from './speaker.ts';
import { score, standing } from './standing.ts';
import { WORDS } from './words.ts';

const EVENTS: InEach<Catalogue<GraenalandEvent, GraenalandSpeaker>> = { cs, en, de };

/** Each function takes exactly its own event; the cast restores what a lookup by `t` loses. */
const tell = (language: Language, event: GraenalandEvent, to: GraenalandSpeaker): string =>
  (EVENTS[language][event.t] as (event: GraenalandEvent, to: GraenalandSpeaker) => string)(event, to);

/** The branches of a proposal differ by their territory, so each names it. */
const noun = (
  language: Language,
  what: string,
  choice: Choice | undefined,
  { table }: View<Graenaland>,
): string => {
  const labels = LABELS[language];
  const first = what === 'proposal' && choice?.kind === 'all' ? choice.parts[0] : undefined;
  if (first?.kind === 'one')
    return fillIn(labels.proposeFor, { territory: territoryName(table, first.of[0]!) });
  return isNoun(what) ? labels.nouns[what] : '';
};

const refusal = (
  language: Language,
  { code, about = {} }: Refusal,
  { table }: View<Graenaland>,
  names: readonly string[],
): string | undefined => {
  if (!isRefusal(code)) return undefined;
  const { builds, terrains } = WORDS[language];
  const spoken: { readonly [field: string]: (n: number) => string } = {
    territory: n => territoryName(table, n),
    terrain: n => terrains[TERRAINS[n]!],
    work: n => builds[BUILDS[n + BUILDS.indexOf('road')]!],
    seat: n => names[n] ?? '',
  };
  const said = Object.entries(about).map(([field, value]) => {
    const say = spoken[field];
    return [field, typeof value === 'number' && say ? say(value) : value] as const;
  });
  return fillIn(REFUSALS[language][code], Object.fromEntries(said));
};

const whisper = (
  language: Language,
  event: Graenaland['whisper'],
  { table, seat: me }: View<Graenaland>,
  names: readonly string[],
): string => {
  const { whispers } = LABELS[language];
  switch (event.t) {
    case 'drew':
      return fillIn(whispers.drew, { card: cardName(language, peek(event.card)) });
    case 'gift': {
      const card = cardName(language, peek(event.card));
      return me === event.from
        ? fillIn(whispers.gave, { card, name: names[event.to] ?? '' })
        : fillIn(whispers.given, { card, name: names[event.from] ?? '' });
    }
    case 'dealt':
      return fillIn(whispers.dealt, {
        cards: event.cards
          .map(card => shortVictoryLabel(language, table.stock.victory[peek(card)]!))
          .join('; '),
      });
  }
};

/** All texts of Graenaland. */
export const text: GameText<Graenaland> = {
  name: 'graenaland',
  sentence: (language, event, view, names) => tell(language, event, createSpeaker(language, view, names)),
  whisper,
  aboutWhisper: event => {
    switch (event.t) {
      case 'drew':
        return { rule: 'G-S08', marks: [] };
      case 'gift':
        return { rule: 'G-B43', marks: [event.from, event.to].map(number => ({ what: 'seat', number })) };
      case 'dealt':
        return { rule: 'G-O10', marks: [] };
    }
  },
  ruleOf,
  marksOf,
  whispersFor: (event, to) => {
    if (event.t === 'victory-cards') return { t: 'dealt', n: 1 };
    if (event.t === 'drew' && event.seat === to) return { t: 'drew', n: 1 };
    return event.t === 'got' && event.seat === to ? { t: 'drew', n: event.down } : undefined;
  },
  headingOf: (language, event) => {
    const labels = LABELS[language];
    if (event.t === 'round') return fillIn(labels.round, { n: event.round });
    return event.t === 'victory' || event.t === 'declared' ? labels.closing : undefined;
  },
  phaseLine,
  questionText,
  orderText: (language, order) => (isOrder(order) ? LABELS[language].orders[order] : undefined),
  nameOf,
  noun,
  places: { gift: 'seat' },
  refusal,
  reason,
  option: (language, name) => optionText(LABELS[language].options, name),
  sources: language => GOALS.map(id => ({ id, title: WORDS[language].goals[id] })),
  score,
  standing,
};
