import { peek, type View } from '@tavola/kernel';
import type { Graenaland } from '../rules/index.ts';
import { KINDS, kindsIn } from '../rules/components/cards.ts';
import { HEROES } from '../rules/names.ts';
import type { Language } from '@tavola/web/text/language.ts';
import { fillIn } from '@tavola/web/text/refusals.ts';
import { LABELS } from './labels.ts';
import { buildLabel, cardName, faceName, territoryLabel, victoryLabel } from './names.ts';
import { pledgeText } from './pledges.ts';
import { createSpeaker } from './speaker.ts';
import { WORDS } from './words.ts';

/** A promise by its number: its giver and its words. */
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

/** The name of a number in a choice, by what the choice is about. */
export const nameOf = (
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
      // A piece of a gift has the number of its kind in the giver's hand.
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
