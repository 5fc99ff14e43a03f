import { CLOSE, PROTOCOL, type Hello } from '@tavola/protocol';
import { isSpectator } from '../room/spectator-feed.ts';
import { readerOf, type Subscriber } from './subscriber.ts';
import { returned } from '../match/commands.ts';
import { announce, hereAt, seatsHere, tellHere } from '../room/presence.ts';
import { heardBy } from '../match/position.ts';
import { kept, type Room } from '../room/room.ts';
import { foldEntries, loadBase } from '../match/snapshots.ts';
import { talkFor } from '../room/chat.ts';
import { clockView, turnMessages, viewMessage, Views } from '../room/messages.ts';
import { sendWriters, write } from '../room/typing.ts';

const DAY = 24 * 3_600_000;

/** Somebody comes, or comes back: in the mailbox, so that nothing happens between what is told and what follows. */
export const attend = async (room: Room, peer: Subscriber, seen: Hello['seen']): Promise<void> => {
  const { world } = room;
  if (room.peers.size >= world.limits.socketsPerTable) return peer.close(CLOSE.tooMany);
  if (peer.right.as === 'seat') {
    const back = returned(room.doc, peer.right.seat);
    if (back !== room.doc || isForgotten(room)) await room.write({ doc: { ...back } });
  }
  const talk = await talkFor(room, peer);
  const missing = await missingFor(room, peer, seen);
  const before = hereAt(room);
  room.peers.add(peer);
  peer.send(
    JSON.stringify({
      t: 'welcome',
      v: missing === undefined ? 0 : (seen?.v ?? 0),
      protocol: PROTOCOL,
      seat: readerOf(peer),
      table: room.tableFor(peer),
      match: room.sees(peer) ? room.docFor(peer).match : null,
      here: hereAt(room),
      talk,
      now: world.host.now(),
    }),
  );
  if (missing === undefined) room.sendView(peer);
  else for (const text of missing) peer.send(text);
  if (room.writersTold.length > 0) sendWriters(room, peer);
  announce(room);
  tellHere(room, before, peer);
};

/** Whoever comes before the match keeps the table; that is noted now and then, not at every visit. */
const isForgotten = ({ doc, world }: Room): boolean => {
  const { deletes } = kept(doc, world.host.now(), world.limits);
  return doc.phase === 'lobby' && deletes! - (doc.deletes ?? 0) > DAY;
};

export const depart = (room: Room, peer: Subscriber): void => {
  const before = hereAt(room);
  if (!room.peers.delete(peer)) return;
  room.idleSince = room.world.host.now();
  if (peer.right.as === 'seat' && !seatsHere(room).includes(peer.right.seat))
    write(room, peer.right.seat, false);
  announce(room);
  tellHere(room, before);
};

/** The messages that a returning client has missed; undefined if the whole view is shorter, or all there is. */
const missingFor = async (
  room: Room,
  peer: Subscriber,
  seen: Hello['seen'],
): Promise<string[] | undefined> => {
  const { doc, game, world } = room;
  const position = room.positionFor(peer);
  if (!position || !seen || seen.match !== doc.match) return undefined;
  // What spectators see later goes on while we read: the whole view is taken at one moment.
  if (isSpectator(peer) && doc.watch.delay > 0) return undefined;
  const reader = readerOf(peer);
  const clock = clockView(doc.clock, position, world.host.now());
  const now = JSON.stringify({ t: 'clock', v: heardBy(position, reader), clock });
  if (seen.v === heardBy(position, reader)) return [now];
  if (seen.v > heardBy(position, reader)) return undefined;
  const latest = await world.store.latest(doc.match);
  if (!latest) return undefined;
  const { base, rest } = loadBase(game, doc.clock, latest);
  if (heardBy(base, reader) > seen.v) return undefined;
  const texts: string[] = [];
  let length = 0;
  const limit = viewMessage(doc.match, new Views(game, position), reader, clock).length;
  let views = new Views(game, base);
  foldEntries(game, doc.clock, base, rest.slice(0, position.version - base.version), (_, after, entry) => {
    const [was, is] = [views, new Views(game, after)];
    views = is;
    if (heardBy(after, reader) <= seen.v || length > limit) return;
    const text = turnMessages(was, is, entry, null)(reader);
    if (text === undefined) return;
    texts.push(text);
    length += text.length;
  });
  return length <= limit ? [...texts, now] : undefined;
};
