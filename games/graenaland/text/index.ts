import { peek, type Choice, type Refusal, type View } from '@tavola/kernel';
import type { Graenaland } from '../rules/index.ts';
import { BUILDS } from '../rules/building/builds.ts';
import { KINDS, kindsIn, TERRAINS } from '../rules/components/cards.ts';
import { ruleOf, type GraenalandEvent } from '../rules/events.ts';
import { GOALS, HEROES } from '../rules/names.ts';
import type { Mark } from '@tavola/web/board-kit/contract.ts';
import type { Catalogue, GameText } from '@tavola/web/text/game.ts';
import type { InEach, Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { questionText } from './asking.ts';
import { cs } from './cs/events.ts';
import { de } from './de/events.ts';
import { en } from './en/events.ts';
import { NOUNS, OPTIONS, type GraenalandNoun, type GraenalandOption } from './labels.kinds.ts';
import { LABELS } from './labels.ts';
import { buildLabel, cardName, faceName, territoryLabel, territoryName } from './names.ts';
import { pledgeText } from './pledges.ts';
import { reason } from './reasons.ts';
import { CODES, REFUSALS, type GraenalandRefusal } from './refusals.ts';
import { createSpeaker, type GraenalandSpeaker } from './speaker.ts';
import { score, standing } from './standing.ts';
import { shortVictoryLabel, victoryLabel } from './victory.ts';
import { WORDS } from './words.ts';

const EVENTS: InEach<Catalogue<GraenalandEvent, GraenalandSpeaker>> = { cs, en, de };

/** The catalogue has a function for exactly the type of each event; looking it up by `t` loses that tie. */
const tell = (language: Language, event: GraenalandEvent, to: GraenalandSpeaker): string =>
  (EVENTS[language][event.t] as (event: GraenalandEvent, to: GraenalandSpeaker) => string)(event, to);

const territory = (number: number): Mark => ({ what: 'territory', number });
const seat = (number: number): Mark => ({ what: 'seat', number });

/** Territories and seats named by an event's fields. */
const marksOf = (event: GraenalandEvent): readonly Mark[] => {
  const marks: Mark[] = [];
  if ('territory' in event) marks.push(territory(event.territory));
  if ('from' in event) marks.push(territory(event.from));
  if (event.t === 'moved' || event.t === 'anchor') marks.push(territory(event.to));
  if ('seat' in event) marks.push(seat(event.seat));
  if ('by' in event) marks.push(seat(event.by));
  if (event.t === 'promised' || event.t === 'promise') {
    const { by, to, territory: about } = event.promise;
    marks.push(territory(about), seat(by), seat(to));
  }
  if ('main' in event) marks.push(seat(event.main));
  if (event.t === 'favour' || event.t === 'ship') marks.push(seat(event.to));
  return marks.filter(({ number }) => number >= 0);
};

const nameOfNumber = (
  language: Language,
  what: string,
  n: number,
  view: View<Graenaland>,
  names: readonly string[],
): string => {
  const { table, hand } = view;
  const labels = LABELS[language];
  switch (what) {
    case 'territory':
      return territoryLabel(language, table, n);
    case 'seat':
    case 'favour':
      return names[n] ?? '';
    case 'hero':
      return WORDS[language].heroes[HEROES[n]!];
    case 'direction':
      return WORDS[language].directions[n] ?? '';
    case 'card':
    case 'payment':
    case 'own':
    case 'offer':
      return cardName(language, n);
    case 'offered':
      return `${cardName(language, n % KINDS)} – ${names[Math.floor(n / KINDS)] ?? ''}`;
    case 'gift':
      // Pieces of a gift are numbered as the kinds in the giver's hand.
      return hand ? cardName(language, kindsIn(peek(hand.cards))[n]!) : '';
    case 'supply':
      return faceName(language, table.supplies[n]!);
    case 'build':
    case 'joint':
      return buildLabel(language, table, n);
    case 'move':
      return n === 1 ? labels.comes : labels.stay;
    case 'agreement':
    case 'vote':
      return n === 1 ? labels.yes : labels.no;
    case 'victory':
      return n === 1 ? labels.declare : labels.later;
    case 'victory-card':
      return victoryLabel(language, table.stock.victory[n]!);
    case 'round':
      return fillIn(labels.round, { n });
    case 'condition':
      return n === 1 ? labels.ifAgreed : labels.always;
    case 'promise':
      return pledgeLabel(language, n, view, names);
    case 'verdict':
      return n === 1 ? labels.kept : labels.broken;
    case 'pass':
    case 'undo':
    case 'end':
    case 'give-up':
    case 'decline':
    case 'no-declaration':
      return labels.nouns[what];
    default:
      return String(n);
  }
};

/** A promise by its place among all: who gave it, and what it says. */
const pledgeLabel = (
  language: Language,
  n: number,
  view: View<Graenaland>,
  names: readonly string[],
): string => {
  const pledge = view.table.promises[n];
  if (!pledge) return '';
  return `${names[pledge.by] ?? ''}: ${pledgeText(language, pledge, createSpeaker(language, view, names))}`;
};

const isNoun = (what: string): what is GraenalandNoun => (NOUNS as readonly string[]).includes(what);
const isOption = (name: string): name is GraenalandOption => (OPTIONS as readonly string[]).includes(name);
const isCode = (code: string): code is GraenalandRefusal => (CODES as readonly string[]).includes(code);

/** A branch for a proposal names its territory: there is one for each. */
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
  if (!isCode(code)) return undefined;
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

/** Graenaland's words in every language. */
export const text: GameText<Graenaland> = {
  name: 'graenaland',
  sentence: (language, event, view, names) => tell(language, event, createSpeaker(language, view, names)),
  whisper,
  aboutWhisper: event => {
    switch (event.t) {
      case 'drew':
        return { rule: 'G-S08', marks: [] };
      case 'gift':
        return { rule: 'G-B43', marks: [seat(event.from), seat(event.to)] };
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
  questionText,
  nameOf: nameOfNumber,
  noun,
  places: { gift: 'seat' },
  refusal,
  reason,
  option: (language, name) => {
    const option = isOption(name) ? LABELS[language].options[name] : undefined;
    return { title: option?.title ?? name, value: value => option?.values[String(value)] ?? String(value) };
  },
  sources: language => GOALS.map(id => ({ id, title: WORDS[language].goals[id] })),
  score,
  standing,
};
