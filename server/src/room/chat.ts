import type { Seat } from '@tavola/kernel';
import { LIMITS, type ChatMessage, type SayCommand } from '@tavola/protocol';
import type { TalkItem } from '@tavola/store';
import { isSpectator } from './spectator-feed.ts';
import { readerOf, type Subscriber } from '../socket/subscriber.ts';
import { DONE, refuse, type CommandReply } from '../match/commands.ts';
import { commandKey } from '../match/recent-commands.ts';
import type { Room } from './room.ts';

/** Whether the game allows talk now. */
const isTalkOpen = ({ game, position }: Room): boolean => {
  if (!position || position.ended) return true;
  return game.view(position.match.state, undefined).asked?.talk !== 'closed';
};

/** The text of a message, and the id of the command that sent it. */
interface TalkText {
  readonly text: string;
  readonly id?: string;
}
const parseTalk = ({ doc }: TalkItem): TalkText => JSON.parse(doc) as TalkText;

const makeSaidView = (said: TalkItem): ChatMessage => {
  const { at, from, to } = said;
  return { at, from: from ?? 0, to, text: parseTalk(said).text };
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
  { from, to }: Pick<TalkItem, 'from' | 'to'>,
): boolean => {
  if (isSpectator(subscriber))
    return to === null && room.broadcaster.maySee(subscriber) && room.doc.watch.delay === 0;
  const seat = readerOf(subscriber);
  return to === null || to === seat || from === seat;
};

/** Stores a message, then sends it to its readers. Runs in the room's queue. */
export const say = async (
  room: Room,
  seat: Seat,
  { id, match, text, to }: SayCommand,
): Promise<CommandReply> => {
  const { context, doc } = room;
  // A repeated command is confirmed even if the table has changed since.
  if (room.hasTalked(commandKey(seat, id))) return DONE;
  if (match !== doc.match) return refuse('stale', true);
  if (to !== null && (to === seat || doc.seats[to]?.by !== 'person')) return refuse('no-such-seat');
  if (!isTalkOpen(room)) return refuse('talk-closed');
  if (!room.allows(`talk:${seat}`, context.limits.talk)) return refuse('too-fast');
  const words: TalkText = { text, id };
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
  if (!mayHear(room, subscriber, { from: null, to: null })) return [];
  const ears = isSpectator(subscriber) ? 'public' : readerOf(subscriber)!;
  const heard = await room.context.store.readTalk(room.talkRoom, ears, LIMITS.talkKept);
  for (const said of heard) rememberTalk(room, said);
  return heard.map(makeSaidView);
};
