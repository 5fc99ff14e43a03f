import type { Table } from '@tavola/table';
import { answeredSeats } from '../clock/deadlines.ts';
import type { TableDoc } from '../lobby/table-document.ts';
import type { Position } from '../match/position.ts';
import { momentUntil } from '../room/attention.ts';
import type { Room } from '../room/room.ts';

/** The table as its bots need it, in this position. */
export const hostedTable = (room: Room, doc: TableDoc, position: Position): Table => {
  const { game, world } = room;
  const isPersonThere = doc.seats.some(({ by, away }) => by === 'person' && !away);
  const isWaiting = isPersonThere && world.limits.moment > 0;
  return {
    ...answeredSeats(doc, position, world.host.now()),
    id: doc.match!,
    game,
    language: doc.language,
    isStopped: position.ended || position.paused,
    momentUntil: () => (isWaiting ? momentUntil(room, position) : null),
  };
};
