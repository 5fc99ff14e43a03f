import type { GraenalandCodes } from '../bot/reasons.ts';
import type { Graenaland } from '../rules/index.ts';
import { BUILDS, nameOf } from '../rules/building/builds.ts';
import { KINDS } from '../rules/components/cards.ts';
import { HEROES } from '../rules/names.ts';
import type { View } from '@tavola/kernel';
import type { GameText } from '@tavola/web/text/game.ts';
import { count, type Forms, type Language } from '@tavola/web/text/language.ts';
import { formatReason, type ReasonNames } from '@tavola/web/text/reasons.ts';
import { buildLabel, cardName, territoryName } from './names.ts';
import { REASONS } from './reasons.data.ts';
import { victoryLabel } from './victory.ts';
import { WORDS } from './words.ts';

const POINTS: Forms = {
  cs: ['bod', 'body', 'bodů'],
  en: ['point', 'points'],
  de: ['Punkt', 'Punkte'],
};

const namingOf = (
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
  points: n => count(language, n, POINTS[language] as never),
});

export const reason: GameText<Graenaland>['reason'] = (language, _, given, view, names) =>
  formatReason<GraenalandCodes>(REASONS, language, namingOf(language, view, names), given);
