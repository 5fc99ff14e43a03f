import type { Seat } from '@tavola/kernel';
import { isSpectator } from './spectator-feed.ts';
import type { Subscriber } from '../socket/subscriber.ts';
import type { Room } from './room.ts';

/** What is done besides the open question to tell something: a game without it has nothing to write. */
const TELLING = 'tell';

/**
 * Only what is told to all is written in sight. Somebody who composes an answer, sealed or not, is never seen
 * doing so: when it takes long would say something.
 */
const mayWrite = ({ doc, game, position }: Room, seat: Seat): boolean =>
  doc.writing === true &&
  position !== undefined &&
  !position.ended &&
  game.asides.includes(TELLING) &&
  game.view(position.match.state, seat).asides.some(({ name }) => name === TELLING);

/** Somebody who comes is told who writes, if anybody does. Those who watch are not. */
export const sendWriters = (room: Room, peer: Subscriber): void => {
  if (isSpectator(peer)) return;
  peer.send(JSON.stringify({ t: 'writing', v: room.versionFor(peer), writing: room.writersTold }));
};

/** Tells the seats here who writes, if it has changed. */
const tellWriters = (room: Room): void => {
  const elsewhere = room.writersElsewhere.seats(room.world.host.now());
  const writing = [...new Set([...room.writers.keys(), ...elsewhere])].toSorted((a, b) => a - b);
  if (writing.join() === room.writersTold.join()) return;
  room.writersTold = writing;
  for (const peer of room.peers) sendWriters(room, peer);
};

/** Somebody writes, or has stopped. It ends by itself, so that nobody seems to write who has gone. */
export const write = (room: Room, seat: Seat, on: boolean): void => {
  const { host, limits, store } = room.world;
  if (on && !(mayWrite(room, seat) && room.allows(`writing:${seat}`, limits.writing))) return;
  if (!on && !room.writers.has(seat)) return;
  room.writers.get(seat)?.();
  room.writers.delete(seat);
  if (on)
    room.writers.set(
      seat,
      host.after(limits.writing.holds, () => write(room, seat, false)),
    );
  tellWriters(room);
  // Said anew as long as it holds: other processes forget what is not.
  store.announce([{ about: 'writing', id: room.doc.id, seats: [...room.writers.keys()] }]);
};

/** After something was done: who did it has stopped, and so has everybody who has nothing to tell any more. */
export const settleWriters = (room: Room, doer: Seat | undefined): void => {
  for (const seat of room.writers.keys())
    if (seat === doer || !mayWrite(room, seat)) write(room, seat, false);
};

/** What another process says about a table of ours. */
export const hearOfWriters = (room: Room, process: string, seats: readonly number[]): void => {
  const { host, limits } = room.world;
  const { holds } = limits.writing;
  room.writersElsewhere.hear(process, seats, host.now() + holds);
  tellWriters(room);
  // A process that was killed says nothing any more.
  if (seats.length > 0) host.after(holds + 1, () => tellWriters(room));
};
