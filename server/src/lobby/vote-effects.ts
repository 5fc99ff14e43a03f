import { ok, refuse, type Result, type Seat } from '@tavola/kernel';
import type { VoteCommand } from '@tavola/protocol';
import { markOver, makeEndStep } from '../match/commands.ts';
import { applyEntry, type MatchPosition, type LogEntry } from '../match/position.ts';
import { TableDeleted, type Room, type MatchStep } from '../room/room.ts';
import { giveBack, handOn, isGone } from './hand-on.ts';
import { updateSeat, type TableDoc } from './table-document.ts';
import { isTalkOpen } from '../room/talk-phase.ts';
import { castVote } from './votes.ts';

/** Votes of one person that a client may still repeat. */
const REMEMBERED_VOTES = 8;

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
  const situation = {
    paused: position?.paused ?? false,
    broken,
    isOpen: isTalkOpen(room.game, position),
    isGone: (seat: Seat) => isGone(room, seat),
  };
  const result = castVote(doc, by, command, situation);
  if (!result.ok) return result;
  const { votes, held, carried } = result.value;
  const counted: TableDoc = { ...doc, votes, held };
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
    case 'give-back':
      await giveBack(room, doc, seat!);
      return ok(null);
    case 'delete':
      return removeTable(room);
  }
};

/** Deletes the table with all that belongs to it. */
const removeTable = async (room: Room): Promise<Result<null>> => {
  if (room.doc.phase === 'playing' && !room.isBroken) return refuse('playing');
  await room.remove();
  throw new TableDeleted(room.doc.id);
};
