import type { Seat } from '@tavola/kernel';
import { isSpectator } from './spectator-feed.ts';
import type { Subscriber } from '../socket/subscriber.ts';
import { isTalkOpen } from './talk-phase.ts';
import type { Room } from './room.ts';

/**
 * Whether the seat's typing may be noted: only that of public text. That somebody composes an answer would leak how
 * long they think about it.
 */
const mayType = ({ game, position }: Room, seat: Seat): boolean =>
  position !== undefined &&
  !position.ended &&
  isTalkOpen(game, position) &&
  game.storyAside !== undefined &&
  game.view(position.match.state, seat).asides.some(({ name }) => name === game.storyAside);

/** Sends the typists to a subscriber with a seat; spectators get none. */
export const sendTypists = (room: Room, subscriber: Subscriber): void => {
  if (isSpectator(subscriber)) return;
  subscriber.send(
    JSON.stringify({
      t: 'writing',
      v: room.broadcaster.versionFor(subscriber),
      writing: room.announcedTypists,
    }),
  );
};

/** Sends the typists to all seats if the table shows them and they have changed. */
const broadcastTypists = (room: Room): void => {
  if (!room.doc.writing && room.announcedTypists.length === 0) return;
  const elsewhere = room.remoteTypists.activeSeats(room.context.environment.now());
  const writing = [...new Set([...room.typists.keys(), ...elsewhere])].toSorted((a, b) => a - b);
  if (writing.join() === room.announcedTypists.join()) return;
  room.announcedTypists = writing;
  for (const subscriber of room.broadcaster.subscribers) sendTypists(room, subscriber);
};

/** Where silence would be an answer, nobody who writes is cut off, whether or not the table shows who does. */
const noteWriting = (room: Room): void => {
  room.writing = { ...room.writing, at: room.context.environment.now() };
};

/** Notes that a seat types or has stopped. It expires by itself, so that a lost device does not type forever. */
export const setTyping = (room: Room, seat: Seat, on: boolean): void => {
  const { environment, limits, store } = room.context;
  if (on && !(mayType(room, seat) && room.allows(`writing:${seat}`, limits.typing))) return;
  if (!on && !room.typists.has(seat)) return;
  room.typists.get(seat)?.();
  room.typists.delete(seat);
  if (on) {
    noteWriting(room);
    room.typists.set(
      seat,
      environment.after(limits.typing.holds, () => setTyping(room, seat, false)),
    );
  }
  broadcastTypists(room);
  // Repeated while it lasts, since other processes let a report expire.
  store.announce([{ about: 'writing', id: room.doc.id, seats: [...room.typists.keys()] }]);
};

/** After a command, the seat that sent it no longer types, nor does any seat that may not type now. */
export const stopTypists = (room: Room, doer: Seat | undefined): void => {
  for (const seat of room.typists.keys())
    if (seat === doer || !mayType(room, seat)) setTyping(room, seat, false);
};

/** Takes over the typists that another process reports. */
export const receiveTyping = (room: Room, process: string, seats: readonly number[]): void => {
  const { environment, limits } = room.context;
  const { holds } = limits.typing;
  room.remoteTypists.update(process, seats, environment.now() + holds);
  broadcastTypists(room);
  if (seats.length > 0) noteWriting(room);
  // A killed process sends no end of its reports.
  if (seats.length > 0) environment.after(holds + 1, () => broadcastTypists(room));
};
