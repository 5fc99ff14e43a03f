import type { Seat } from '@tavola/kernel';
import { isSpectator } from './spectator-feed.ts';
import type { Subscriber } from '../socket/subscriber.ts';
import type { Room } from './room.ts';

/** What is done besides the open question to tell something: a game without it has nothing to write. */
const TELL_ASIDE = 'tell';

/**
 * Only what is told to all is written in sight. Somebody who composes an answer, sealed or not, is never seen
 * doing so: when it takes long would say something.
 */
const mayType = ({ doc, game, position }: Room, seat: Seat): boolean =>
  doc.writing === true &&
  position !== undefined &&
  !position.ended &&
  game.asides.includes(TELL_ASIDE) &&
  game.view(position.match.state, seat).asides.some(({ name }) => name === TELL_ASIDE);

/** Somebody who comes is told who writes, if anybody does. Those who watch are not. */
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

/** Tells the seats here who writes, if it has changed. */
const broadcastTypists = (room: Room): void => {
  const elsewhere = room.remoteTypists.activeSeats(room.context.environment.now());
  const writing = [...new Set([...room.typists.keys(), ...elsewhere])].toSorted((a, b) => a - b);
  if (writing.join() === room.announcedTypists.join()) return;
  room.announcedTypists = writing;
  for (const subscriber of room.broadcaster.subscribers) sendTypists(room, subscriber);
};

/** Somebody writes, or has stopped. It ends by itself, so that nobody seems to write who has gone. */
export const setTyping = (room: Room, seat: Seat, on: boolean): void => {
  const { environment, limits, store } = room.context;
  if (on && !(mayType(room, seat) && room.allows(`writing:${seat}`, limits.typing))) return;
  if (!on && !room.typists.has(seat)) return;
  room.typists.get(seat)?.();
  room.typists.delete(seat);
  if (on)
    room.typists.set(
      seat,
      environment.after(limits.typing.holds, () => setTyping(room, seat, false)),
    );
  broadcastTypists(room);
  // Said anew as long as it holds: other processes forget what is not.
  store.announce([{ about: 'writing', id: room.doc.id, seats: [...room.typists.keys()] }]);
};

/** After something was done: who did it has stopped, and so has everybody who has nothing to tell any more. */
export const stopTypists = (room: Room, doer: Seat | undefined): void => {
  for (const seat of room.typists.keys())
    if (seat === doer || !mayType(room, seat)) setTyping(room, seat, false);
};

/** What another process says about a table of ours. */
export const receiveTyping = (room: Room, process: string, seats: readonly number[]): void => {
  const { environment, limits } = room.context;
  const { holds } = limits.typing;
  room.remoteTypists.update(process, seats, environment.now() + holds);
  broadcastTypists(room);
  // A process that was killed says nothing any more.
  if (seats.length > 0) environment.after(holds + 1, () => broadcastTypists(room));
};
