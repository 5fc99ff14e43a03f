import { CLOSE, PROTOCOL, type Hello } from '@tavola/protocol';
import { isSpectator } from '../room/spectator-feed.ts';
import { readerOf, type Subscriber } from './subscriber.ts';
import { markPresent } from '../match/commands.ts';
import { announcePresence, broadcastPresence, localSeats, updateShownPresence } from '../room/presence.ts';
import { versionFor } from '../match/position.ts';
import { postponeDeletion, type Room } from '../room/room.ts';
import { replayEntries, loadBasePosition } from '../match/snapshots.ts';
import { readTalkFor } from '../room/chat.ts';
import { makeClockView, makeTurnMessages, makeViewMessage, ReaderViews } from '../room/messages.ts';
import { sendTypists, setTyping } from '../room/typing.ts';

const DAY_MS = 24 * 3_600_000;

/** The subscribers that count against the same limit: those of the same seat, or all without one. */
const subscribersLike = ({ broadcaster }: Room, { access }: Pick<Subscriber, 'access'>): Subscriber[] =>
  [...broadcaster.subscribers].filter(other =>
    access.role === 'seat' ? readerOf(other) === access.seat : isSpectator(other),
  );

/** Whether the table has no room for one more spectator. A seat always has room. */
export const isFullFor = (room: Room, joining: Pick<Subscriber, 'access'>): boolean =>
  isSpectator(joining) && subscribersLike(room, joining).length >= room.context.limits.spectatorsPerTable;

/** Of too many sockets of one seat the oldest closes, because it may be one that was lost without a word. */
const makeRoomFor = (room: Room, subscriber: Subscriber): boolean => {
  if (isSpectator(subscriber)) return !isFullFor(room, subscriber);
  const own = subscribersLike(room, subscriber);
  const surplus = own.length - room.context.limits.socketsPerSeat + 1;
  for (const oldest of own.slice(0, Math.max(0, surplus))) {
    room.broadcaster.subscribers.delete(oldest);
    oldest.close(CLOSE.tooMany);
  }
  return true;
};

/** Adds a subscriber. Runs in the room's queue, so that nothing happens between the welcome and later messages. */
export const joinRoom = async (room: Room, subscriber: Subscriber, seen: Hello['seen']): Promise<void> => {
  const { context } = room;
  if (!makeRoomFor(room, subscriber)) return subscriber.close(CLOSE.tooMany);
  if (subscriber.access.role === 'seat') {
    const back = markPresent(room.doc, subscriber.access.seat);
    if (back !== room.doc || hasStaleDeletion(room)) await room.write({ doc: { ...back } });
  }
  const talk = await readTalkFor(room, subscriber);
  const missing = await findMissedMessages(room, subscriber, seen);
  room.broadcaster.subscribers.add(subscriber);
  const welcome = JSON.stringify({
    t: 'welcome',
    v: missing === undefined ? 0 : (seen?.v ?? 0),
    protocol: PROTOCOL,
    seat: readerOf(subscriber),
    match: room.broadcaster.maySee(subscriber) ? room.broadcaster.docFor(subscriber).match : null,
    here: updateShownPresence(room),
    talk,
    now: context.environment.now(),
  });
  subscriber.send(`${welcome.slice(0, -1)},"table":${room.broadcaster.introduceTable(subscriber)}}`);
  if (missing === undefined) room.broadcaster.sendView(subscriber);
  else for (const text of missing) subscriber.send(text);
  if (room.announcedTypists.length > 0) sendTypists(room, subscriber);
  announcePresence(room);
  broadcastPresence(room, subscriber);
};

/** Whether a visit should postpone the lobby's deletion: once a day is enough. */
const hasStaleDeletion = ({ doc, context }: Room): boolean => {
  const { deletes } = postponeDeletion(doc, context.environment.now(), context.limits);
  return doc.phase === 'lobby' && deletes! - (doc.deletes ?? 0) > DAY_MS;
};

export const leaveRoom = (room: Room, subscriber: Subscriber): void => {
  if (!room.broadcaster.subscribers.delete(subscriber)) return;
  room.idleSince = room.context.environment.now();
  if (subscriber.access.role === 'seat' && !localSeats(room).includes(subscriber.access.seat))
    setTyping(room, subscriber.access.seat, false);
  announcePresence(room);
  broadcastPresence(room);
};

/** The messages that a returning client has missed; undefined if the whole view is shorter, or needed. */
const findMissedMessages = async (
  room: Room,
  subscriber: Subscriber,
  seen: Hello['seen'],
): Promise<string[] | undefined> => {
  const { doc, game, context } = room;
  const position = room.broadcaster.positionFor(subscriber);
  if (!position || !seen || seen.match !== doc.match) return undefined;
  // A delayed feed moves on during these reads, and only a whole view is taken at one moment.
  if (isSpectator(subscriber) && doc.watch.delay > 0) return undefined;
  const reader = readerOf(subscriber);
  const clock = makeClockView(game, doc.clock, position, context.environment.now(), room.writing.at);
  const now = JSON.stringify({ t: 'clock', v: versionFor(position, reader), clock });
  if (seen.v === versionFor(position, reader)) return [now];
  if (seen.v > versionFor(position, reader)) return undefined;
  const latest = await context.store.readMatch(doc.match);
  if (!latest) return undefined;
  const { base, rest } = loadBasePosition(game, doc.clock, latest);
  if (versionFor(base, reader) > seen.v) return undefined;
  const texts: string[] = [];
  let length = 0;
  const limit = makeViewMessage(doc.match, new ReaderViews(game, position), reader, clock).length;
  let views = new ReaderViews(game, base);
  replayEntries(game, doc.clock, base, rest.slice(0, position.version - base.version), (_, after, entry) => {
    const [was, is] = [views, new ReaderViews(game, after)];
    views = is;
    if (versionFor(after, reader) <= seen.v || length > limit) return;
    const text = makeTurnMessages(was, is, entry, null)(reader);
    if (text === undefined) return;
    texts.push(text);
    length += text.length;
  });
  return length <= limit ? [...texts, now] : undefined;
};
