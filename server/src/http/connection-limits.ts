import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { OpenCounter } from '../load/address-limits.ts';
import type { ServerLimits } from '../ops/context.ts';
import { findNetwork } from './client-address.ts';

/** Browsers reuse a connection soon; proxies keep theirs for a minute, and must not be the last to know it has ended. */
const KEEP_ALIVE_MS = { direct: 10_000, proxied: 72_000 };

const STATUS_BY_ERROR: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers bytes that are no request. They are not logged: they are a stranger's, and may hold a secret. */
const answerMalformed = ({ code }: { readonly code?: string }, socket: Socket): void => {
  const status = STATUS_BY_ERROR[code ?? ''] ?? 400;
  const body = '{"error":"malformed"}';
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Length: ${body.length}\r\nContent-Type: application/json`;
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  socket.end(`${head}\r\nConnection: close\r\n\r\n${body}`, () => socket.destroy());
};

/** Options of Fastify: the time limits of headers, bodies and idle connections, and what ends a broken one. */
export const connectionOptions = ({ connections }: ServerLimits, proxies: number) => ({
  clientErrorHandler: answerMalformed,
  requestTimeout: connections.request,
  // Nothing is read or written: a slow request or a client that does not read its reply.
  connectionTimeout: connections.idle,
  keepAliveTimeout: proxies > 0 ? KEEP_ALIVE_MS.proxied : KEEP_ALIVE_MS.direct,
  http: {
    headersTimeout: connections.headers,
    connectionsCheckingInterval: Math.max(50, Math.min(2000, connections.headers / 4)),
  },
});

/**
 * Counts the connections of each address, and the requests that it has under way: each of them may hold a body of the
 * largest size. All connections of a proxy have its own address, so behind one only the requests count.
 */
export const limitConnections = (
  http: FastifyInstance,
  { connections }: ServerLimits,
  proxies: number,
): void => {
  const { server } = http;
  server.maxConnections = connections.total;
  if (proxies === 0) {
    const open = new OpenCounter(connections.perAddress);
    server.on('connection', socket => {
      const leave = open.enter(findNetwork(socket.remoteAddress ?? ''));
      if (leave) socket.once('close', leave);
      else socket.destroy();
    });
  }
  const underWay = new OpenCounter(connections.requests);
  http.addHook('onRequest', async (request, reply) => {
    const leave = underWay.enter(findNetwork(request.ip));
    if (leave) reply.raw.once('close', leave);
    else await reply.code(429).header('connection', 'close').send({ error: 'too-many' });
  });
};
