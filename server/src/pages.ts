import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import files from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { pageIn, STYLE } from './page.ts';

interface PagesOptions {
  /** The folder of the built web client. */
  readonly web?: string;
  /** The document of the protocol. */
  readonly protocol?: string;
}

/** What people see who open the address in a browser. */
export const pages = async (http: FastifyInstance, { web, protocol }: PagesOptions): Promise<void> => {
  if (protocol !== undefined && existsSync(protocol))
    http.get('/protocol.md', async (_, reply) =>
      reply.type('text/markdown; charset=utf-8').send(await readFile(protocol, 'utf8')),
    );
  if (web !== undefined && existsSync(join(web, 'index.html'))) {
    await http.register(files, { root: web, index: 'index.html' });
    // The client reads the rest of the address itself.
    http.get('/t/*', (_, reply) => reply.sendFile('index.html'));
    return;
  }
  http.get('/page.css', (_, reply) => reply.type('text/css; charset=utf-8').send(STYLE));
  for (const path of ['/', '/t/*'])
    http.get(path, (request, reply) =>
      reply.type('text/html; charset=utf-8').send(pageIn(request.headers['accept-language'])),
    );
};
