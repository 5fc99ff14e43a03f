import type { GraenalandCodes } from '../bot/reasons.ts';
import type { Graenaland } from '../rules/index.ts';
import { BUILDS, nameOf } from '../rules/building/builds.ts';
import { KINDS } from '../rules/components/cards.ts';
import { HEROES } from '../rules/names.ts';
import type { View } from '@tavola/kernel';
import type { GameText } from '@tavola/web/text/game.ts';
import { type InEach, type Language } from '@tavola/web/text/language.ts';
import { formatReason, type ReasonNames, type ReasonTexts } from '@tavola/web/text/reasons.ts';
import { LABELS } from './labels.ts';
import { buildLabel, cardName, territoryName, victoryLabel } from './names.ts';
import { cs } from './cs/reasons.ts';
import { de } from './de/reasons.ts';
import { en } from './en/reasons.ts';
import { WORDS } from './words.ts';

/** Why a bot did something, to stand behind its name and a colon, so names need no declining. */
export const REASONS: InEach<ReasonTexts<GraenalandCodes>> = { cs, en, de };

const namesFor = (
  language: Language,
  { table }: View<Graenaland>,
  names: readonly string[],
): ReasonNames<GraenalandCodes> => ({
  territory: n => (table.land.tiles[n] === undefined ? undefined : territoryName(table, n)),
  seat: n => names[n],
  hero: n => {
    const hero = HEROES[n];
    return hero && WORDS[language].heroes[hero];
  },
  card: n => (n >= 0 && n < KINDS ? cardName(language, n) : undefined),
  victory: n => {
    const card = table.stock.victory[n];
    return card && victoryLabel(language, card);
  },
  build: n => (BUILDS[nameOf(n)] === undefined ? undefined : buildLabel(language, table, n)),
  points: n => LABELS[language].points(n),
});

export const reason: GameText<Graenaland>['reason'] = (language, _, given, view, names) =>
  formatReason<GraenalandCodes>(REASONS, language, namesFor(language, view, names), given);
