import { isSpectator } from './spectator-feed.ts';
import { readerOf, type Subscriber } from '../socket/subscriber.ts';
import type { Room } from './room.ts';

/** Other processes say so often who is at their tables; one that has not for longer than this is no more. */
const MISSED_HEARTBEATS = 2.5;

/** Seats with a device at this process. */
export const seatsHere = (room: Room): number[] => [
  ...new Set([...room.peers].flatMap(peer => (isSpectator(peer) ? [] : [readerOf(peer)!]))),
];

/** Seats with a device at the table, wherever that is served. */
export const hereAt = (room: Room): number[] => {
  const everywhere = new Set([...seatsHere(room), ...room.elsewhere.seats(room.world.host.now())]);
  return [...everywhere].toSorted((a, b) => a - b);
};

/** Tells those who are here, if it has changed. */
export const tellHere = (room: Room, before: readonly number[], except?: Subscriber): void => {
  const here = hereAt(room);
  if (here.join() === before.join()) return;
  for (const peer of room.peers)
    if (peer !== except) peer.send(JSON.stringify({ t: 'here', v: room.versionFor(peer), here }));
};

/** Tells other processes who is here. */
export const announce = (room: Room): void =>
  room.world.store.announce([{ about: 'here', id: room.doc.id, seats: seatsHere(room) }]);

/** What another process says about a table of ours. */
export const hearOf = (room: Room, process: string, seats: readonly number[]): void => {
  const { host, limits } = room.world;
  const before = hereAt(room);
  room.elsewhere.hear(process, seats, host.now() + MISSED_HEARTBEATS * limits.heartbeat);
  tellHere(room, before);
};
