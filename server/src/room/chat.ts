import type { Seat } from '@tavola/kernel';
import { LIMITS, type ChatMessage, type SayCommand } from '@tavola/protocol';
import type { Id, TalkItem } from '@tavola/store';
import { isSpectator } from './spectator-feed.ts';
import { readerOf, type Subscriber } from '../socket/subscriber.ts';
import { DONE, refuse, type CommandReply } from '../match/commands.ts';
import { commandKey } from '../match/recent-commands.ts';
import { occupantOf } from '../lobby/table-document.ts';
import { isTalkOpen } from './talk-phase.ts';
import type { Room } from './room.ts';

/** The text of a message, the id of the command that sent it, and the people it passed between. */
interface TalkText {
  readonly text: string;
  readonly id?: string;
  readonly by?: Speaker;
  readonly for?: Speaker;
}
/** Messages belong to people, since a seat may get a new one. Older messages lack them. */
interface Speaker {
  readonly occupant: Id;
  readonly name: string;
}
const speakerAt = ({ doc }: Room, seat: Seat): Speaker => ({
  occupant: occupantOf(doc, seat),
  name: doc.seats[seat]!.name,
});
const parseTalk = ({ doc }: Pick<TalkItem, 'doc'>): TalkText => JSON.parse(doc) as TalkText;

const makeSaidView = (said: TalkItem): ChatMessage => {
  const { at, from, to } = said;
  const { text, by, for: hearer } = parseTalk(said);
  return {
    at,
    from: from ?? 0,
    to,
    text,
    ...(by && { name: by.name }),
    ...(hearer && { toName: hearer.name }),
  };
};

/** Whether a seat may read a message: a whisper belongs to its two people, and not to those who follow them. */
const isFor = ({ doc }: Room, seat: Seat, said: Pick<TalkItem, 'from' | 'to' | 'doc'>): boolean => {
  if (said.to === null) return true;
  const { by, for: hearer } = parseTalk(said);
  const isStill = (place: number, person: Speaker | undefined): boolean =>
    (person?.occupant ?? `seat-${place}`) === occupantOf(doc, seat);
  return (said.to === seat && isStill(said.to, hearer)) || (said.from === seat && isStill(said.from, by));
};

/** Remembers the command of a stored message: a client may repeat it here after another process has taken it. */
const rememberTalk = (room: Room, said: TalkItem): void => {
  const { id } = parseTalk(said);
  if (id !== undefined && said.from !== null) room.rememberTalk(commandKey(said.from, id));
};

/** Spectators read public messages only, and none at all of a match that they see delayed. */
const mayHear = (
  room: Room,
  subscriber: Subscriber,
  said: Pick<TalkItem, 'from' | 'to' | 'doc'>,
): boolean => {
  if (isSpectator(subscriber))
    return said.to === null && room.broadcaster.maySee(subscriber) && room.doc.watch.delay === 0;
  return isFor(room, readerOf(subscriber)!, said);
};

/** Stores a message, then sends it to its readers. Runs in the room's queue. */
export const say = async (
  room: Room,
  seat: Seat,
  { id, match, text, to, occupant }: SayCommand,
): Promise<CommandReply> => {
  const { context, doc } = room;
  // A repeated command is confirmed even if the table has changed since.
  if (room.hasTalked(commandKey(seat, id))) return DONE;
  if (match !== doc.match) return refuse('stale', true);
  if (to !== null && (to === seat || doc.seats[to]?.by !== 'person')) return refuse('no-such-seat');
  if (to !== null && occupant !== undefined && occupant !== occupantOf(doc, to))
    return refuse('no-such-seat');
  if (!isTalkOpen(room.game, room.position)) return refuse('talk-closed');
  if (!room.allows(`talk:${seat}`, context.limits.talk)) return refuse('too-fast');
  const words: TalkText = {
    text,
    id,
    by: speakerAt(room, seat),
    ...(to !== null && { for: speakerAt(room, to) }),
  };
  const said = { at: context.environment.now(), from: seat, to, doc: JSON.stringify(words) };
  const [number = 0] = await room.write({
    more: [{ t: 'say', room: room.talkRoom, table: doc.id, ...said }],
  });
  rememberTalk(room, { number, ...said });
  if (number > room.lastTalkNumber + 1) await readNewTalk(room);
  else {
    room.lastTalkNumber = number;
    broadcastTalk(room, { number, ...said });
  }
  return DONE;
};

const broadcastTalk = (room: Room, said: TalkItem): void => {
  const view = makeSaidView(said);
  for (const subscriber of room.broadcaster.subscribers)
    if (mayHear(room, subscriber, said))
      subscriber.send(JSON.stringify({ t: 'said', v: room.broadcaster.versionFor(subscriber), said: view }));
};

/** Reads and broadcasts messages that another process stored. */
export const readNewTalk = async (room: Room): Promise<void> => {
  const heard = await room.context.store.readTalk(room.talkRoom, 'all', LIMITS.talkKept);
  for (const said of heard)
    if (said.number > room.lastTalkNumber) {
      room.lastTalkNumber = said.number;
      rememberTalk(room, said);
      broadcastTalk(room, said);
    }
};

/** The earlier messages that a new subscriber may read. */
export const readTalkFor = async (room: Room, subscriber: Subscriber): Promise<ChatMessage[]> => {
  if (!mayHear(room, subscriber, { from: null, to: null, doc: '' })) return [];
  const ears = isSpectator(subscriber) ? 'public' : readerOf(subscriber)!;
  const heard = await room.context.store.readTalk(room.talkRoom, ears, LIMITS.talkKept);
  for (const said of heard) rememberTalk(room, said);
  return heard.filter(said => mayHear(room, subscriber, said)).map(makeSaidView);
};
