import { ok, refused, type Result, type Seat } from '@tavola/kernel';
import { newMatch } from '@tavola/match';
import type { Create, Person, Sit } from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import { begun, type Stored } from './position.ts';
import type { Room } from './room.ts';
import { hashOf, makeId, makeSecret } from './secret.ts';
import { dressed, EMPTY, sit, withSeat, type TableDoc } from './table.ts';
import type { World } from './world.ts';

/** What the maker of a table gets: told once, kept nowhere. */
export interface Made {
  readonly table: string;
  readonly seat: Seat;
  readonly secret: string;
  /** Of the links to sit down and to watch. */
  readonly link: string;
  readonly gallery: string;
}

export const createTable = async (world: World, request: Create): Promise<Result<Made>> => {
  const { host, store, games } = world;
  const { name, colour, house, seats, ...settings } = request;
  const game = games.get(request.game);
  if (!game) return refused('no-such-game');
  const decoded = game.decode(seats, request.options);
  if (!decoded.ok) return decoded;
  const [secret, link, gallery] = [makeSecret(host), makeSecret(host), makeSecret(host)];
  const doc: TableDoc = {
    id: makeId(host),
    ...settings,
    phase: 'lobby',
    host: 0,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { ...EMPTY, by: 'person', name, colour, house, secret: hashOf(secret) } : EMPTY,
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
  // 96 random bits do not meet twice; if they do, nothing was overwritten.
  if (!written.ok) throw new Error('a new table has the id of another');
  return ok({ table: doc.id, seat: 0, secret, link, gallery });
};

/** Changes the table by a rule of it, in the mailbox. */
export const change = async (room: Room, by: (doc: TableDoc) => Result<TableDoc>): Promise<Result<null>> => {
  const changed = by(room.doc);
  if (!changed.ok) return changed;
  await room.write({ doc: changed.value });
  return ok(null);
};

export interface Seated {
  readonly seat: Seat;
  readonly secret: string;
}

export const sitDown = async (room: Room, request: Sit): Promise<Result<Seated>> => {
  const secret = makeSecret(room.world.host);
  const seated = sit(room.doc, request, hashOf(secret));
  if (!seated.ok) return seated;
  await room.write({ doc: seated.value.doc });
  return ok({ seat: seated.value.seat, secret });
};

/** Somebody takes over a seat that was handed on. Its old secret was gone already; the link is good once. */
export const takeOver = async (room: Room, seat: Seat, person: Person): Promise<Result<Seated>> => {
  const secret = makeSecret(room.world.host);
  const seated = dressed(
    withSeat(room.doc, seat, { secret: hashOf(secret), handedOn: null, away: false, missed: 0 }),
    seat,
    person,
  );
  if (!seated.ok) return seated;
  await room.write({ doc: seated.value });
  return ok({ seat, secret });
};

/** A new secret for a seat, since the old one has leaked: whoever came with that one must go. */
export const replaceSecret = async (room: Room, seat: Seat, device: Hash | null): Promise<Seated> => {
  const { world, doc } = room;
  const secret = makeSecret(world.host);
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
  const made = newMatch(game, { ...secrets, seats: doc.seats.map(({ name }) => name), options: doc.options });
  if (!made.ok) return made;
  const { header, opening, match } = made.value;
  const entry: Extract<Stored, { t: 'start' }> = {
    t: 'start',
    at: world.host.now(),
    header,
    opening,
    secrets,
  };
  const after = begun(entry, { state: match.state, rolls: opening.rolls }, doc.clock);
  const playing: TableDoc = { ...doc, phase: 'playing', match: makeId(world.host), votes: [], deletes: null };
  await room.write({ doc: playing, steps: [{ entry, after }] });
  return ok(null);
};
