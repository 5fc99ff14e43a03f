import type {
  Booked,
  PieceCard,
  PlanChange,
  House,
  Note,
  CityPlace,
  Scene,
  SceneSummand,
} from '../../rules/index.ts';
import { changeLine } from '../document/acts.ts';
import { CATALOGUES, type ChronicleLanguage } from './catalogues.ts';
import { capitalizeInline, plain, theirs, type InlineText } from './inline.ts';
import { namesOf } from './names.ts';
import { bookedLine, summandLine } from '../document/scenes.ts';
import type { ChronicleText } from './chronicle-text.ts';

/** The part of a table that provides names. */
export interface NamedThings {
  readonly houses: readonly House[];
  readonly cards: readonly PieceCard[];
  readonly places: readonly CityPlace[];
  readonly notes: readonly Note[];
}

/** The log and the table of a running match use the chronicle's words. */
export interface ChroniclePhrases {
  readonly words: ChronicleText;
  house(seat: number): string;
  /** For a house that is not on this plan. */
  houseCalled(name: string): string;
  head(seat: number): string;
  piece(piece: number): string;
  place(place: number): string;
  /** Returns undefined for the narrator. */
  speaker(by: number, as: number): string | undefined;
  about(subject: number): string;
  change(change: PlanChange): string;
  booked(entry: Booked): string;
  summand(entry: SceneSummand, scene: Pick<Scene, 'kind'>): string;
  outcome(scene: Pick<Scene, 'caller' | 'totals' | 'won' | 'coin'>): string;
  rewarded(seat: number, points: number): string;
}

const sentence = (line: InlineText): string => plain(capitalizeInline(line));

export const phrasesOf = (
  language: ChronicleLanguage,
  plan: NamedThings,
  players: readonly string[],
): ChroniclePhrases => {
  const words = CATALOGUES[language];
  const names = namesOf({ ...plan, people: plan.cards, players }, words);
  const noteAbout = plan.notes.map(({ about }) => about);
  return {
    words,
    house: seat => plain(names.house(seat)),
    houseCalled: name => plain(words.house([theirs(name)])),
    head: seat => plain(names.head(seat)),
    piece: piece => plain(names.piece(piece)),
    place: place => plain(names.place(place)),
    speaker: (by, as) => {
      const line = names.speaker(by, as);
      return line && plain(line);
    },
    about: subject => plain(names.about(subject)),
    change: change => plain(changeLine({ noteAbout }, change, words, names)),
    booked: entry => plain(bookedLine({ fates: [] }, entry, words, names)),
    summand: (entry, scene) => plain(summandLine(entry, scene, words, names)),
    outcome: ({ caller, totals, won, coin }) =>
      sentence((won ? words.won : words.lost)(names.house(caller), totals, coin !== null)),
    rewarded: (seat, points) => sentence(words.rewarded(names.house(seat), points)),
  };
};
