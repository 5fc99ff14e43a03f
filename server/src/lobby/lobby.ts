import { ok, refuse, type Result, type Seat } from '@tavola/kernel';
import { startMatch } from '@tavola/match';
import type { CreateRequest, PersonRequest, SitRequest } from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import { initialPosition, type LogEntry } from '../match/position.ts';
import type { Room } from '../room/room.ts';
import { changeSummary } from './table-summary.ts';
import { hashSecret, makeId, createTokenSource } from './tokens.ts';
import {
  renamePerson,
  EMPTY_SEAT,
  findAccess,
  listMadeOptions,
  returnToLobby,
  takeSeat,
  updateSeat,
  type TableDoc,
} from './table-document.ts';
import type { ServerContext } from '../ops/context.ts';

/** The secrets of a new table. They are sent once and stored only as hashes. */
export interface CreatedTable {
  readonly table: string;
  readonly seat: Seat;
  readonly secret: string;
  /** The secrets of the links to sit down and to watch. */
  readonly link: string;
  readonly gallery: string;
}

export const createTable = async (
  context: ServerContext,
  request: CreateRequest,
): Promise<Result<CreatedTable>> => {
  const { environment, store, games } = context;
  const { name, seats, key, ...settings } = request;
  const game = games.get(request.game);
  if (!game) return refuse('no-such-game');
  const decoded = game.decode(seats, request.options);
  if (!decoded.ok) return decoded;
  if (listMadeOptions(game, request.options).length > 0) return refuse('option-of-match');
  const mint = createTokenSource(environment, key);
  const [secret, link, gallery] = [mint.secret('host'), mint.secret('link'), mint.secret('gallery')];
  const doc: TableDoc = {
    id: mint.id('table'),
    ...settings,
    options: decoded.value,
    phase: 'lobby',
    host: 0,
    seats: Array.from({ length: seats }, (_, seat) =>
      seat === 0 ? { ...EMPTY_SEAT, by: 'person', name, secret: hashSecret(secret) } : EMPTY_SEAT,
    ),
    match: null,
    played: [],
    link: hashSecret(link),
    gallery: hashSecret(gallery),
    votes: [],
    deletes: environment.now() + context.limits.keepLobby,
  };
  const written = await store.write([
    {
      t: 'table',
      id: doc.id,
      after: 0,
      doc: JSON.stringify(doc),
      at: environment.now(),
      deletes: doc.deletes,
    },
    changeSummary(doc, 1),
  ]);
  const made = { table: doc.id, seat: 0, secret, link, gallery };
  if (written.ok) return ok(made);
  const there = await store.readTable(doc.id);
  const access = there && findAccess(JSON.parse(there.doc) as TableDoc, hashSecret(secret));
  // The same request was repeated. A real collision of 96 random bits overwrites nothing.
  if (access?.role === 'seat') return ok({ ...made, seat: access.seat });
  throw new Error('the id of a new table is in use');
};

/** Changes the table by a rule. Runs in the room's queue. */
export const changeTable = async (
  room: Room,
  by: (doc: TableDoc) => Result<TableDoc>,
): Promise<Result<null>> => {
  const changed = by(room.doc);
  if (!changed.ok) return changed;
  await room.write({ doc: changed.value });
  return ok(null);
};

/** Changes the table so that a seat becomes free, and takes it off the lists of the devices that held it. */
export const freeSeat = async (
  room: Room,
  seat: Seat,
  by: (doc: TableDoc) => Result<TableDoc>,
): Promise<Result<null>> => {
  const changed = by(room.doc);
  if (!changed.ok) return changed;
  await room.write({
    doc: changed.value,
    more: [{ t: 'release', device: null, table: room.doc.id, seat }],
  });
  return ok(null);
};

export interface GrantedSeat {
  readonly seat: Seat;
  readonly secret: string;
}

/** The secret that a request with this key makes for its seat. */
const makeSeatSecret = ({ context, doc }: Room, key: string | null): string =>
  createTokenSource(context.environment, key).secret(`seat at ${doc.id}`);

/** The seat that an earlier request with the same key got, if its reply was lost. */
export const findGrantedSeat = (room: Room, key: string | null): GrantedSeat | undefined => {
  if (key === null) return undefined;
  const secret = makeSeatSecret(room, key);
  const access = findAccess(room.doc, hashSecret(secret));
  return access?.role === 'seat' ? { seat: access.seat, secret } : undefined;
};

export const sitDown = async (room: Room, { key, ...request }: SitRequest): Promise<Result<GrantedSeat>> => {
  const secret = makeSeatSecret(room, key);
  const seated = takeSeat(room.doc, request, hashSecret(secret));
  if (!seated.ok) return seated;
  await room.write({ doc: seated.value.doc });
  return ok({ seat: seated.value.seat, secret });
};

/** Gives a seat that was handed on to a new person. The link works once. */
export const takeOver = async (
  room: Room,
  seat: Seat,
  person: PersonRequest,
  key: string | null,
): Promise<Result<GrantedSeat>> => {
  const secret = makeSeatSecret(room, key);
  const seated = renamePerson(
    updateSeat(room.doc, seat, { secret: hashSecret(secret), handedOn: null, away: false, missed: 0 }),
    seat,
    person,
  );
  if (!seated.ok) return seated;
  await room.write({ doc: seated.value });
  return ok({ seat, secret });
};

/** Replaces the secret of a seat after a leak, which closes the sockets of the old one. */
export const replaceSecret = async (
  room: Room,
  seat: Seat,
  device: Hash | null,
  key: string | null,
): Promise<GrantedSeat> => {
  const { context, doc } = room;
  const secret = makeSeatSecret(room, key);
  const at = context.environment.now();
  await room.write({
    doc: updateSeat(doc, seat, { secret: hashSecret(secret) }),
    more: [
      { t: 'release', device: null, table: doc.id, seat },
      ...(device === null ? [] : [{ t: 'hold' as const, device, table: doc.id, seat, at }]),
    ],
  });
  return { seat, secret };
};

/** Starts the match for the host, once every seat is taken. */
export const startTable = async (room: Room, by: Seat): Promise<Result<null>> => {
  const { doc, context, game } = room;
  if (doc.phase !== 'lobby') return refuse('not-in-lobby');
  if (by !== doc.host) return refuse('not-host');
  if (doc.seats.some(({ by: who }) => who === 'nobody')) return refuse('empty-seat');
  const hex = (): string => context.environment.bytes(32).toString('hex');
  const secrets = { seed: hex(), salt: hex() };
  const made = startMatch(game, {
    ...secrets,
    seats: doc.seats.map(({ name }) => name),
    options: doc.options,
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
    match: makeId(context.environment),
    votes: [],
    deletes: null,
  };
  await room.write({ doc: playing, steps: [{ entry, after }] });
  return ok(null);
};

/** Opens the lobby again, with what the next match takes over from this one if it is to go on from it. */
export const returnTable = async (room: Room, continues: boolean): Promise<Result<null>> => {
  const { game, position, doc, context } = room;
  const most = context.limits.matchesPerTable;
  if (!continues) return changeTable(room, now => returnToLobby(now, most));
  if (doc.phase !== 'over' || !position) return refuse('not-over');
  const made = game.continueFrom(position.match.state);
  if (!made) return refuse('no-campaign');
  return changeTable(room, now => returnToLobby(now, most, { ...now.options, ...made }));
};
