import type { VendettaCodes } from '../bot/reasons.ts';
import { HEAD, type Vendetta } from '../rules/index.ts';
import type { Seat, View } from '@tavola/kernel';
import type { GameText } from '@tavola/web/text/game.ts';
import type { InEach, Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { formatReason, type ReasonNames, type ReasonTexts } from '@tavola/web/text/reasons.ts';
import { LABELS } from './labels.ts';
import { cs } from './cs/reasons.ts';
import { de } from './de/reasons.ts';
import { en } from './en/reasons.ts';
import { createSpeaker } from './speaker.ts';

/** Why a bot did something, to stand behind its name and a colon, so names need no declining. */
export const REASONS: InEach<ReasonTexts<VendettaCodes>> = { cs, en, de };

const namesFor = (
  language: Language,
  by: Seat,
  view: View<Vendetta>,
  names: readonly string[],
): ReasonNames<VendettaCodes> => {
  const { table } = view;
  const to = createSpeaker(language, view, names);
  return {
    piece: n => {
      if (n === HEAD) return fillIn(LABELS[language].headOf, { head: to.head(by) });
      return table.cards[n] ? to.piece(n) : undefined;
    },
    place: n => (table.places[n] ? to.place(n) : undefined),
    seat: n => (table.houses[n] ? to.house(n) : undefined),
    power: n => to.words.power(n),
    points: n => to.words.points(n),
    floors: n => to.words.floors(n),
  };
};

export const reason: GameText<Vendetta>['reason'] = (language, by, given, view, names) =>
  formatReason<VendettaCodes>(REASONS, language, namesFor(language, by, view, names), given);
