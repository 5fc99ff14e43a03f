import { ok, refuse, type Result, type Seat } from '@tavola/kernel';
import type { CreateRequest, SitRequest } from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import type { Room } from '../room/room.ts';
import { changeSummary } from './table-summary.ts';
import { hashSecret, makeId, createTokenSource } from './tokens.ts';
import {
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
      seat === 0
        ? {
            ...EMPTY_SEAT,
            by: 'person',
            name,
            secret: hashSecret(secret),
            occupant: mint.id('host'),
          }
        : EMPTY_SEAT,
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
export const makeSeatSecret = ({ context, doc }: Room, key: string | null): string =>
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
  const seated = takeSeat(room.doc, request, hashSecret(secret), makeId(room.context.environment));
  if (!seated.ok) return seated;
  await room.write({ doc: seated.value.doc });
  return ok({ seat: seated.value.seat, secret });
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
