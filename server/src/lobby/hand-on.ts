import { ok, refuse, type Result, type Seat } from '@tavola/kernel';
import type { ClockSetting, PersonRequest } from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import { absenceOf } from '../room/presence.ts';
import type { Room } from '../room/room.ts';
import { readerOf } from '../socket/subscriber.ts';
import { makeSeatSecret, type GrantedSeat } from './lobby.ts';
import { MAX_MISSED, occupantOf, renamePerson, updateSeat, type TableDoc } from './table-document.ts';
import { hashSecret, makeId, makeSecret } from './tokens.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** How long an absent person at a table without clocks is waited for before a vote may replace them. */
const WAIT_WITHOUT_CLOCK_MS = 24 * HOUR_MS;
/** A shorter absence may be a tunnel, a reload or a restart of the server. */
const ABSENCE_MS = MINUTE_MS;
/** A person whose page is open but for whom a bot plays is waited for this many times as long. */
const PRESENT_FACTOR = 3;

/** The time of grace after the first of the missed decisions. */
const graceOf = (clock: ClockSetting): number => (clock.kind === 'slow' ? 12 * HOUR_MS : 3 * MINUTE_MS);

/**
 * Whether the person has kept the others waiting so long that their seat may be handed on, and that they have no veto.
 * One missed decision is not enough: somebody who is there must have missed several, and a time of grace must pass.
 */
export const isGone = (room: Room, seat: Seat): boolean => {
  const { doc, position, context } = room;
  const { away, missed, lapsed, handedOn } = doc.seats[seat]!;
  if (handedOn !== null) return true;
  if (!position) return false;
  const now = context.environment.now();
  const isAbsent = absenceOf(room, seat) >= ABSENCE_MS;
  if (doc.clock.kind === 'none') {
    const { asked } = position.match.state;
    const isWaitedFor = asked !== null && asked.who.includes(seat) && asked.answers[seat] === null;
    return isAbsent && isWaitedFor && now - position.clock.since >= WAIT_WITHOUT_CLOCK_MS;
  }
  if (!away && missed === 0) return false;
  const grace = graceOf(doc.clock);
  // Tables of earlier versions lack the time.
  const passed = now - (lapsed ?? position.clock.since);
  return passed >= grace && (isAbsent || missed >= MAX_MISSED || passed >= PRESENT_FACTOR * grace);
};

/** The table without the votes of a seat and those about it, which do not pass to its next occupant. */
const dropVotes = (doc: TableDoc, seat: Seat): TableDoc => ({
  ...doc,
  held: doc.held?.filter(vote => vote.seat !== seat && vote.by !== seat) ?? [],
  votes: doc.votes.flatMap(vote => {
    const yes = vote.yes.filter(by => by !== seat);
    return vote.seat === seat || yes.length === 0 ? [] : [{ ...vote, yes }];
  }),
});

/** Frees the seat for a successor and sends the secret of its link to the other seats. */
export const handOn = async (room: Room, doc: TableDoc, seat: Seat): Promise<void> => {
  const secret = makeSecret(room.context.environment);
  const { secret: old, name } = doc.seats[seat]!;
  const former = old === null ? null : { secret: old, name, occupant: occupantOf(doc, seat), objects: false };
  await room.write({
    doc: updateSeat(dropVotes(doc, seat), seat, { secret: null, handedOn: hashSecret(secret), former }),
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

/** Gives a seat that was handed on to a new person. The link works once, and not for somebody who plays here. */
export const takeOver = async (
  room: Room,
  seat: Seat,
  person: PersonRequest,
  key: string | null,
  device: Hash,
): Promise<Result<GrantedSeat>> => {
  const { doc, context } = room;
  const held = await context.store.listHeldSeats(device, doc.id);
  if (held.some(other => other !== null && other !== seat)) return refuse('plays-already');
  const secret = makeSeatSecret(room, key);
  const seated = renamePerson(
    updateSeat(doc, seat, {
      secret: hashSecret(secret),
      occupant: makeId(context.environment),
      handedOn: null,
      away: false,
      missed: 0,
      lapsed: null,
    }),
    seat,
    person,
  );
  if (!seated.ok) return seated;
  await room.write({ doc: seated.value });
  return ok({ seat, secret });
};

const restoreSeat = (doc: TableDoc, seat: Seat): TableDoc => {
  const { former, name: latest } = doc.seats[seat]!;
  if (!former) return doc;
  const { secret, occupant, name } = former;
  const restored = updateSeat(dropVotes(doc, seat), seat, {
    secret,
    occupant,
    handedOn: null,
    former: null,
    away: false,
    missed: 0,
    lapsed: null,
  });
  const named = renamePerson(restored, seat, { name });
  return named.ok ? named.value : updateSeat(restored, seat, { name: latest });
};

/**
 * Whoever lost a seat objects: they get it back at once while nobody has taken it, and after that the others may vote
 * to give it back.
 */
export const object = async (room: Room, seat: Seat): Promise<Result<{ readonly returned: boolean }>> => {
  const { doc } = room;
  const { handedOn, former } = doc.seats[seat]!;
  if (doc.phase !== 'playing' || !former) return refuse('not-playing');
  const returned = handedOn !== null;
  if (returned) await room.write({ doc: restoreSeat(doc, seat) });
  else if (!former.objects)
    await room.write({ doc: updateSeat(doc, seat, { former: { ...former, objects: true } }) });
  return ok({ returned });
};

/** Gives the seat back to the person who lost it, as the others have decided. */
export const giveBack = async (room: Room, doc: TableDoc, seat: Seat): Promise<void> => {
  await room.write({
    doc: restoreSeat(doc, seat),
    more: [{ t: 'release', device: null, table: doc.id, seat }],
  });
};
