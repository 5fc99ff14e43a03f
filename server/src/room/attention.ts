import type { Seat } from '@tavola/kernel';
import type { SeeCommand } from '@tavola/protocol';
import { momentEnd, type Look } from '@tavola/table';
import { versionFor, type MatchPosition } from '../match/position.ts';
import { presentSeats, localSeats } from './presence.ts';
import type { Room } from './room.ts';

const isCurrent = (position: MatchPosition, seat: Seat, attention: Omit<Look, 'since' | 'enough'>): boolean =>
  attention.question === position.match.state.asked?.id && attention.heard === versionFor(position, seat);

/** Notes that a seat attention at the open question. A report about any version but the seat's latest is ignored. */
export const noteAttention = (
  room: Room,
  seat: Seat,
  { match, question, v, enough }: SeeCommand,
): boolean => {
  const { position, doc, context } = room;
  if (!position || doc.match !== match || !isCurrent(position, seat, { question, heard: v })) return false;
  room.attention.set(seat, { question, heard: v, since: context.environment.now(), enough });
  return true;
};

/**
 * When the time that people have at the open question ends. The server cannot know how long a device shows what
 * happened, so each person's time begins when their device reports that they see the question. A fixed bound holds
 * for everybody who does not report it, because they have left or are served by another process.
 */
export const findMomentEnd = (room: Room, position: MatchPosition): number => {
  const { doc, context, attention } = room;
  const { moment, patience } = context.limits;
  const { since } = position.clock;
  const isPerson = (seat: Seat): boolean => doc.seats[seat]?.by === 'person' && !doc.seats[seat].away;
  const people = presentSeats(room).filter(isPerson);
  const here = localSeats(room);
  const until = (seat: Seat): number => {
    if (!here.includes(seat)) return since + 2 * moment;
    const own = attention.get(seat);
    return momentEnd(since, own && isCurrent(position, seat, own) ? own : undefined, context.limits);
  };
  if (people.length === 0) return since + moment;
  return Math.min(since + patience, Math.max(...people.map(until)));
};
