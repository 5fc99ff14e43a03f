import { ABOUT_HOUSE, ABOUT_PIECE, AS_PIECE, NONE, type VendettaEvent } from '../rules/index.ts';
import type { Mark } from '@tavola/web/board-kit/contract.ts';

const piece = (number: number): Mark => ({ what: 'piece', number });
const place = (number: number): Mark => ({ what: 'place', number });
const house = (number: number): Mark => ({ what: 'seat', number });

/** The mark of a note's subject. */
const subject = (about: number): Mark => {
  if (about >= ABOUT_HOUSE) return house(about - ABOUT_HOUSE);
  return about >= ABOUT_PIECE ? piece(about - ABOUT_PIECE) : place(about);
};

const ofKind = (event: VendettaEvent): readonly Mark[] => {
  switch (event.t) {
    case 'called': {
      const { caller, defender, object, actors, props, place: at } = event.scene;
      return [place(at), house(caller), house(defender), ...[object, ...actors, ...props].map(piece)];
    }
    case 'laid':
      return [piece(event.laid.piece), house(event.laid.owner)];
    case 'layouts':
      return event.laid.map(laid => piece(laid.piece));
    case 'strengthened':
      return event.pieces.map(([number]) => piece(number));
    case 'reacted':
      return [piece(event.reaction.prop)];
    case 'booked':
      return event.booked.flatMap(entry => ('piece' in entry ? [piece(entry.piece)] : [house(entry.seat)]));
    case 'fell':
      return event.pieces.map(piece);
    case 'told':
      return event.as >= AS_PIECE ? [piece(event.as - AS_PIECE)] : [];
    case 'note':
      return [subject(event.about)];
    case 'place':
      return [place(event.place)];
    case 'locked':
    case 'fate':
      return [piece(event.piece)];
    default:
      return [];
  }
};

/** Houses, places and pieces that an event speaks of, without repetition. */
export const marksOf = (event: VendettaEvent): readonly Mark[] => {
  const marks = [
    ...ofKind(event),
    ...('seat' in event ? [house(event.seat)] : []),
    ...('by' in event && typeof event.by === 'number' ? [house(event.by)] : []),
    ...('to' in event ? [house(event.to)] : []),
  ].filter(({ number }) => number > NONE);
  return marks.filter(
    ({ what, number }, i) => marks.findIndex(other => other.what === what && other.number === number) === i,
  );
};
