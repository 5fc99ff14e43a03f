import { STATUS_CODES, type IncomingMessage, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { LIMITS } from '@tavola/protocol';
import { WebSocketServer, type WebSocket } from 'ws';

/** The status and the code of a refused upgrade. */
export interface UpgradeRefusal {
  readonly status: number;
  readonly error: string;
  /** Seconds after which the client may try again. */
  readonly retryAfter?: number;
}

interface UpgradeOptions {
  /** Decides before anything is allocated. `release` is called once when the connection ends. */
  admit(request: IncomingMessage): UpgradeRefusal | { readonly release: () => void };
  greet(ws: WebSocket, request: IncomingMessage): void;
}

/** The only path that speaks WebSocket. */
const SOCKET_PATH = '/socket';

/**
 * Upgrades connections at one path and answers all others in plain HTTP before any upgrade, so that nothing is held for
 * a client that is not served.
 */
export const acceptUpgrades = (server: Server, { admit, greet }: UpgradeOptions): WebSocketServer => {
  const sockets = new WebSocketServer({
    noServer: true,
    // Above our own limit, so that we can close with a reason; ws cuts off larger messages itself.
    maxPayload: 4 * LIMITS.message,
    perMessageDeflate: false,
  });
  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    const path = request.url?.split('?')[0];
    if (path !== SOCKET_PATH) return end(stream, { status: 404, error: 'not-found' });
    const admitted = admit(request);
    if ('error' in admitted) return end(stream, admitted);
    stream.once('close', admitted.release);
    sockets.handleUpgrade(request, stream, head, ws => greet(ws, request));
  });
  return sockets;
};

const end = (stream: Duplex, { status, error, retryAfter }: UpgradeRefusal): void => {
  const body = JSON.stringify({ error });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    ...(retryAfter === undefined ? [] : [`Retry-After: ${retryAfter}`]),
    `Content-Length: ${body.length}`,
  ];
  // A client that goes on sending must not keep the connection open.
  stream.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => stream.destroy());
};
