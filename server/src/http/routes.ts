import type { Refusal, Result } from '@tavola/kernel';
import {
  botSchema,
  createSchema,
  decodeBy,
  personSchema,
  secretSchema,
  settingsSchema,
  sitSchema,
} from '@tavola/protocol';
import type { Hash } from '@tavola/store';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GenericSchema, InferOutput } from 'valibot';
import type { Devices } from './device-cookie.ts';
import { fileFor } from '../match/download.ts';
import { gameForms } from '../match/games.ts';
import { home } from '../lobby/table-list.ts';
import { change, createTable, replaceSecret, seatedBy, sitDown, start, takeOver } from '../lobby/lobby.ts';
import { TableDeleted, type Room } from '../room/room.ts';
import type { Rooms } from '../room/room-registry.ts';
import { hashOf, makeSecret } from '../lobby/tokens.ts';
import {
  backToLobby,
  configure,
  named,
  leave,
  rightOf,
  seatBot,
  type Access,
} from '../lobby/table-document.ts';
import type { ServerContext } from '../ops/context.ts';

/** Milliseconds. */
const READY_TIMEOUT_MS = 1500;

interface ApiOptions {
  readonly world: ServerContext;
  readonly rooms: Rooms;
  readonly devices: Devices;
  isStopping(): boolean;
}

/** Ends a request with a code. */
class Answered extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, body: object) {
    super('answered');
    this.status = status;
    this.body = body;
  }
}

const refuse = (status: number, error: string): never => {
  throw new Answered(status, { error });
};

const STATUS: Readonly<Record<string, number>> = { 'no-such-game': 400, 'bad-data': 400, 'not-host': 403 };

const valueOf = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  const { code, about }: Refusal = result.error;
  throw new Answered(STATUS[code] ?? 409, { error: code, ...(about && { about }) });
};

const bodyOf = <S extends GenericSchema>(schema: S, request: FastifyRequest): InferOutput<S> => {
  const body = decodeBy(schema, request.body ?? {});
  if (body.ok) return body.value;
  throw new Answered(400, { error: body.error.code, path: body.error.path });
};

/** The secret comes in a header: never in an address, which logs and histories keep. */
const secretOf = (request: FastifyRequest): string => {
  const [, secret] = /^Bearer ([\w-]{22,64})$/.exec(request.headers.authorization ?? '') ?? [];
  return secret ?? refuse(401, 'no-secret');
};

interface Visit {
  readonly room: Room;
  readonly right: Access;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}
interface Call extends Visit {
  readonly seat: number;
}

export const api = async (
  http: FastifyInstance,
  { world, rooms, devices, isStopping }: ApiOptions,
): Promise<void> => {
  const { limits } = world;

  http.setErrorHandler(async (error, _, reply) => {
    if (error instanceof Answered) return reply.code(error.status).send(error.body);
    if (error instanceof TableDeleted) return reply.code(404).send({ error: 'no-such-table' });
    throw error;
  });

  const enter = async (request: FastifyRequest): Promise<{ readonly room: Room; readonly hash: Hash }> => {
    const { id } = request.params as { readonly id: string };
    const hash = hashOf(secretOf(request));
    return { room: (await rooms.open(id)) ?? refuse(404, 'no-such-table'), hash };
  };
  const visit = async (request: FastifyRequest, reply: FastifyReply): Promise<Visit> => {
    const { room, hash } = await enter(request);
    // One and the same reply for a table that is not there and for one that is not yours.
    const right = rightOf(room.doc, hash) ?? refuse(404, 'no-such-table');
    return { room, right, request, reply };
  };
  /** In the mailbox of a table; a refusal there is no trouble of the table. */
  const inMailbox = async <T>(room: Room, decide: () => Promise<T>): Promise<T> => {
    const done = await rooms.act(room, () =>
      decide().then(
        value => ({ value }),
        (error: unknown) => {
          if (error instanceof Answered) return error;
          throw error;
        },
      ),
    );
    if (done instanceof Answered) throw done;
    return done.value;
  };
  /** A request by somebody who sits at the table, in its mailbox. */
  const seated = (path: string, act: (call: Call) => Promise<unknown>): void => {
    http.post(`/api/tables/:id/${path}`, async (request, reply) => {
      const called = await visit(request, reply);
      const { room } = called;
      const hash = hashOf(secretOf(request));
      return inMailbox(room, async () => {
        const right = rightOf(room.doc, hash);
        if (right?.as !== 'seat') return refuse(403, 'no-seat');
        return (await act({ ...called, seat: right.seat })) ?? {};
      });
    });
  };

  http.post(
    '/api/tables',
    { config: { rateLimit: { max: limits.tables, timeWindow: 60_000 } } },
    async (request, reply) => {
      const made = valueOf(await createTable(world, bodyOf(createSchema, request)));
      devices.note(devices.named(request, reply), made.table, made.seat);
      return reply.code(201).send(made);
    },
  );
  http.get('/api/tables/:id', async (request, reply) => {
    const { room, right } = await visit(request, reply);
    const peer = { right, secret: '', send: () => undefined, close: () => undefined };
    return { right: right.as, seat: 'seat' in right ? right.seat : null, table: room.tableFor(peer) };
  });
  http.post('/api/tables/:id/sit', async (request, reply) => {
    const body = bodyOf(sitSchema, request);
    const { seat: _, key, ...person } = body;
    const { room, hash } = await enter(request);
    const device = devices.named(request, reply);
    const taken = await inMailbox(room, async () => {
      // Before the link is looked at: that of a seat which was handed on is good once.
      const already = seatedBy(room, key);
      if (already) return already;
      const now = rightOf(room.doc, hash) ?? refuse(404, 'no-such-table');
      if (now.as === 'heir') return valueOf(await takeOver(room, now.seat, person, key));
      return now.as === 'guest' ? valueOf(await sitDown(room, body)) : refuse(403, `not-as-${now.as}`);
    });
    devices.note(device, room.doc.id, taken.seat);
    return reply.code(201).send(taken);
  });

  seated('person', async ({ room, seat, request }) => {
    const person = bodyOf(personSchema, request);
    valueOf(await change(room, doc => named(doc, seat, person)));
  });
  // A seat was opened by its link: this device has it on its home page from now on.
  seated('device', ({ room, seat, request, reply }) => {
    devices.note(devices.named(request, reply), room.doc.id, seat);
    return Promise.resolve();
  });
  seated('leave', async ({ room, seat }) => valueOf(await change(room, doc => leave(doc, seat))));
  seated('bot', async ({ room, seat, request }) => {
    const { seat: where, level } = bodyOf(botSchema, request);
    valueOf(await change(room, doc => seatBot(doc, seat, where, level)));
  });
  seated('settings', async ({ room, seat, request }) => {
    const settings = bodyOf(settingsSchema, request);
    valueOf(await change(room, doc => configure(doc, world.games, seat, settings)));
  });
  seated('start', async ({ room, seat }) => valueOf(await start(room, seat)));
  seated('rematch', async ({ room }) => valueOf(await change(room, backToLobby)));
  http.post('/api/tables/:id/secret', async (request, reply) => {
    const { key } = bodyOf(secretSchema, request);
    const { room, hash } = await enter(request);
    return inMailbox(room, async () => {
      const already = seatedBy(room, key);
      if (already) return already;
      const right = rightOf(room.doc, hash) ?? refuse(404, 'no-such-table');
      if (right.as !== 'seat') return refuse(403, 'no-seat');
      devices.forget(room.doc.id, right.seat);
      return replaceSecret(room, right.seat, devices.named(request, reply), key);
    });
  });
  seated('links', async ({ room, seat }) => {
    if (seat !== room.doc.host) refuse(403, 'not-host');
    const [link, gallery] = [makeSecret(world.host), makeSecret(world.host)];
    await room.write({ doc: { ...room.doc, link: hashOf(link), gallery: hashOf(gallery) } });
    return { link, gallery };
  });

  http.get('/api/tables/:id/file', async (request, reply) => {
    const { room, right } = await visit(request, reply);
    const { match } = request.query as { readonly match?: unknown };
    const file = valueOf(await fileFor(room, right, typeof match === 'string' ? match : undefined));
    return reply
      .type('application/x-ndjson; charset=utf-8')
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .header('cache-control', 'no-store')
      .send(file.text);
  });
  const offered = gameForms(world.games);
  http.get('/api/games', () => ({ games: offered }));
  http.get('/api/home', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const device = devices.of(request);
    return { tables: device === null ? [] : await home(world, device) };
  });

  http.get('/health', () => ({ status: 'ok' }));
  http.get('/ready', async (_, reply) => {
    const isReady =
      !isStopping() &&
      (await Promise.race([
        world.store.ping().then(
          () => true,
          () => false,
        ),
        // A database that hangs is no store either, and whoever asks wants to know soon.
        new Promise<boolean>(done => setTimeout(done, READY_TIMEOUT_MS, false).unref()),
      ]));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not-ready' });
  });
  http.get('/metrics', async (_, reply) => {
    const { registry, matches } = world.meters;
    const ended = [...rooms].flatMap(({ position }) => (position ? [position.ended] : []));
    for (const state of ['running', 'over'] as const)
      matches.set({ state }, ended.filter(isOver => isOver === (state === 'over')).length);
    return reply.type(registry.contentType).send(await registry.metrics());
  });
};
