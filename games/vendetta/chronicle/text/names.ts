import {
  ABOUT_HOUSE,
  ABOUT_PIECE,
  AS_PIECE,
  BYSTANDER,
  NARRATOR,
  NONE,
  OWN_HEAD,
  SERVANTS,
} from '../../rules/index.ts';
import { capitalizeInline, join, line, ours, theirs, type InlineText } from './inline.ts';
import type { Story } from '../story/story.ts';
import type { ChronicleText } from './chronicle-text.ts';

export interface StoryNames {
  house(seat: number): InlineText;
  /** Narrow places show only the bare name. */
  short(seat: number): InlineText;
  head(seat: number): InlineText;
  piece(piece: number): InlineText;
  place(place: number): InlineText;
  player(seat: number): InlineText;
  /** Returns undefined for the narrator. */
  speaker(by: number, as: number): InlineText | undefined;
  about(subject: number): InlineText;
  list(lines: readonly InlineText[]): InlineText;
}

/** A story and the table of a running match both provide names. */
export type Called = Pick<Story, 'players' | 'houses' | 'places'> & {
  readonly people: readonly { readonly name: string }[];
};

export const namesOf = (story: Called, words: ChronicleText): StoryNames => {
  const names: StoryNames = {
    house: seat => words.house(names.short(seat)),
    // A player without a house appears under their own name.
    short: seat => [theirs(story.houses[seat]?.name ?? story.players[seat]!)],
    head: seat => words.head([theirs(story.houses[seat]!.title)], [theirs(story.houses[seat]!.head)]),
    piece: piece => [theirs(story.people[piece]!.name)],
    place: place => [theirs(story.places[place]!.name)],
    player: seat => [theirs(story.players[seat]!)],
    speaker: (by, as) => {
      if (as === NARRATOR) return undefined;
      if (as === BYSTANDER) return [ours(words.bystander)];
      if (as === OWN_HEAD) return names.head(by);
      return as === SERVANTS ? capitalizeInline(words.servants(names.house(by))) : names.piece(as - AS_PIECE);
    },
    about: subject => {
      if (subject >= ABOUT_HOUSE) return names.house(subject - ABOUT_HOUSE);
      return subject >= ABOUT_PIECE ? names.piece(subject - ABOUT_PIECE) : names.place(subject);
    },
    list: lines =>
      lines.length < 2 ? lines.flat() : line`${join(lines.slice(0, -1), ', ')} ${words.and} ${lines.at(-1)!}`,
  };
  return names;
};

/** Returns undefined for a seat without a house. */
export const ownerOf = (names: StoryNames, seat: number): InlineText | undefined =>
  seat === NONE ? undefined : names.house(seat);

const DIGITS: readonly (readonly [number, string])[] = [
  [90, 'XC'],
  [50, 'L'],
  [40, 'XL'],
  [10, 'X'],
  [9, 'IX'],
  [5, 'V'],
  [4, 'IV'],
  [1, 'I'],
];

/** Acts have Roman numbers as on a stage, and a match has at most 99 rounds. */
export const toRoman = (n: number): string => (n === 0 ? '0' : digits(n));

const digits = (n: number): string => {
  const digit = DIGITS.find(([value]) => value <= n);
  return digit ? digit[1] + digits(n - digit[0]) : '';
};
