import type { Table } from '@tavola/table';
import { answeredSeats } from '../clock/deadlines.ts';
import type { TableDoc } from '../lobby/table-document.ts';
import type { MatchPosition } from '../match/position.ts';
import { findMomentEnd } from '../room/attention.ts';
import type { Room } from '../room/room.ts';

/** Describes the table in this position to its bots. */
export const hostedTable = (room: Room, doc: TableDoc, position: MatchPosition): Table => {
  const { game, context } = room;
  const isPersonThere = doc.seats.some(({ by, away }) => by === 'person' && !away);
  const isWaiting = isPersonThere && context.limits.moment > 0;
  return {
    ...answeredSeats(game, doc, position, context.environment.now()),
    id: doc.match!,
    game,
    language: doc.language,
    isStopped: position.ended || position.paused || room.isFull(2),
    momentUntil: () => (isWaiting ? findMomentEnd(room, position) : null),
  };
};
