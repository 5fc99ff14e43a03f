import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { CLOSE, LIMITS as PROTOCOL_LIMITS } from '@tavola/protocol';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import type { WebSocket } from 'ws';
import { registerRoutes } from './http/routes.ts';
import { countFailures } from './ops/counted-store.ts';
import { DeviceCookies } from './http/device-cookie.ts';
import { findNetwork } from './http/client-address.ts';
import { isOwnOrigin } from './http/origin.ts';
import { registerPages } from './http/static-files.ts';
import { RoomRegistry } from './room/room-registry.ts';
import { Connection } from './socket/connection.ts';
import type { ServerContext } from './ops/context.ts';

export interface AppOptions {
  readonly context: ServerContext;
  readonly logger?: FastifyBaseLogger;
  readonly origins?: readonly string[];
  readonly proxies?: number;
  /** The folder of the built web client; without it a fallback page is served. */
  readonly web?: string;
  /** The document of the protocol, for authors of clients. */
  readonly protocol?: string;
}

export interface App {
  readonly http: FastifyInstance;
  readonly rooms: RoomRegistry;
  /** Listens and returns the port. */
  listen(port: number, host: string): Promise<number>;
  /** Refuses new commands, waits for running ones and tells clients to reconnect. */
  stop(): Promise<void>;
}

/** Only our own files, and no frame of another page around ours. */
const CONTENT_POLICY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    manifestSrc: ["'self'"],
    workerSrc: ["'self'"],
    mediaSrc: ["'self'"],
    baseUri: ["'none'"],
    formAction: ["'none'"],
    frameAncestors: ["'none'"],
  },
};

/** Routes with a rate limit: all but files and `/health`. */
const RATE_LIMITED = /^\/(api\/|socket$|ready$|metrics$)/;

const RECONNECT_SPREAD_MS = 2000;
/** Time for sockets to close by themselves when the server stops. */
const CLOSE_TIMEOUT_MS = 1500;

export const createApp = async ({
  context: given,
  logger,
  origins = [],
  proxies = 0,
  web,
  protocol,
}: AppOptions): Promise<App> => {
  const { limits, metrics, environment } = given;
  const context: ServerContext = {
    ...given,
    store: countFailures(given.store, () => metrics.storeErrors.inc()),
  };
  const http: FastifyInstance = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // A request log would hold addresses; the metrics count requests and failures are logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: PROTOCOL_LIMITS.body,
    trustProxy: proxies > 0 ? (_: string, hop: number) => hop < proxies : false,
    // Prototype poisoning is refused, not repaired.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: true,
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: (_, __, reply) => void (reply as FastifyReply).code(400).send({ error: 'malformed' }),
  });
  const rooms = new RoomRegistry(context);
  const devices = new DeviceCookies(context);
  const sockets = new Set<Connection>();
  const perAddress = new Map<string, number>();
  let isStopping = false;

  await http.register(helmet, {
    contentSecurityPolicy: CONTENT_POLICY,
    referrerPolicy: { policy: 'no-referrer' },
    // The proxy that terminates TLS sends this header.
    strictTransportSecurity: false,
  });
  await http.register(cookie);
  await http.register(rateLimit, {
    max: limits.requests,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => findNetwork(ip),
    // A first visit fetches about a hundred files, and a family shares one address. The route decides and not the
    // path, which can be written in many ways.
    allowList: ({ routeOptions }) => !RATE_LIMITED.test(routeOptions.url ?? ''),
  });
  await http.register(websocket, {
    // Above our own limit, so that we can close with a reason; ws cuts off larger messages itself.
    options: { maxPayload: 4 * PROTOCOL_LIMITS.message, perMessageDeflate: false },
  });
  http.addHook('onRequest', async (request, reply) => {
    const isSafe = request.method === 'GET' && request.headers.upgrade === undefined;
    if (!isSafe && !isOwnOrigin(request.headers.origin, request.host, origins))
      await reply.code(403).send({ error: 'other-origin' });
    else if (isStopping) await reply.code(503).header('retry-after', '2').send({ error: 'stopping' });
  });
  http.setErrorHandler(async (error: { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    const code =
      status === 429 ? 'too-many' : status === 413 ? 'too-large' : status >= 500 ? 'failed' : 'malformed';
    await reply.code(status).send({ error: code });
  });
  http.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'not-found' }));

  const greet = (ws: WebSocket, request: FastifyRequest): void => {
    const network = findNetwork(request.ip);
    const open = perAddress.get(network) ?? 0;
    if (isStopping || open >= limits.socketsPerAddress) {
      const { code, reason } = isStopping ? CLOSE.goingAway : CLOSE.tooMany;
      return ws.close(code, reason);
    }
    perAddress.set(network, open + 1);
    const socket = new Connection(rooms, context, ws, request.raw.socket);
    sockets.add(socket);
    metrics.sockets.set(sockets.size);
    ws.on('close', () => {
      sockets.delete(socket);
      metrics.sockets.set(sockets.size);
      const left = (perAddress.get(network) ?? 1) - 1;
      if (left > 0) perAddress.set(network, left);
      else perAddress.delete(network);
    });
  };
  http.route({
    method: 'GET',
    url: '/socket',
    handler: (_, reply) => reply.code(426).header('upgrade', 'websocket').send({ error: 'no-upgrade' }),
    wsHandler: greet,
  });
  await http.register(registerRoutes, { context, rooms, devices, isStopping: () => isStopping });
  await http.register(registerPages, {
    ...(web !== undefined && { web }),
    ...(protocol !== undefined && { protocol }),
  });

  let cancelBeat: (() => void) | undefined;
  const beatLater = (): void => {
    cancelBeat = environment.after(limits.heartbeat, () => {
      for (const socket of sockets) socket.checkAlive();
      rooms.announceAll();
      beatLater();
    });
  };
  beatLater();

  return {
    http,
    rooms,
    listen: async (port, address) => {
      await http.listen({ port, host: address });
      return (http.server.address() as { port: number }).port;
    },
    stop: async () => {
      isStopping = true;
      cancelBeat?.();
      for (const socket of sockets) socket.isDraining = true;
      await rooms.stop();
      // Clients come back at different moments, since the next process has to read each table.
      for (const socket of sockets)
        socket.sendAway(200 + (environment.bytes(2).readUInt16LE() % RECONNECT_SPREAD_MS));
      // A client that ignores the closing handshake must not delay the closing of the store.
      const cut = setTimeout(
        () => http.websocketServer.clients.forEach(ws => ws.terminate()),
        CLOSE_TIMEOUT_MS,
      );
      await http.close();
      clearTimeout(cut);
    },
  };
};
