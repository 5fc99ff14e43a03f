import type { VeronaCodes } from '@tavola/bots';
import type { Verona } from '@tavola/games/verona';
import { CARDS } from '@tavola/games/verona/names';
import type { View } from '@tavola/kernel';
import type { GameText } from '../game.ts';
import { count, listed, type Language } from '../language.ts';
import { percent, reasonIn, tenths, type Naming } from '../reasons.ts';
import { LABELS } from './labels.ts';
import { REASONS } from './reasons.data.ts';
import { BUILDING_NAMES, WORDS } from './words.ts';

const namingOf = (
  language: Language,
  { table: { board } }: View<Verona>,
  names: readonly string[],
): Naming<VeronaCodes> => {
  const street = (n: number): string | undefined => board.streets[n]?.name;
  return {
    street,
    building: n => BUILDING_NAMES[n],
    seat: n => names[n],
    mission: n => {
      const streets = board.missions[n]?.streets.flatMap(at => street(at) ?? []);
      return streets && listed(language, streets);
    },
    card: n => {
      const card = CARDS[n];
      return card && WORDS[language].cards[card];
    },
    chance: n => percent(language, n),
    worth: n => tenths(language, n),
    mercenaries: n => count(language, n, LABELS[language].mercenaries as never),
  };
};

export const reason: GameText<Verona>['reason'] = (language, _, given, view, names) =>
  reasonIn<VeronaCodes>(REASONS, language, namingOf(language, view, names), given);
