import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { newApp } from './app.ts';
import { readConfig, type Config } from './ops/config.ts';
import { createWorkerPool } from './bots/worker-pool.ts';
import { games } from '@tavola/games/registry.ts';
import { realHost } from './ops/environment.ts';
import { newLogger } from './ops/logger.ts';
import { createMetrics } from './ops/metrics.ts';
import { openStore } from './ops/open-store.ts';
import { openThread } from './bots/worker-client.ts';
import { LIMITS } from './ops/context.ts';

/** Longer than any write takes; then the process ends all the same, and the store is as safe as after a crash. */
const GRACE = 10_000;
const DAY = 24 * 3_600_000;

const complain = (sentences: readonly string[]): never => {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

const configOf = (): Config => {
  const config = readConfig(process.env);
  return config.ok ? config.value : complain(config.error);
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const serve = async (): Promise<void> => {
  const config = configOf();
  // Standard output is for people: the address to open.
  const logger = newLogger(config.log, pino.destination(2));
  const store = await openStore(config, logger).catch((error: unknown) =>
    complain([`The store cannot be opened: ${reasonOf(error)}`]),
  );
  const shared = { host: realHost, log: logger, meters: createMetrics() };
  const minds = createWorkerPool({
    ...shared,
    threads: config.botThreads,
    milliseconds: config.botTime,
    // The build puts it beside this file.
    open: () => openThread(new URL('./bot-worker.mjs', import.meta.url)),
  });
  const world = {
    ...shared,
    store,
    games,
    minds,
    limits: { ...LIMITS, keepOver: config.keepDays * DAY },
  };
  const app = await newApp({
    world,
    logger,
    origins: config.origins,
    proxies: config.proxies,
    web: join(process.cwd(), 'web/dist'),
    protocol: join(process.cwd(), 'docs/protocol.md'),
  });
  closeWithGrace({ delay: GRACE, logger: false }, async ({ signal, err }) => {
    if (err) logger.fatal({ err }, 'stopping, since something has failed');
    else logger.info({ signal }, 'stopping');
    await app.stop();
    await minds.close();
    await store.close();
    logger.info('stopped');
  });
  const port = await app
    .listen(config.port, config.host)
    .catch((error: unknown) =>
      complain([`It cannot listen on ${config.host}:${config.port}: ${reasonOf(error)}`]),
    );
  const isEverywhere = config.host === '0.0.0.0' || config.host === '::';
  process.stdout.write(`Tavola is at http://${isEverywhere ? 'localhost' : config.host}:${port}/\n`);
  logger.info({ port, store: store.kind }, 'serving');
};

await serve();
