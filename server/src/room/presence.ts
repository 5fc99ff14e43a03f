import { isSpectator } from './spectator-feed.ts';
import { readerOf, type Subscriber } from '../socket/subscriber.ts';
import type { Room } from './room.ts';

/** Heartbeats missed before a process counts as dead. */
const MISSED_HEARTBEATS = 2.5;

/** Seats with a device at this process. */
export const localSeats = (room: Room): number[] => [
  ...new Set(
    [...room.broadcaster.subscribers].flatMap(subscriber =>
      isSpectator(subscriber) ? [] : [readerOf(subscriber)!],
    ),
  ),
];

/** Seats with a device at any process. */
export const presentSeats = (room: Room): number[] => {
  const everywhere = new Set([
    ...localSeats(room),
    ...room.remotePresence.activeSeats(room.context.environment.now()),
  ]);
  return [...everywhere].toSorted((a, b) => a - b);
};

/** Sends the present seats to all subscribers if they have changed. */
export const broadcastPresence = (room: Room, before: readonly number[], except?: Subscriber): void => {
  const here = presentSeats(room);
  if (here.join() === before.join()) return;
  for (const subscriber of room.broadcaster.subscribers)
    if (subscriber !== except)
      subscriber.send(JSON.stringify({ t: 'here', v: room.broadcaster.versionFor(subscriber), here }));
};

/** Sends the present seats to other processes. */
export const announcePresence = (room: Room): void =>
  room.context.store.announce([{ about: 'here', id: room.doc.id, seats: localSeats(room) }]);

/** Takes over the seats that another process reports. */
export const receivePresence = (room: Room, process: string, seats: readonly number[]): void => {
  const { environment, limits } = room.context;
  const before = presentSeats(room);
  room.remotePresence.update(process, seats, environment.now() + MISSED_HEARTBEATS * limits.heartbeat);
  broadcastPresence(room, before);
};
