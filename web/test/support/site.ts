import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { CLIENT, ensureBuilt } from './shipped.ts';

const TYPES: { readonly [ending: string]: string } = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
  '.webmanifest': 'application/manifest+json',
};

/** The policy of our server, so that violations fail here too. */
const POLICY = [
  "default-src 'none'",
  "img-src 'self' data:",
  ...['script', 'style', 'font', 'connect', 'manifest', 'worker'].map(kind => `${kind}-src 'self'`),
  ...['base-uri', 'form-action', 'frame-ancestors'].map(kind => `${kind} 'none'`),
].join('; ');

export interface Site {
  readonly address: string;
  /** Stops the site, so that the client has no network. */
  stop(): Promise<void>;
}

/** Serves the client on a free local port. */
export const openSite = async (): Promise<Site> => {
  await ensureBuilt();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const wanted = normalize(join(CLIENT, pathname === '/' ? 'index.html' : pathname));
    if (!wanted.startsWith(CLIENT) || !existsSync(wanted) || !statSync(wanted).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const isPacked = existsSync(`${wanted}.br`);
    response.writeHead(200, {
      'content-type': TYPES[extname(wanted)] ?? 'application/octet-stream',
      'content-security-policy': POLICY,
      ...(isPacked && { 'content-encoding': 'br' }),
    });
    createReadStream(isPacked ? `${wanted}.br` : wanted).pipe(response);
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/`,
    stop: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        // After closing, no connection can come back.
        server.closeAllConnections();
      }),
  };
};
