import { ok, refuse, type Result, type Seat } from '@tavola/kernel';
import { hashShare, startMatch, type DiceShares, type Secrets } from '@tavola/match';
import { initialPosition, type LogEntry } from '../match/position.ts';
import type { Room } from '../room/room.ts';
import type { DiceDraw } from './draw-view.ts';
import { updateSeat, type TableDoc } from './table-document.ts';
import { makeId } from './tokens.ts';

/** How long a match that was started waits for the shares of its seats. */
const DRAW_MS = 10_000;

const isDone = ({ shares }: DiceDraw): boolean => shares.every(added => added?.share !== null);

/** Promises a share by its hash. A later promise replaces it until the match is started. */
export const pledgeShare = async (room: Room, seat: Seat, hash: string): Promise<Result<null>> => {
  const { doc } = room;
  if (doc.phase !== 'lobby') return refuse('not-in-lobby');
  if (doc.draw) return refuse('starting');
  if (doc.seats[seat]!.pledge !== hash) await room.write({ doc: updateSeat(doc, seat, { pledge: hash }) });
  return ok(null);
};

/** Takes the share of a seat, once all promises are known. The match begins with the last one. */
export const giveShare = async (room: Room, seat: Seat, share: string): Promise<Result<null>> => {
  const { draw } = room.doc;
  if (!draw) return refuse('no-draw');
  const added = draw.shares[seat];
  if (!added || hashShare(share) !== added.hash) return refuse('wrong-share');
  if (added.share !== null) return ok(null);
  const given = { ...draw, shares: draw.shares.with(seat, { ...added, share }) };
  const doc = { ...room.doc, draw: given };
  if (isDone(given)) return beginMatch(room, doc, given.secrets, given.shares);
  await room.write({ doc });
  return ok(null);
};

/** Begins the match with the shares that are there, once the time for them is up. */
export const finishDraw = async (room: Room): Promise<void> => {
  const { draw } = room.doc;
  if (draw && room.context.environment.now() >= draw.until)
    await beginMatch(room, room.doc, draw.secrets, draw.shares);
};

/** Starts the match for the host, once every seat is taken: at once, or after the seats have given their shares. */
export const startTable = async (room: Room, by: Seat): Promise<Result<null>> => {
  const { doc, context, game } = room;
  if (doc.phase !== 'lobby') return refuse('not-in-lobby');
  if (by !== doc.host) return refuse('not-host');
  if (doc.draw) return refuse('starting');
  if (doc.seats.some(({ by: who }) => who === 'nobody')) return refuse('empty-seat');
  const hex = (): string => context.environment.bytes(32).toString('hex');
  const secrets = { seed: hex(), salt: hex() };
  const shares = doc.seats.map(({ by: who, pledge }) =>
    who === 'person' && pledge ? { hash: pledge, share: null } : null,
  );
  if (shares.every(added => added === null)) return beginMatch(room, doc, secrets, undefined);
  const tried = startMatch(game, {
    ...secrets,
    seats: doc.seats.map(({ name }) => name),
    options: doc.options,
  });
  if (!tried.ok) return tried;
  await room.write({
    doc: { ...doc, draw: { secrets, shares, until: context.environment.now() + DRAW_MS } },
  });
  return ok(null);
};

const beginMatch = async (
  room: Room,
  doc: TableDoc,
  secrets: Secrets,
  shares: DiceShares | undefined,
): Promise<Result<null>> => {
  const { context, game } = room;
  const made = startMatch(game, {
    ...secrets,
    seats: doc.seats.map(({ name }) => name),
    options: doc.options,
    ...(shares && { shares }),
  });
  if (!made.ok) return made;
  const { header, opening, match } = made.value;
  const entry: Extract<LogEntry, { t: 'start' }> = {
    t: 'start',
    at: context.environment.now(),
    header,
    opening,
    secrets,
  };
  const after = initialPosition(entry, { state: match.state, rolls: opening.rolls }, doc.clock);
  const playing: TableDoc = {
    ...doc,
    phase: 'playing',
    // Each match has shares of its own.
    seats: doc.seats.map(seat => ({ ...seat, pledge: null })),
    draw: null,
    match: makeId(context.environment),
    votes: [],
    held: [],
    deletes: null,
  };
  await room.write({ doc: playing, steps: [{ entry, after }] });
  return ok(null);
};
