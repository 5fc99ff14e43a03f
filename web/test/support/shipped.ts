/**
 * Client and server as they are shipped. As vitest's `globalSetup` this file builds both once, before any browser test:
 * test files run side by side, and each would build the same again.
 */
import { join } from 'node:path';
import { build } from 'vite';
import { bundleServer } from '@tavola/server/bundle';
import { reportProgress } from '../../../tools/checks/progress.ts';

const WEB = join(import.meta.dirname, '../..');

/** The folder of the built client. */
export const CLIENT = join(WEB, '../.cache/shipped/web');
/** The folder of the built server. */
export const SERVER = join(WEB, '../.cache/shipped/server');

const buildClient = async (): Promise<void> => {
  const { NODE_ENV } = process.env;
  // A test runner sets 'test', which would build a development client.
  process.env['NODE_ENV'] = 'production';
  await build({
    configFile: join(WEB, 'vite.config.ts'),
    root: WEB,
    logLevel: 'error',
    build: { outDir: CLIENT, emptyOutDir: true },
  });
  process.env['NODE_ENV'] = NODE_ENV;
};

// vitest calls an export of this name.
export const setup = async (): Promise<void> => {
  reportProgress({ doing: 'building client and server' });
  await Promise.all([buildClient(), bundleServer(SERVER)]);
};

let building: Promise<void> | undefined;

/** Tests find both built; scripts that take pictures or measure build them on first use. */
export const ensureBuilt = async (): Promise<void> => {
  if (process.env['VITEST'] !== 'true') await (building ??= setup());
};
