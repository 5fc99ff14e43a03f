import type { Opening, Reader, RedactedLine } from '@tavola/match';
import { CLOSE, PROTOCOL, type Hello } from '@tavola/protocol';
import { isSpectator } from './gallery.ts';
import { lineFor, SILENT } from './hearing.ts';
import { readerOf, type Peer } from './peer.ts';
import { returned } from './play.ts';
import { heardBy } from './position.ts';
import type { Room } from './room.ts';
import { foldEntries, loadBase } from './save.ts';
import { talkFor } from './talk.ts';
import { clockView, turnMessages, viewMessage } from './wire.ts';

/** Seats with a device at the table, as far as this process knows. */
export const hereAt = (room: Room): number[] => {
  const seats = new Set<number>();
  for (const peer of room.peers) {
    const reader = readerOf(peer);
    if (reader !== null) seats.add(reader);
  }
  return [...seats].toSorted((a, b) => a - b);
};

const tellHere = (room: Room, except?: Peer): void => {
  const here = hereAt(room);
  for (const peer of room.peers)
    if (peer !== except) peer.send(JSON.stringify({ t: 'here', v: room.versionFor(peer), here }));
};

/** Somebody comes, or comes back: in the mailbox, so that nothing happens between what is told and what follows. */
export const attend = async (room: Room, peer: Peer, seen: Hello['seen']): Promise<void> => {
  const { world } = room;
  if (room.peers.size >= world.limits.socketsPerTable) return peer.close(CLOSE.tooMany);
  if (peer.right.as === 'seat') {
    const back = returned(room.doc, peer.right.seat);
    if (back !== room.doc) await room.write({ doc: back });
  }
  const talk = await talkFor(room, peer);
  const missing = await missingFor(room, peer, seen);
  const before = hereAt(room).length;
  room.peers.add(peer);
  peer.send(
    JSON.stringify({
      t: 'welcome',
      v: missing === undefined ? 0 : (seen?.v ?? 0),
      protocol: PROTOCOL,
      seat: readerOf(peer),
      table: room.tableFor(peer),
      match: room.sees(peer) ? room.doc.match : null,
      here: hereAt(room),
      talk,
      now: world.host.now(),
    }),
  );
  if (missing === undefined) room.sendView(peer);
  else for (const text of missing) peer.send(text);
  if (hereAt(room).length !== before) tellHere(room, peer);
};

export const depart = (room: Room, peer: Peer): void => {
  const before = hereAt(room).length;
  if (!room.peers.delete(peer)) return;
  room.idleSince = room.world.host.now();
  if (hereAt(room).length !== before) tellHere(room);
};

/** The messages that a returning client has missed; undefined if the whole view is shorter, or all there is. */
const missingFor = async (room: Room, peer: Peer, seen: Hello['seen']): Promise<string[] | undefined> => {
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
  const limit = viewMessage(game, doc.match, position, reader, clock).length;
  foldEntries(
    game,
    doc.clock,
    base,
    rest.slice(0, position.version - base.version),
    (before, after, entry) => {
      if (heardBy(after, reader) <= seen.v || length > limit) return;
      const text = turnMessages(game, before, after, entry, null)(reader);
      if (text === undefined) return;
      texts.push(text);
      length += text.length;
    },
  );
  return length <= limit ? [...texts, now] : undefined;
};

/** Lines of the past as this reader may have them, from the one behind version `after`. */
export const linesFor = async (
  room: Room,
  match: string,
  reader: Reader,
  after: number,
  limit: number,
  until: number,
): Promise<RedactedLine[]> => {
  const { game, doc, world } = room;
  const entries = await world.store.read(match, 0);
  const { base, rest } = loadBase(game, doc.clock, { snapshot: null, entries });
  const lines: RedactedLine[] = [];
  const first = JSON.parse(entries[0]!) as { readonly opening: Opening };
  if (after === 0) lines.push(lineFor({ line: first.opening }, reader)!);
  foldEntries(game, doc.clock, base, rest, (before, now, entry) => {
    const version = heardBy(now, reader);
    if (version === heardBy(before, reader) || version <= after || version > until) return;
    if (lines.length < limit && 'line' in entry) lines.push(lineFor(entry, reader) ?? SILENT);
  });
  return lines;
};
