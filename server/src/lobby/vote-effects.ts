import { ok, refused, type Result, type Seat } from '@tavola/kernel';
import type { VoteCommand } from '@tavola/protocol';
import { hereAt } from '../room/presence.ts';
import { readerOf } from '../socket/subscriber.ts';
import { afterEnd, endStep } from '../match/commands.ts';
import { applyEntry, type Position, type Stored } from '../match/position.ts';
import { TableDeleted, type Room, type Step } from '../room/room.ts';
import { hashOf, makeSecret } from './tokens.ts';
import { withSeat, type TableDoc } from './table-document.ts';
import { cast } from './votes.ts';

/** At a table without clocks: who is not there, and has been waited for as long as this, may be replaced. */
const VOTE_AFTER_MS = 24 * 3_600_000;
/** Votes of one person that may still come again, since no reply has reached them. */
const REMEMBERED = 8;

const isGone = (room: Room, seat: Seat): boolean => {
  const { doc, position, world } = room;
  const { away, missed, handedOn } = doc.seats[seat]!;
  if (away || missed > 0 || handedOn !== null) return true;
  if (doc.clock.kind !== 'none' || !position || hereAt(room).includes(seat)) return false;
  const { asked } = position.match.state;
  const isWaitedFor = asked !== null && asked.who.includes(seat) && asked.answers[seat] === null;
  return isWaitedFor && world.host.now() - position.clock.since >= VOTE_AFTER_MS;
};

const clockStep = ({ game, doc, world }: Room, position: Position, t: 'pause' | 'resume'): Step => {
  const entry: Stored = { t, at: world.host.now() };
  return { entry, after: applyEntry(game, doc.clock, position, entry, position.match) };
};

/** Somebody votes, in the mailbox; what is carried is done at once. */
export const vote = async (room: Room, by: Seat, command: VoteCommand): Promise<Result<null>> => {
  const { position } = room;
  const voted = room.doc.seats[by]!.voted ?? [];
  if (voted.includes(command.id)) return ok(null);
  if (command.match !== room.doc.match) return refused('stale');
  const doc = withSeat(room.doc, by, { voted: [...voted, command.id].slice(-REMEMBERED) });
  const situation = { paused: position?.paused ?? false, isGone: (seat: Seat) => isGone(room, seat) };
  const result = cast(doc, by, command, situation);
  if (!result.ok) return result;
  const { votes, carried } = result.value;
  const counted: TableDoc = { ...doc, votes };
  if (!carried) {
    await room.write({ doc: counted });
    return ok(null);
  }
  return carryOut(room, counted, command);
};

const carryOut = async (room: Room, doc: TableDoc, { on, seat }: VoteCommand): Promise<Result<null>> => {
  const { position } = room;
  switch (on) {
    case 'pause':
    case 'resume':
      await room.write({ doc, steps: [clockStep(room, position!, on)] });
      return ok(null);
    case 'end':
      await room.write({ doc: afterEnd(room, doc), steps: [endStep(room, position!)] });
      return ok(null);
    case 'hand-on':
      await handOn(room, doc, seat!);
      return ok(null);
    case 'delete':
      return remove(room);
  }
};

/** The seat waits for somebody with its new link, which the others are told. Who had it has it no more. */
const handOn = async (room: Room, doc: TableDoc, seat: Seat): Promise<void> => {
  const secret = makeSecret(room.world.host);
  await room.write({
    doc: withSeat(doc, seat, { secret: null, handedOn: hashOf(secret) }),
    more: [{ t: 'release', device: null, table: doc.id, seat }],
  });
  for (const peer of room.peers)
    if (readerOf(peer) !== null && readerOf(peer) !== seat)
      peer.send(JSON.stringify({ t: 'handed-on', v: room.versionFor(peer), seat, secret }));
};

/** The table goes with all that belongs to it. */
const remove = async (room: Room): Promise<Result<null>> => {
  if (room.doc.phase === 'playing') return refused('playing');
  await room.remove();
  throw new TableDeleted(room.doc.id);
};
