import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { renderFallbackPage, FALLBACK_STYLE } from './fallback-page.ts';

interface PagesOptions {
  /** The folder of the built web client. */
  readonly web?: string;
  /** The document of the protocol. */
  readonly protocol?: string;
}

const YEAR_SECONDS = 31_536_000;

/** The pages that people open in a browser. */
export const registerPages = async (
  http: FastifyInstance,
  { web, protocol }: PagesOptions,
): Promise<void> => {
  if (protocol !== undefined && existsSync(protocol))
    http.get('/protocol.md', async (_, reply) =>
      reply.type('text/markdown; charset=utf-8').send(await readFile(protocol, 'utf8')),
    );
  if (web !== undefined && existsSync(join(web, 'index.html'))) {
    await http.register(files, {
      root: web,
      index: ['index.html'],
      // The build has compressed each file already.
      preCompressed: true,
      // Built files have a hash in their name and never change; the others are revalidated.
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isBuilt = path.includes('/assets/');
        reply.setHeader('cache-control', isBuilt ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      },
    });
    return;
  }
  http.get('/page.css', (_, reply) => reply.type('text/css; charset=utf-8').send(FALLBACK_STYLE));
  http.get('/', (request, reply) =>
    reply.type('text/html; charset=utf-8').send(renderFallbackPage(request.headers['accept-language'])),
  );
};
