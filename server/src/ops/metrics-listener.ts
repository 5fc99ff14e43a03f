import { createServer } from 'node:http';
import type { ListenAddress } from './config.ts';

/** Metrics in the format of Prometheus. */
export interface MetricsText {
  readonly type: string;
  readonly text: string;
}

const MAX_CONNECTIONS = 20;
const TIMEOUT_MS = 10_000;

/**
 * Serves the metrics on a listener of their own, apart from the pages, so that a proxy that passes everything on does
 * not publish them. Returns the port and the function that ends it.
 */
export const serveMetrics = async (
  read: () => Promise<MetricsText>,
  { host, port }: ListenAddress,
): Promise<{ readonly port: number; close(): void }> => {
  const server = createServer(
    { headersTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS },
    (request, reply) => {
      const isKnown = request.method === 'GET' && request.url?.split('?')[0] === '/metrics';
      if (!isKnown) return void reply.writeHead(404).end();
      void read().then(
        ({ type, text }) => reply.writeHead(200, { 'content-type': type }).end(text),
        () => reply.writeHead(500).end(),
      );
    },
  );
  server.maxConnections = MAX_CONNECTIONS;
  // Bytes that are no request end their connection.
  server.on('clientError', (_, socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  server.unref();
  return {
    port: (server.address() as { port: number }).port,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
};
