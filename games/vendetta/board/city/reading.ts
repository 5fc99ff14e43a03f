import { ABOUT_HOUSE, ABOUT_PIECE, HEAD, NONE, type Vendetta } from '../../rules/index.ts';
import type { View } from '@tavola/kernel';
import type { Language } from '@tavola/web/text/language.ts';
import { capitalize, createSpeaker } from '../../text/speaker.ts';
import type { Player } from '@tavola/web/board-kit/contract.ts';
import { TEXT } from '../../text/board.ts';
import { CITY } from './text.ts';

type Table = View<Vendetta>['table'];

/** The accessible names of the plan, which say everything that the drawing shows. */
export interface Reading {
  readonly table: Table;
  readonly language: Language;
  readonly players: readonly Player[];
  /** Lists the pieces in play that a house (or NONE) has inside the city. */
  atHome(owner: number): readonly number[];
  /** Lists the pieces that are outside the city at this place. */
  awayAt(place: number): readonly number[];
  readonly locations: readonly number[];
  readonly inside: readonly number[];
  readonly outside: readonly number[];
  nameOf(what: 'piece' | 'place' | 'house', number: number): string;
  head(seat: number): string;
  spokenPiece(piece: number): string;
  spokenPlace(place: number): string;
  spokenHouse(seat: number): string;
  /** N-R02, N-R03 Describes the prince's disfavour as it affects a house now. */
  disfavour(seat: number): string | undefined;
  notes(what: 'piece' | 'place' | 'house', number: number): readonly string[];
}

const joinSpoken = (parts: readonly (string | undefined)[]): string =>
  parts.filter(part => part !== undefined && part !== '').join(', ');

export const readingOf = (
  language: Language,
  view: Pick<View<Vendetta>, 'table'>,
  players: readonly Player[],
): Reading => {
  const { table } = view;
  const text = TEXT[language];
  const own = CITY[language];
  const to = createSpeaker(
    language,
    view,
    players.map(({ name }) => name),
  );
  const inPlay = table.cards.flatMap((_, piece) => (table.power[piece]! > 0 ? [piece] : []));
  const awayOf = (piece: number): number => table.away[piece] ?? NONE;
  const places = (is: (place: Table['places'][number]) => boolean): number[] =>
    table.places.flatMap((place, i) => (is(place) ? [i] : []));
  const house = (seat: number): string => capitalize(to.house(seat));
  const disfavour = (seat: number): string | undefined => {
    if (table.disfavour !== seat) return undefined;
    return table.locked === HEAD ? `${text.disfavour}: ${text.lockedHead}` : text.disfavour;
  };
  return {
    table,
    language,
    players,
    atHome: owner => inPlay.filter(piece => table.owner[piece] === owner && awayOf(piece) === NONE),
    awayAt: place => inPlay.filter(piece => awayOf(piece) === place),
    locations: places(({ value }) => value > 0),
    inside: places(({ value, outside }) => value === 0 && !outside),
    outside: places(({ value, outside }) => value === 0 && outside),
    nameOf: (what, number) => (what === 'house' ? house(number) : to[what](number)),
    head: to.head,
    spokenPiece: piece => {
      const owner = table.owner[piece] ?? NONE;
      return joinSpoken([
        to.piece(piece),
        owner === NONE ? text.neutrals : house(owner),
        table.cards[piece]?.kind === 'prop' ? text.prop : text.character,
        own.power(table.power[piece] ?? 0),
        table.locked === piece ? text.locked : undefined,
        awayOf(piece) === NONE ? undefined : text.away(to.place(awayOf(piece))),
      ]);
    },
    spokenPlace: place => {
      const { value = 0, outside = false } = table.places[place] ?? {};
      return joinSpoken([
        to.place(place),
        value > 0 ? to.words.value(value) : undefined,
        outside ? to.words.outside : undefined,
      ]);
    },
    spokenHouse: seat => {
      const floors = table.floors[seat] ?? 0;
      return joinSpoken([house(seat), floors === 0 ? text.fallen : text.floors(floors), disfavour(seat)]);
    },
    disfavour,
    notes: (what, number) => {
      const about = number + { piece: ABOUT_PIECE, place: 0, house: ABOUT_HOUSE }[what];
      return table.notes.flatMap(note => (note.about === about && note.text !== '' ? [note.text] : []));
    },
  };
};
