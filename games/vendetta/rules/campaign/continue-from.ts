import { isStanding, piecesOf } from '../city-plan.ts';
import { ABOUT_HOUSE, ABOUT_PIECE, ABOUT_PLACE, BANK, ENTRY, LAYOUT, NONE } from '../names.ts';
import type { CityTable } from '../types.ts';
import {
  MOST_NOTES,
  MOST_PIECES,
  MOST_PLACES,
  MOST_VOLUMES,
  type CarriedNote,
  type CarriedPiece,
  type StoryBefore,
} from './story-before.ts';

/** A house brings what it can pay beside a full layout (N-S02), the strongest first and none above N-S03. */
const choosePieces = (t: CityTable, owner: number): number[] => {
  const byPower = piecesOf(t, owner).toSorted((a, b) => t.power[b]! - t.power[a]! || a - b);
  if (owner === NONE) return byPower;
  let left = BANK - LAYOUT;
  return byPower.filter(piece => {
    const price = Math.min(t.power[piece]!, ENTRY);
    if (price > left) return false;
    left -= price;
    return true;
  });
};

const carriedPiece = (t: CityTable, piece: number): CarriedPiece => {
  const { name, text, kind } = t.cards[piece]!;
  const owner = t.owner[piece]!;
  const power = owner === NONE ? t.power[piece]! : Math.min(t.power[piece]!, ENTRY);
  return { name, text, kind, owner, power };
};

/** Locations come before other places, and among these the latest. */
const choosePlaces = (t: CityTable): number[] => {
  const all = t.places.map((_, place) => place);
  const isLocation = (place: number): boolean => t.places[place]!.value > 0;
  return all
    .toSorted((a, b) => Number(isLocation(b)) - Number(isLocation(a)) || (isLocation(a) ? a - b : b - a))
    .slice(0, MOST_PLACES)
    .toSorted((a, b) => a - b);
};

const carriedNotes = (t: CityTable, places: readonly number[], pieces: readonly number[]): CarriedNote[] => {
  const find = (about: number): Omit<CarriedNote, 'text'> | undefined => {
    if (about >= ABOUT_HOUSE) {
      const seat = about - ABOUT_HOUSE;
      return isStanding(t, seat) ? { on: 'house', n: seat } : undefined;
    }
    const [on, list, first] =
      about >= ABOUT_PIECE
        ? (['piece', pieces, ABOUT_PIECE] as const)
        : (['place', places, ABOUT_PLACE] as const);
    const n = list.indexOf(about - first);
    return n < 0 ? undefined : { on, n };
  };
  return t.notes
    .flatMap(({ about, text }) => {
      const subject = text === '' ? undefined : find(about);
      return subject ? [{ ...subject, text }] : [];
    })
    .slice(-MOST_NOTES);
};

/** N-E05 The options with which a new match goes on from the end of this one. */
export const continueFrom = (t: CityTable): { readonly continues: StoryBefore } => {
  const places = choosePlaces(t);
  const pieces = [...t.seats.filter(seat => isStanding(t, seat)), NONE]
    .flatMap(owner => choosePieces(t, owner))
    .slice(0, MOST_PIECES);
  return {
    continues: {
      volume: Math.min((t.before?.volume ?? 0) + 1, MOST_VOLUMES),
      city: t.city,
      houses: t.seats.map(seat => (isStanding(t, seat) ? t.houses[seat]! : null)),
      places: places.map(place => {
        const { name, text, value, outside } = t.places[place]!;
        return { name, text, value, outside };
      }),
      pieces: pieces.map(piece => carriedPiece(t, piece)),
      notes: carriedNotes(t, places, pieces),
    },
  };
};
