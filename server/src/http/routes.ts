import { refuse, type Refusal, type Result } from '@tavola/kernel';
import {
  botSchema,
  createSchema,
  decodeBy,
  LIMITS,
  personSchema,
  secretSchema,
  rematchSchema,
  settingsSchema,
  sitSchema,
} from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import { findNetwork } from './client-address.ts';
import type { DeviceCookies } from './device-cookie.ts';
import { makeDownload } from '../match/download.ts';
import { listGameForms } from '../match/games.ts';
import { listHomeTables } from '../lobby/table-list.ts';
import {
  changeTable,
  freeSeat,
  createTable,
  replaceSecret,
  returnTable,
  findGrantedSeat,
  sitDown,
} from '../lobby/lobby.ts';
import { startTable } from '../lobby/dice-draw.ts';
import { object, takeOver } from '../lobby/hand-on.ts';
import { isTalkOpen } from '../room/talk-phase.ts';
import { TableDeleted, type Room } from '../room/room.ts';
import type { RoomRegistry } from '../room/room-registry.ts';
import { hashSecret, makeSecret } from '../lobby/tokens.ts';
import {
  changeSettings,
  renamePerson,
  leaveSeat,
  findAccess,
  seatBot,
  type Access,
} from '../lobby/table-document.ts';
import type { ServerContext } from '../ops/context.ts';

const READY_TIMEOUT_MS = 1500;
/** What a match takes in the store, counted when it begins. */
const MATCH_BYTES = 250_000;
/** A download also waits for the store, which is no work of this thread. */
const MAX_DOWNLOAD_REST_MS = 50;

interface RouteOptions {
  readonly context: ServerContext;
  readonly rooms: RoomRegistry;
  readonly devices: DeviceCookies;
  isStopping(): boolean;
}

/** Ends a request early with a status and a body. */
class EarlyReply extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    super('answered');
    this.status = status;
    this.body = body;
  }
}

const failWith = (status: number, error: string): never => {
  throw new EarlyReply(status, { error });
};

const STATUS_BY_CODE: Readonly<Record<string, number>> = {
  'no-such-game': 400,
  'bad-data': 400,
  'not-host': 403,
  busy: 503,
};

const valueOf = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  const { code, about }: Refusal = result.error;
  throw new EarlyReply(STATUS_BY_CODE[code] ?? 409, { error: code, ...(about && { about }) });
};

const bodyOf = <S extends GenericSchema>(schema: S, request: FastifyRequest): InferOutput<S> => {
  const body = decodeBy(schema, request.body ?? {});
  if (body.ok) return body.value;
  if (body.error.path === 'name') return failWith(400, 'bad-name');
  throw new EarlyReply(400, { error: body.error.code, path: body.error.path });
};

/** Secrets come in a header, since logs and histories keep addresses. */
const secretOf = (request: FastifyRequest): string => {
  const [, secret] = /^Bearer ([\w-]{22,64})$/.exec(request.headers.authorization ?? '') ?? [];
  return secret ?? failWith(401, 'no-secret');
};

/** The names of roles in the protocol. */
const RIGHT_BY_ROLE: Readonly<Record<Access['role'], string>> = {
  seat: 'seat',
  successor: 'heir',
  former: 'former',
  guest: 'guest',
  spectator: 'spectator',
};

interface TableRequest {
  readonly room: Room;
  readonly access: Access;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
interface SeatRequest extends TableRequest {
  readonly seat: number;
}

export const registerRoutes = async (
  http: FastifyInstance,
  { context, rooms, devices, isStopping }: RouteOptions,
): Promise<void> => {
  const { limits } = context;

  http.setErrorHandler(async (error, _, reply) => {
    if (error instanceof EarlyReply) return reply.code(error.status).send(error.body);
    if (error instanceof TableDeleted) return reply.code(404).send({ error: 'no-such-table' });
    throw error;
  });

  const enter = async (request: FastifyRequest): Promise<{ readonly room: Room; readonly hash: Hash }> => {
    const { id } = request.params as { readonly id: string };
    const hash = hashSecret(secretOf(request));
    return { room: (await rooms.open(id)) ?? failWith(404, 'no-such-table'), hash };
  };
  const visit = async (request: FastifyRequest, reply: FastifyReply): Promise<TableRequest> => {
    const { room, hash } = await enter(request);
    // An unknown table and a foreign one get the same reply.
    const access = findAccess(room.doc, hash) ?? failWith(404, 'no-such-table');
    return { room, access, request, reply };
  };
  /** Runs in the room's queue; a refusal does not count there as a failed command. */
  const inMailbox = async <T>(room: Room, decide: () => Promise<T>): Promise<T> => {
    const done = await rooms.enqueue(room, () =>
      decide().then(
        value => ({ value }),
        (error: unknown) => {
          if (error instanceof EarlyReply) return error;
          throw error;
        },
      ),
    );
    if (done instanceof EarlyReply) throw done;
    return done.value;
  };
  /** Refuses what would store more than this address may. */
  const charge = (request: FastifyRequest): void => {
    const bytes = Number(request.headers['content-length'] ?? LIMITS.body);
    if (!rooms.storage.take(findNetwork(request.ip), bytes)) failWith(429, 'too-much-stored');
  };
  /** Adds a route for persons at the table, which runs in the room's queue. */
  const seated = (path: string, act: (call: SeatRequest) => Promise<unknown>): void => {
    http.post(`/api/tables/:id/${path}`, async (request, reply) => {
      const called = await visit(request, reply);
      const { room } = called;
      const hash = hashSecret(secretOf(request));
      return inMailbox(room, async () => {
        const access = findAccess(room.doc, hash);
        if (access?.role !== 'seat') return failWith(403, 'no-seat');
        return (await act({ ...called, seat: access.seat })) ?? {};
      });
    });
  };

  http.post(
    '/api/tables',
    { config: { rateLimit: { max: limits.tables, timeWindow: 60_000 } } },
    async (request, reply) => {
      if (rooms.storage.isFull) return failWith(507, 'server-full');
      const body = bodyOf(createSchema, request);
      charge(request);
      const made = valueOf(await createTable(context, body));
      devices.noteSeat(devices.findOrCreate(request, reply), made.table, made.seat);
      return reply.code(201).send(made);
    },
  );
  http.get('/api/tables/:id', async (request, reply) => {
    const { room, access } = await visit(request, reply);
    const [send, close] = [() => undefined, () => undefined];
    const subscriber = { access, secret: '', network: '', send, close };
    return {
      right: RIGHT_BY_ROLE[access.role],
      seat: 'seat' in access ? access.seat : null,
      table: room.broadcaster.tableFor(subscriber),
    };
  });
  http.post('/api/tables/:id/sit', async (request, reply) => {
    const body = bodyOf(sitSchema, request);
    const { seat: _, key, ...person } = body;
    const { room, hash } = await enter(request);
    const device = devices.findOrCreate(request, reply);
    const taken = await inMailbox(room, async () => {
      // A repetition comes before the access check, since the link of a seat that was handed on works once.
      const already = findGrantedSeat(room, key);
      if (already) return already;
      const now = findAccess(room.doc, hash) ?? failWith(404, 'no-such-table');
      if (now.role === 'successor') return valueOf(await takeOver(room, now.seat, person, key, device));
      return now.role === 'guest' ? valueOf(await sitDown(room, body)) : failWith(403, `not-as-${now.role}`);
    });
    // Another process may have freed the seat since this device was last noted here.
    devices.forgetSeat(room.doc.id, taken.seat);
    devices.noteSeat(device, room.doc.id, taken.seat);
    return reply.code(201).send(taken);
  });

  seated('person', async ({ room, seat, request }) => {
    const person = bodyOf(personSchema, request);
    if (!isTalkOpen(room.game, room.position)) failWith(409, 'talk-closed');
    valueOf(await changeTable(room, doc => renamePerson(doc, seat, person)));
  });
  // A seat was opened by its link, so this device lists its table from now on.
  seated('device', ({ room, seat, request, reply }) => {
    devices.noteSeat(devices.findOrCreate(request, reply), room.doc.id, seat);
    return Promise.resolve();
  });
  seated('leave', async ({ room, seat }) => {
    devices.forgetSeat(room.doc.id, seat);
    valueOf(await freeSeat(room, seat, doc => leaveSeat(doc, seat)));
  });
  seated('bot', async ({ room, seat, request }) => {
    const { seat: where, level } = bodyOf(botSchema, request);
    devices.forgetSeat(room.doc.id, where);
    valueOf(await freeSeat(room, where, doc => seatBot(doc, seat, where, level)));
  });
  seated('settings', async ({ room, seat, request }) => {
    const settings = bodyOf(settingsSchema, request);
    charge(request);
    valueOf(await changeTable(room, doc => changeSettings(doc, context.games, seat, settings)));
  });
  seated('start', async ({ room, seat, request }) => {
    if (rooms.storage.isFull) return failWith(507, 'server-full');
    if (!rooms.storage.take(findNetwork(request.ip), MATCH_BYTES)) return failWith(429, 'too-much-stored');
    return valueOf(await startTable(room, seat));
  });
  seated('rematch', async ({ room, request }) => {
    const { continues } = bodyOf(rematchSchema, request);
    valueOf(await returnTable(room, continues));
  });
  http.post('/api/tables/:id/secret', async (request, reply) => {
    const { key } = bodyOf(secretSchema, request);
    const { room, hash } = await enter(request);
    return inMailbox(room, async () => {
      const already = findGrantedSeat(room, key);
      if (already) return already;
      const access = findAccess(room.doc, hash) ?? failWith(404, 'no-such-table');
      if (access.role !== 'seat') return failWith(403, 'no-seat');
      devices.forgetSeat(room.doc.id, access.seat);
      return replaceSecret(room, access.seat, devices.findOrCreate(request, reply), key);
    });
  });
  http.post('/api/tables/:id/object', async (request, reply) => {
    const { room } = await visit(request, reply);
    return inMailbox(room, async () => {
      const now = findAccess(room.doc, hashSecret(secretOf(request)));
      // A repetition finds the seat returned already.
      if (now?.role === 'seat') return { returned: true };
      return now?.role === 'former' ? valueOf(await object(room, now.seat)) : failWith(403, 'no-seat');
    });
  });
  seated('links', async ({ room, seat }) => {
    if (seat !== room.doc.host) failWith(403, 'not-host');
    const [link, gallery] = [makeSecret(context.environment), makeSecret(context.environment)];
    await room.write({ doc: { ...room.doc, link: hashSecret(link), gallery: hashSecret(gallery) } });
    return { link, gallery };
  });

  http.get('/api/tables/:id/file', async (request, reply) => {
    const { room, access } = await visit(request, reply);
    const { match } = request.query as { readonly match?: unknown };
    const wanted = typeof match === 'string' ? match : undefined;
    const share = { address: findNetwork(request.ip), table: room.doc.id };
    const made = await rooms.history.run(share, async rest => {
      const started = performance.now();
      const download = await makeDownload(room, access, wanted);
      await rest(Math.min(MAX_DOWNLOAD_REST_MS, performance.now() - started));
      return download;
    });
    const file = valueOf(made ?? refuse('busy'));
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('cache-control', 'no-store')
      .send(file.text);
  });
  const offered = listGameForms(context.games);
  http.get('/api/games', () => ({ games: offered }));
  http.get('/api/home', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const device = devices.find(request);
    const { from } = request.query as { readonly from?: unknown };
    const start = typeof from === 'string' && /^\d{1,4}$/.test(from) ? Number(from) : 0;
    return device === null ? { tables: [], more: false } : listHomeTables(context, device, start);
  });

  http.get('/health', () => ({ status: 'ok' }));
  http.get('/ready', async (_, reply) => {
    const isReady =
      !isStopping() &&
      (await Promise.race([
        context.store.ping().then(
          () => true,
          () => false,
        ),
        // A database that hangs is not ready either, and a load balancer wants to know soon.
        new Promise<boolean>(done => setTimeout(done, READY_TIMEOUT_MS, false).unref()),
      ]));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not-ready' });
  });
};
