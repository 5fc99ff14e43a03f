import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { LIMITS as PROTOCOL_LIMITS } from '@tavola/protocol';
import fastify, {
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
} from 'fastify';
import { registerRoutes } from './http/routes.ts';
import { DeviceCookies } from './http/device-cookie.ts';
import { findClientAddress, findHost, findNetwork } from './http/client-address.ts';
import { limitConnections, connectionOptions } from './http/connection-limits.ts';
import { isOwnOrigin } from './http/origin.ts';
import { registerPages } from './http/static-files.ts';
import { RoomRegistry } from './room/room-registry.ts';
import { Connection } from './socket/connection.ts';
import { acceptUpgrades } from './socket/upgrades.ts';
import { AddressLimiter, OpenCounter } from './load/address-limits.ts';
import { LoadMonitor } from './load/load-monitor.ts';
import type { MetricsText } from './ops/metrics-listener.ts';
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
  readMetrics(): Promise<MetricsText>;
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
const RATE_LIMITED = /^\/(api\/|socket$|ready$)/;

/** What a busy server leaves for later. Those who watch it must learn that it is alive. */
const REFUSED_WHEN_BUSY = /^\/api\//;
const RETRY_AFTER_S = 2;

const RECONNECT_SPREAD_MS = 2000;
/** Time for sockets to close by themselves when the server stops. */
const CLOSE_TIMEOUT_MS = 1500;

export const createApp = async ({
  context,
  logger,
  origins = [],
  proxies = 0,
  web,
  protocol,
}: AppOptions): Promise<App> => {
  const { limits, metrics, environment } = context;
  const http: FastifyInstance = fastify({
    ...(logger ? { loggerInstance: logger } : { logger: false }),
    // A request log would hold addresses; failures are logged.
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: PROTOCOL_LIMITS.body,
    trustProxy: proxies > 0 ? (_: string, hop: number) => hop < proxies : false,
    // Prototype poisoning is refused, not repaired.
    onProtoPoisoning: 'error',
    onConstructorPoisoning: 'error',
    forceCloseConnections: true,
    ...connectionOptions(limits, proxies),
    // An address that cannot be decoded reaches no route and no hook.
    frameworkErrors: (_, __, reply) => void (reply as FastifyReply).code(400).send({ error: 'malformed' }),
  });
  const rooms = new RoomRegistry(context);
  const devices = new DeviceCookies(context);
  const sockets = new Set<Connection>();
  const openSockets = new OpenCounter(limits.socketsPerAddress);
  const newSockets = new AddressLimiter({ rate: limits.requests / 60, burst: limits.requests });
  const load = new LoadMonitor(limits.delay);
  load.start();
  let isStopping = false;

  limitConnections(http, limits, proxies);
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
  http.addHook('onRequest', async (request, reply) => {
    if (request.method !== 'GET' && !isOwnOrigin(request.headers.origin, request.host, origins))
      await reply.code(403).send({ error: 'other-origin' });
    else if (isStopping) await reply.code(503).header('retry-after', '2').send({ error: 'stopping' });
    else if (REFUSED_WHEN_BUSY.test(request.routeOptions.url ?? '') && !load.admit())
      await reply.code(503).header('retry-after', RETRY_AFTER_S).send({ error: 'busy' });
  });
  http.setErrorHandler(async (error: { statusCode?: number; code?: string }, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error, route: request.routeOptions.url }, 'request failed');
    const code =
      status === 429 ? 'too-many' : status === 413 ? 'too-large' : status >= 500 ? 'failed' : 'malformed';
    await reply.code(status).send({ error: code });
  });
  http.setNotFoundHandler((_, reply) => reply.code(404).send({ error: 'not-found' }));

  const websockets = acceptUpgrades(http.server, {
    admit: request => {
      if (isStopping) return { status: 503, error: 'stopping' };
      if (!load.admit()) return { status: 503, error: 'busy', retryAfter: RETRY_AFTER_S };
      if (!isOwnOrigin(request.headers.origin, findHost(request, proxies), origins))
        return { status: 403, error: 'other-origin' };
      const network = findNetwork(findClientAddress(request, proxies));
      const leave = newSockets.take(network, environment.now()) ? openSockets.enter(network) : undefined;
      return leave ? { release: leave } : { status: 429, error: 'too-many' };
    },
    greet: (ws, request) => {
      const network = findNetwork(findClientAddress(request, proxies));
      const socket = new Connection({ rooms, context, load, ws, stream: request.socket, network });
      sockets.add(socket);
      metrics.sockets.set(sockets.size);
      ws.on('close', () => {
        sockets.delete(socket);
        metrics.sockets.set(sockets.size);
      });
    },
  });
  http.get('/socket', (_, reply) =>
    reply.code(426).header('upgrade', 'websocket').send({ error: 'no-upgrade' }),
  );
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
    readMetrics: async () => {
      const ended = [...rooms].flatMap(({ position }) => (position ? [position.ended] : []));
      for (const state of ['running', 'over'] as const)
        metrics.matches.set({ state }, ended.filter(isOver => isOver === (state === 'over')).length);
      return { type: metrics.registry.contentType, text: await metrics.registry.metrics() };
    },
    listen: async (port, address) => {
      await http.listen({ port, host: address });
      return (http.server.address() as { port: number }).port;
    },
    stop: async () => {
      isStopping = true;
      load.stop();
      cancelBeat?.();
      for (const socket of sockets) socket.isDraining = true;
      await rooms.stop();
      // Clients come back at different moments, since the next process has to read each table.
      for (const socket of sockets)
        socket.sendAway(200 + (environment.bytes(2).readUInt16LE() % RECONNECT_SPREAD_MS));
      // A client that ignores the closing handshake must not delay the closing of the store.
      const cut = setTimeout(() => websockets.clients.forEach(ws => ws.terminate()), CLOSE_TIMEOUT_MS);
      await http.close();
      clearTimeout(cut);
    },
  };
};
