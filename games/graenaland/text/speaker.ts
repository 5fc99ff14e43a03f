import type { Seat, View } from '@tavola/kernel';
import type { Graenaland } from '../rules/index.ts';
import { joinList, type Language } from '@tavola/web/text/language.ts';
import { describeCards, deckName, territoryName, tileName } from './names.ts';

/** Names for the numbers in an event, as sentences need them. */
export interface GraenalandSpeaker {
  name(seat: Seat): string;
  /** "A, B and C". */
  names(seats: readonly Seat[]): string;
  place(territory: number): string;
  tile(id: string): string;
  list(items: readonly string[]): string;
  cards(kinds: readonly number[]): string;
  deck(deck: number): string;
}

export const createSpeaker = (
  language: Language,
  { table }: View<Graenaland>,
  names: readonly string[],
): GraenalandSpeaker => {
  const name = (seat: Seat): string => names[seat] ?? '';
  return {
    name,
    names: seats => joinList(language, seats.map(name)),
    place: territory => territoryName(table, territory),
    tile: tileName,
    list: items => joinList(language, items),
    cards: kinds => describeCards(language, kinds),
    deck: deck => deckName(language, deck),
  };
};

/** The cards that a proposal gives to each seat; seats without cards are left out. */
export const sharesOf = (
  cards: readonly number[],
  to: readonly Seat[],
): readonly { readonly seat: Seat; readonly cards: readonly number[] }[] =>
  [...new Set(to)]
    .toSorted((a, b) => a - b)
    .map(seat => ({ seat, cards: cards.filter((_, i) => to[i] === seat) }));
