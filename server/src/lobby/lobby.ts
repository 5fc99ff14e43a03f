import { ok, refused, type Result, type Seat } from '@tavola/kernel';
import { startMatch } from '@tavola/match';
import type { CreateRequest, PersonRequest, SitRequest } from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import { initialPosition, type Stored } from '../match/position.ts';
import type { Room } from '../room/room.ts';
import { hashOf, makeId, mintFor } from './tokens.ts';
import { named, EMPTY, rightOf, sit, withSeat, type TableDoc } from './table-document.ts';
import type { ServerContext } from '../ops/context.ts';

/** What the maker of a table gets: told once, kept nowhere. */
export interface Made {
  readonly table: string;
  readonly seat: Seat;
  readonly secret: string;
  /** Of the links to sit down and to watch. */
  readonly link: string;
  readonly gallery: string;
}

export const createTable = async (world: ServerContext, request: CreateRequest): Promise<Result<Made>> => {
  const { host, store, games } = world;
  const { name, seats, key, ...settings } = request;
  const game = games.get(request.game);
  if (!game) return refused('no-such-game');
  const decoded = game.decode(seats, request.options);
  if (!decoded.ok) return decoded;
  const mint = mintFor(host, key);
  const [secret, link, gallery] = [mint.secret('host'), mint.secret('link'), mint.secret('gallery')];
  const doc: TableDoc = {
    id: mint.id('table'),
    ...settings,
    phase: 'lobby',
    host: 0,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { ...EMPTY, by: 'person', name, secret: hashOf(secret) } : EMPTY,
    ),
    match: null,
    played: [],
    link: hashOf(link),
    gallery: hashOf(gallery),
    votes: [],
    deletes: host.now() + world.limits.keepLobby,
  };
  const written = await store.write([
    { t: 'table', id: doc.id, after: 0, doc: JSON.stringify(doc), at: host.now(), deletes: doc.deletes },
  ]);
  const made = { table: doc.id, seat: 0, secret, link, gallery };
  if (written.ok) return ok(made);
  const there = await store.table(doc.id);
  const right = there && rightOf(JSON.parse(there.doc) as TableDoc, hashOf(secret));
  // The same request once more. Otherwise: 96 random bits do not meet twice; if they do, nothing was overwritten.
  if (right?.as === 'seat') return ok({ ...made, seat: right.seat });
  throw new Error('a new table has the id of another');
};

/** Changes the table by a rule of it, in the mailbox. */
export const change = async (room: Room, by: (doc: TableDoc) => Result<TableDoc>): Promise<Result<null>> => {
  const changed = by(room.doc);
  if (!changed.ok) return changed;
  await room.write({ doc: changed.value });
  return ok(null);
};

export interface SeatGranted {
  readonly seat: Seat;
  readonly secret: string;
}

/** The secret of a seat that a request with this key makes. */
const secretFor = ({ world, doc }: Room, key: string | null): string =>
  mintFor(world.host, key).secret(`seat at ${doc.id}`);

/** What a request with this key has made already, when its reply was lost. */
export const seatedBy = (room: Room, key: string | null): SeatGranted | undefined => {
  if (key === null) return undefined;
  const secret = secretFor(room, key);
  const right = rightOf(room.doc, hashOf(secret));
  return right?.as === 'seat' ? { seat: right.seat, secret } : undefined;
};

export const sitDown = async (room: Room, { key, ...request }: SitRequest): Promise<Result<SeatGranted>> => {
  const secret = secretFor(room, key);
  const seated = sit(room.doc, request, hashOf(secret));
  if (!seated.ok) return seated;
  await room.write({ doc: seated.value.doc });
  return ok({ seat: seated.value.seat, secret });
};

/** Somebody takes over a seat that was handed on. Its old secret was gone already; the link is good once. */
export const takeOver = async (
  room: Room,
  seat: Seat,
  person: PersonRequest,
  key: string | null,
): Promise<Result<SeatGranted>> => {
  const secret = secretFor(room, key);
  const seated = named(
    withSeat(room.doc, seat, { secret: hashOf(secret), handedOn: null, away: false, missed: 0 }),
    seat,
    person,
  );
  if (!seated.ok) return seated;
  await room.write({ doc: seated.value });
  return ok({ seat, secret });
};

/** A new secret for a seat, since the old one has leaked: whoever came with that one must go. */
export const replaceSecret = async (
  room: Room,
  seat: Seat,
  device: Hash | null,
  key: string | null,
): Promise<SeatGranted> => {
  const { world, doc } = room;
  const secret = secretFor(room, key);
  const at = world.host.now();
  await room.write({
    doc: withSeat(doc, seat, { secret: hashOf(secret) }),
    more: [
      { t: 'release', device: null, table: doc.id, seat },
      ...(device === null ? [] : [{ t: 'hold' as const, device, table: doc.id, seat, at }]),
    ],
  });
  return { seat, secret };
};

/** The host begins the match: empty seats are a hindrance. */
export const start = async (room: Room, by: Seat): Promise<Result<null>> => {
  const { doc, world, game } = room;
  if (doc.phase !== 'lobby') return refused('not-in-lobby');
  if (by !== doc.host) return refused('not-host');
  if (doc.seats.some(({ by: who }) => who === 'nobody')) return refused('empty-seat');
  const hex = (): string => world.host.bytes(32).toString('hex');
  const secrets = { seed: hex(), salt: hex() };
  const made = startMatch(game, {
    ...secrets,
    seats: doc.seats.map(({ name }) => name),
    options: doc.options,
  });
  if (!made.ok) return made;
  const { header, opening, match } = made.value;
  const entry: Extract<Stored, { t: 'start' }> = {
    t: 'start',
    at: world.host.now(),
    header,
    opening,
    secrets,
  };
  const after = initialPosition(entry, { state: match.state, rolls: opening.rolls }, doc.clock);
  const playing: TableDoc = { ...doc, phase: 'playing', match: makeId(world.host), votes: [], deletes: null };
  await room.write({ doc: playing, steps: [{ entry, after }] });
  return ok(null);
};
