import type { Seat } from '@tavola/kernel';
import type { LaidPiece } from './events.ts';
import type { PieceCard, CityPlace } from './entities.ts';
import type { VendettaContext } from './rulebook.ts';
import type { CityTable } from './types.ts';
import { NONE } from './names.ts';

/** N-E01 Whether this house still stands: a house without floors has fallen. */
export const isStanding = (t: CityTable, seat: Seat): boolean => t.floors[seat]! > 0;
export const standingSeats = (t: CityTable): Seat[] => t.seats.filter(seat => isStanding(t, seat));

/** Clockwise from a seat, itself first. */
export const clockwise = (t: CityTable, from: Seat): Seat[] => [
  ...t.seats.slice(from),
  ...t.seats.slice(0, from),
];

export const isInPlay = (t: CityTable, piece: number): boolean => t.power[piece]! > 0;
export const isCharacter = (t: CityTable, piece: number): boolean => t.cards[piece]!.kind === 'character';

/** The pieces in play of a house, or the neutrals if `owner` is NONE. */
export const piecesOf = (t: CityTable, owner: Seat): number[] => {
  const pieces: number[] = [];
  for (let piece = 0; piece < t.owner.length; piece++)
    if (t.owner[piece] === owner && t.power[piece]! > 0) pieces.push(piece);
  return pieces;
};

export const charactersOf = (t: CityTable, owner: Seat): number[] =>
  piecesOf(t, owner).filter(piece => isCharacter(t, piece));
export const propsOf = (t: CityTable, owner: Seat): number[] =>
  piecesOf(t, owner).filter(piece => !isCharacter(t, piece));

/** N-A04 The total power of a house's pieces, locked up and away ones included. */
export const laidOutPower = (t: CityTable, owner: Seat): number => {
  let sum = 0;
  for (let piece = 0; piece < t.owner.length; piece++) if (t.owner[piece] === owner) sum += t.power[piece]!;
  return sum;
};

/** N-R05 Whether a piece is locked up; the head is HEAD, which is no piece. */
export const isLocked = (t: CityTable, piece: number): boolean => t.locked === piece;

/** N-S03 Puts a new piece on the plan; the calling rule handles the payment. */
export const addPiece = (g: VendettaContext, card: PieceCard, owner: Seat, power: number): LaidPiece => {
  const piece = g.table.cards.length;
  g.table.cards.push(card);
  g.table.owner.push(owner);
  g.table.power.push(power);
  g.table.away.push(NONE);
  g.table.fresh.push(piece);
  return { piece, card, owner, power };
};

/** N-C09 Puts a place on the plan, for good. */
export const addPlace = (g: VendettaContext, is: CityPlace): number => {
  const place = g.table.places.length;
  g.table.places.push(is);
  g.emit?.({ t: 'place', place, is });
  return place;
};

const fold = (name: string): string => name.normalize('NFC').toLowerCase();

/** N-C09 A place without a value that is named again is the same place. In rules 1 it was another one. */
export const nameAgainOrAddPlace = (g: VendettaContext, is: CityPlace): number => {
  const { table: t } = g;
  const known = t.places.findIndex(
    ({ name, value, outside }) => value === 0 && outside === is.outside && fold(name) === fold(is.name),
  );
  return known >= 0 && t.rules > 1 ? known : addPlace(g, is);
};

/** Takes points out of a reserve, which must hold them in full (N-O09). */
export const pay = (g: VendettaContext, seat: Seat, points: number): void => {
  g.table.reserve[seat]! -= points;
};
