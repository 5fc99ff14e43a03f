import { ok, refuse, type Result, type Seat } from '@tavola/kernel';
import type { VoteCommand } from '@tavola/protocol';
import { presentSeats } from '../room/presence.ts';
import { readerOf } from '../socket/subscriber.ts';
import { markOver, makeEndStep } from '../match/commands.ts';
import { applyEntry, type MatchPosition, type LogEntry } from '../match/position.ts';
import { TableDeleted, type Room, type MatchStep } from '../room/room.ts';
import { hashSecret, makeSecret } from './tokens.ts';
import { updateSeat, type TableDoc } from './table-document.ts';
import { castVote } from './votes.ts';

/** How long an absent person at a table without clocks is waited for before a vote may replace them. */
const VOTE_AFTER_MS = 24 * 3_600_000;
/** Votes of one person that a client may still repeat. */
const REMEMBERED_VOTES = 8;

const isGone = (room: Room, seat: Seat): boolean => {
  const { doc, position, context } = room;
  const { away, missed, handedOn } = doc.seats[seat]!;
  if (away || missed > 0 || handedOn !== null) return true;
  if (doc.clock.kind !== 'none' || !position || presentSeats(room).includes(seat)) return false;
  const { asked } = position.match.state;
  const isWaitedFor = asked !== null && asked.who.includes(seat) && asked.answers[seat] === null;
  return isWaitedFor && context.environment.now() - position.clock.since >= VOTE_AFTER_MS;
};

const makeClockStep = (
  { game, doc, context }: Room,
  position: MatchPosition,
  t: 'pause' | 'resume',
): MatchStep => {
  const entry: LogEntry = { t, at: context.environment.now() };
  return { entry, after: applyEntry(game, doc.clock, position, entry, position.match) };
};

/** Counts a vote and carries it out once it is decided. Runs in the room's queue. */
export const handleVote = async (room: Room, by: Seat, command: VoteCommand): Promise<Result<null>> => {
  const { position } = room;
  const voted = room.doc.seats[by]!.voted ?? [];
  if (voted.includes(command.id)) return ok(null);
  if (command.match !== room.doc.match) return refuse('stale');
  const doc = updateSeat(room.doc, by, { voted: [...voted, command.id].slice(-REMEMBERED_VOTES) });
  const { isBroken: broken } = room;
  const situation = { paused: position?.paused ?? false, broken, isGone: (seat: Seat) => isGone(room, seat) };
  const result = castVote(doc, by, command, situation);
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
      await room.write({ doc, steps: [makeClockStep(room, position!, on)] });
      return ok(null);
    case 'end':
      await room.write({ doc: markOver(room, doc), steps: [makeEndStep(room, position!)] });
      return ok(null);
    case 'hand-on':
      await handOn(room, doc, seat!);
      return ok(null);
    case 'delete':
      return removeTable(room);
  }
};

/** Frees the seat for a successor and sends the secret of its link to the other seats. */
const handOn = async (room: Room, doc: TableDoc, seat: Seat): Promise<void> => {
  const secret = makeSecret(room.context.environment);
  await room.write({
    doc: updateSeat(doc, seat, { secret: null, handedOn: hashSecret(secret) }),
    more: [{ t: 'release', device: null, table: doc.id, seat }],
  });
  sendHandedOn(room, seat, secret);
  room.context.store.announce([{ about: 'handed-on', id: doc.id, seat, secret }]);
};

/** Sends the link of a seat to the people at this process who have another seat of the table. */
export const sendHandedOn = (room: Room, seat: Seat, secret: string): void => {
  for (const subscriber of room.broadcaster.subscribers)
    if (readerOf(subscriber) !== null && readerOf(subscriber) !== seat)
      subscriber.send(
        JSON.stringify({ t: 'handed-on', v: room.broadcaster.versionFor(subscriber), seat, secret }),
      );
};

/** Deletes the table with all that belongs to it. */
const removeTable = async (room: Room): Promise<Result<null>> => {
  if (room.doc.phase === 'playing' && !room.isBroken) return refuse('playing');
  await room.remove();
  throw new TableDeleted(room.doc.id);
};
