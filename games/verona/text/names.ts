import type { View } from '@tavola/kernel';
import type { Verona } from '../rules/index.ts';
import { ACTIONS, CARDS } from '../rules/names.ts';
import { joinList, type Language } from '@tavola/web/text/language.ts';
import { LABELS } from './labels.ts';
import { WORDS } from './words.ts';

/** The streets of a mission, its points and its reward. */
export const missionName = (language: Language, mission: number, view: View<Verona>): string => {
  const { board } = view.table;
  const card = board.missions[mission];
  if (!card) return '';
  const streets = joinList(
    language,
    card.streets.map(s => board.streets[s]!.name),
  );
  const points = LABELS[language].points(card.points);
  return `${streets} (${points}, ${WORDS[language].rewards[card.reward]})`;
};

/** The name of a number in a choice, by what the choice is about. */
export const nameOf = (
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
    case 'guess':
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
      return labels.florins(n);
    case 'mercenaries':
      return labels.mercenaries(n);
    default:
      return String(n);
  }
};
