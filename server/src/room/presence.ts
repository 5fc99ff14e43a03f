import { isSpectator } from './spectator-feed.ts';
import { readerOf, type Subscriber } from '../socket/subscriber.ts';
import type { Room } from './room.ts';

/** Other processes say so often who is at their tables; one that has not for longer than this is no more. */
const MISSED_HEARTBEATS = 2.5;

/** Seats with a device at this process. */
export const localSeats = (room: Room): number[] => [
  ...new Set(
    [...room.broadcaster.subscribers].flatMap(subscriber =>
      isSpectator(subscriber) ? [] : [readerOf(subscriber)!],
    ),
  ),
];

/** Seats with a device at the table, wherever that is served. */
export const presentSeats = (room: Room): number[] => {
  const everywhere = new Set([
    ...localSeats(room),
    ...room.remotePresence.activeSeats(room.context.environment.now()),
  ]);
  return [...everywhere].toSorted((a, b) => a - b);
};

/** Tells those who are here, if it has changed. */
export const broadcastPresence = (room: Room, before: readonly number[], except?: Subscriber): void => {
  const here = presentSeats(room);
  if (here.join() === before.join()) return;
  for (const subscriber of room.broadcaster.subscribers)
    if (subscriber !== except)
      subscriber.send(JSON.stringify({ t: 'here', v: room.broadcaster.versionFor(subscriber), here }));
};

/** Tells other processes who is here. */
export const announcePresence = (room: Room): void =>
  room.context.store.announce([{ about: 'here', id: room.doc.id, seats: localSeats(room) }]);

/** What another process says about a table of ours. */
export const receivePresence = (room: Room, process: string, seats: readonly number[]): void => {
  const { environment, limits } = room.context;
  const before = presentSeats(room);
  room.remotePresence.update(process, seats, environment.now() + MISSED_HEARTBEATS * limits.heartbeat);
  broadcastPresence(room, before);
};
