import type { Seat } from '@tavola/kernel';
import { LIMITS, type ChatMessage, type SayCommand } from '@tavola/protocol';
import type { Said } from '@tavola/store';
import { isSpectator } from './spectator-feed.ts';
import { readerOf, type Subscriber } from '../socket/subscriber.ts';
import { DONE, refuse, type Reply } from '../match/commands.ts';
import { commandKey } from '../match/recent-commands.ts';
import type { Room } from './room.ts';

/** Whether the game lets people talk now. */
const isOpen = ({ game, position }: Room): boolean => {
  if (!position || position.ended) return true;
  return game.view(position.match.state, undefined).asked?.talk !== 'closed';
};

/** What was said, and the id of the command that said it. */
interface Words {
  readonly text: string;
  readonly id?: string;
}
const wordsOf = ({ doc }: Said): Words => JSON.parse(doc) as Words;

const saidView = (said: Said): ChatMessage => {
  const { at, from, to } = said;
  return { at, from: from ?? 0, to, text: wordsOf(said).text };
};

/** Who comes back may repeat what was said already, to another process too: that is known from what it is told. */
const note = (room: Room, said: Said): void => {
  const { id } = wordsOf(said);
  if (id !== undefined && said.from !== null) room.noteSaid(commandKey(said.from, id));
};

/** Spectators hear only what is said to all, and nothing of a match that they see later. */
const hears = (room: Room, peer: Subscriber, { from, to }: Pick<Said, 'from' | 'to'>): boolean => {
  if (isSpectator(peer)) return to === null && room.sees(peer) && room.doc.watch.delay === 0;
  const seat = readerOf(peer);
  return to === null || to === seat || from === seat;
};

/** Something is said, in the mailbox: kept with the match, then told. */
export const say = async (room: Room, seat: Seat, { id, match, text, to }: SayCommand): Promise<Reply> => {
  const { world, doc } = room;
  // Before all else: what was done is done, whatever has become of the table since.
  if (room.hasSaid(commandKey(seat, id))) return DONE;
  if (match !== doc.match) return refuse('stale', true);
  if (to !== null && (to === seat || doc.seats[to]?.by !== 'person')) return refuse('no-such-seat');
  if (!isOpen(room)) return refuse('talk-closed');
  if (!room.allows(`talk:${seat}`, world.limits.talk)) return refuse('too-fast');
  const words: Words = { text, id };
  const said = { at: world.host.now(), from: seat, to, doc: JSON.stringify(words) };
  const [number = 0] = await room.write({
    more: [{ t: 'say', room: room.talkRoom, table: doc.id, ...said }],
  });
  note(room, { number, ...said });
  if (number > room.lastSaid + 1) await hearNew(room);
  else {
    room.lastSaid = number;
    tell(room, { number, ...said });
  }
  return DONE;
};

const tell = (room: Room, said: Said): void => {
  const view = saidView(said);
  for (const peer of room.peers)
    if (hears(room, peer, said))
      peer.send(JSON.stringify({ t: 'said', v: room.versionFor(peer), said: view }));
};

/** What was said in another process. */
export const hearNew = async (room: Room): Promise<void> => {
  const heard = await room.world.store.talk(room.talkRoom, 'all', LIMITS.talkKept);
  for (const said of heard)
    if (said.number > room.lastSaid) {
      room.lastSaid = said.number;
      note(room, said);
      tell(room, said);
    }
};

/** What was said before this peer came. */
export const talkFor = async (room: Room, peer: Subscriber): Promise<ChatMessage[]> => {
  if (!hears(room, peer, { from: null, to: null })) return [];
  const ears = isSpectator(peer) ? 'public' : readerOf(peer)!;
  const heard = await room.world.store.talk(room.talkRoom, ears, LIMITS.talkKept);
  for (const said of heard) note(room, said);
  return heard.map(saidView);
};
