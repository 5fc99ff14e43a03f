import { isSpectator } from './spectator-feed.ts';
import { readerOf, type Subscriber } from '../socket/subscriber.ts';
import { isTalkOpen } from './talk-phase.ts';
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

/** How long the seat has had no device; 0 while it has one. */
export const absenceOf = (room: Room, seat: number): number =>
  presentSeats(room).includes(seat)
    ? 0
    : room.context.environment.now() - (room.leftAt.get(seat) ?? room.loadedAt);

/**
 * While talk is closed, an absence is shown only after this time: coming and going at will would be a way to talk, but
 * the others have to know whom they wait for in vain.
 */
const SHOWN_AFTER_MS = 120_000;

/** Brings the presence that people know up to date, and returns it. */
export const updateShownPresence = (room: Room): readonly number[] => {
  const { environment } = room.context;
  const here = presentSeats(room);
  const now = environment.now();
  for (const seat of room.lastHere) if (!here.includes(seat)) room.leftAt.set(seat, now);
  room.lastHere = here;
  const gone = room.shownHere.filter(seat => !here.includes(seat));
  const isHeld = gone.length > 0 && !isTalkOpen(room.game, room.position);
  const held = isHeld ? gone.filter(seat => absenceOf(room, seat) < SHOWN_AFTER_MS) : [];
  if (held.length > 0 && !room.cancelPresence)
    room.cancelPresence = environment.after(SHOWN_AFTER_MS, () => {
      room.cancelPresence = undefined;
      broadcastPresence(room);
    });
  return [...here, ...held].toSorted((a, b) => a - b);
};

/** Sends the present seats to all subscribers if they have changed. */
export const broadcastPresence = (room: Room, except?: Subscriber): void => {
  const here = updateShownPresence(room);
  if (here.join() === room.shownHere.join()) return;
  room.shownHere = here;
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
  room.remotePresence.update(process, seats, environment.now() + MISSED_HEARTBEATS * limits.heartbeat);
  broadcastPresence(room);
};
