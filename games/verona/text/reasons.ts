import type { VeronaCodes } from '../bot/reasons.ts';
import type { Verona } from '../rules/index.ts';
import type { VeronaEvent } from '../rules/events.ts';
import { CARDS } from '../rules/names.ts';
import type { Seat, View } from '@tavola/kernel';
import type { GameText } from '@tavola/web/text/game.ts';
import { joinList, type InEach, type Language } from '@tavola/web/text/language.ts';
import {
  formatPercent,
  formatReason,
  formatTenths,
  type ReasonNames,
  type ReasonTexts,
} from '@tavola/web/text/reasons.ts';
import { LABELS } from './labels.ts';
import { cs } from './cs/reasons.ts';
import { de } from './de/reasons.ts';
import { en } from './en/reasons.ts';
import { BUILDING_NAMES, WORDS } from './words.ts';

/** Why a bot did something, to stand behind its name and a colon, so names need no declining. */
export const REASONS: InEach<ReasonTexts<VeronaCodes>> = { cs, en, de };

const namesFor = (
  language: Language,
  { table: { board } }: View<Verona>,
  names: readonly string[],
): ReasonNames<VeronaCodes> => {
  const street = (n: number): string | undefined => board.streets[n]?.name;
  return {
    street,
    building: n => BUILDING_NAMES[n],
    seat: n => names[n],
    mission: n => {
      const streets = board.missions[n]?.streets.flatMap(at => street(at) ?? []);
      return streets && joinList(language, streets);
    },
    card: n => {
      const card = CARDS[n];
      return card && WORDS[language].cards[card];
    },
    chance: n => formatPercent(language, n),
    worth: n => formatTenths(language, n),
    mercenaries: n => LABELS[language].mercenaries(n),
  };
};

export const reason: GameText<Verona>['reason'] = (language, _, given, view, names) =>
  formatReason<VeronaCodes>(REASONS, language, namesFor(language, view, names), given);

/** The same reasons explain laying, placing and removing, so all these events count as their result. */
const STREETS = ['placed', 'planned', 'laid', 'added', 'removed', 'moved', 'scared'] as const;

/** The events that show the result of a reason; some reasons have no visible result. */
const COMES: { readonly [C in keyof VeronaCodes]: readonly VeronaEvent['t'][] } = {
  'contests-majority': STREETS,
  'holds-majority': STREETS,
  'pursues-mission': STREETS,
  'denies-majority': STREETS,
  'denies-mission': STREETS,
  'takes-street': STREETS,
  bluffs: STREETS,
  ready: ['ready'],
  'acts-first': ['street'],
  waits: ['street'],
  'clears-street': ['street'],
  'least-missed': ['acts'],
  'least-expected': ['cards'],
  guesses: ['cards'],
  'nothing-to-lose': ['again'],
  enough: ['again', 'rearming'],
  'not-worth-a-bid': ['bids'],
  'bids-the-least': ['bids'],
  'bids-for': ['bids'],
  'too-dear': ['auction'],
  'bids-for-building': ['auction'],
  weakens: ['removed', 'moved'],
  'drives-out': ['scared', 'removed', 'moved'],
  spares: ['spared', 'removed', 'moved', 'scared'],
  gathers: ['scattered'],
  spreads: ['scattered'],
  'shows-mission': ['mission'],
  'nothing-to-show': [],
  steps: ['moved'],
  stays: [],
  arms: ['hired'],
  'armed-enough': ['hired'],
  'arms-more': ['rearming'],
};

/** The seat that caused an event, if the event names it. */
const doerOf = (event: VeronaEvent): Seat | undefined => {
  if (event.t === 'acts' || event.t === 'again') return event.schemer;
  if (event.t === 'scattered') return event.of;
  if ('by' in event) return event.by;
  return 'seat' in event ? event.seat : undefined;
};

export const isResultOf: NonNullable<GameText<Verona>['isResultOf']> = (by, { code }, event) => {
  const told = (COMES as { readonly [code: string]: readonly string[] })[code] ?? [];
  const doer = doerOf(event);
  return told.includes(event.t) && (doer === undefined || doer === by);
};
