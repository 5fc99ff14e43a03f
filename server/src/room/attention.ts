import type { Seat } from '@tavola/kernel';
import type { SeeCommand } from '@tavola/protocol';
import { momentEnd, type Look } from '@tavola/table';
import { heardBy, type Position } from '../match/position.ts';
import { hereAt, seatsHere } from './presence.ts';
import type { Room } from './room.ts';

const isCurrent = (position: Position, seat: Seat, look: Omit<Look, 'since' | 'enough'>): boolean =>
  look.question === position.match.state.asked?.id && look.heard === heardBy(position, seat);

/** Notes that somebody looks at the open question; what they had not heard all of says nothing. */
export const look = (room: Room, seat: Seat, { match, question, v, enough }: SeeCommand): boolean => {
  const { position, doc, world } = room;
  if (!position || doc.match !== match || !isCurrent(position, seat, { question, heard: v })) return false;
  room.looks.set(seat, { question, heard: v, since: world.host.now(), enough });
  return true;
};

/**
 * Until when people have a moment at the open question. A server cannot know how long a device shows what happened, so
 * the moment of each begins when their device says that they see the question. For those who do not say so, because
 * they are served elsewhere or have gone, there is a bound.
 */
export const momentUntil = (room: Room, position: Position): number => {
  const { doc, world, looks } = room;
  const { moment, patience } = world.limits;
  const { since } = position.clock;
  const isPerson = (seat: Seat): boolean => doc.seats[seat]?.by === 'person' && !doc.seats[seat].away;
  const people = hereAt(room).filter(isPerson);
  const here = seatsHere(room);
  const until = (seat: Seat): number => {
    if (!here.includes(seat)) return since + 2 * moment;
    const own = looks.get(seat);
    return momentEnd(since, own && isCurrent(position, seat, own) ? own : undefined, world.limits);
  };
  if (people.length === 0) return since + moment;
  return Math.min(since + patience, Math.max(...people.map(until)));
};
