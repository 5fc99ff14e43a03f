import { join } from 'node:path';
import closeWithGrace from 'close-with-grace';
import { pino } from 'pino';
import { createApp } from './app.ts';
import { readConfig, type Config } from './ops/config.ts';
import { createWorkerPool } from './bots/worker-pool.ts';
import { games } from '@tavola/games/registry.ts';
import { systemEnvironment } from './ops/environment.ts';
import { createLogger } from './ops/logger.ts';
import { createMetrics } from './ops/metrics.ts';
import { reportLoopDelay } from './load/loop-delay.ts';
import { serveMetrics } from './ops/metrics-listener.ts';
import { openConfiguredStore } from './ops/open-store.ts';
import { openThread } from './bots/worker-client.ts';
import { DEFAULT_LIMITS } from './ops/context.ts';

/** Longer than any write takes. After it the process exits, and the store is as safe as after a crash. */
const SHUTDOWN_TIMEOUT_MS = 10_000;
const DEFAULT_METRICS = { host: '127.0.0.1', port: 9464 };
const DAY_MS = 24 * 3_600_000;

const exitWith = (sentences: readonly string[]): never => {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(2);
};

const configOf = (): Config => {
  const config = readConfig(process.env);
  return config.ok ? config.value : exitWith(config.error);
};

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const serve = async (): Promise<void> => {
  const config = configOf();
  // Standard output is for people: it shows the address to open.
  const logger = createLogger(config.log, pino.destination(2));
  const store = await openConfiguredStore(config, logger, error => {
    // Without its store the process could only refuse; whoever watches it starts another.
    logger.fatal({ err: error }, 'the store is lost: exiting');
    process.exit(1);
  }).catch((error: unknown) => exitWith([`The store cannot be opened: ${reasonOf(error)}`]));
  const shared = { environment: systemEnvironment, log: logger, metrics: createMetrics() };
  const bots = createWorkerPool({
    ...shared,
    threads: config.botThreads,
    milliseconds: config.botTime,
    // The build puts it beside this file.
    open: () => openThread(new URL('./bot-worker.mjs', import.meta.url)),
  });
  const context = {
    ...shared,
    store,
    games,
    bots,
    limits: {
      ...DEFAULT_LIMITS,
      keepOver: config.keepDays * DAY_MS,
      storage: config.quotaMegabytes * 1_000_000,
    },
  };
  const app = await createApp({
    context,
    logger,
    origins: config.origins,
    proxies: config.proxies,
    web: join(process.cwd(), 'web/dist'),
    protocol: join(process.cwd(), 'docs/protocol.md'),
  });
  closeWithGrace({ delay: SHUTDOWN_TIMEOUT_MS, logger: false }, async ({ signal, err }) => {
    if (err) logger.fatal({ err }, 'stopping, since something has failed');
    else logger.info({ signal }, 'stopping');
    await app.stop();
    await bots.close();
    await store.close();
    logger.info('stopped');
  });
  const port = await app
    .listen(config.port, config.host)
    .catch((error: unknown) =>
      exitWith([`It cannot listen on ${config.host}:${config.port}: ${reasonOf(error)}`]),
    );
  reportLoopDelay(shared.metrics);
  if (config.metrics !== null)
    await serveMetrics(app.readMetrics, config.metrics ?? DEFAULT_METRICS).catch((error: unknown) => {
      const complaint = `Metrics cannot be served: ${reasonOf(error)}`;
      // Nobody has asked for the default address, and a second server on this machine finds it in use.
      if (config.metrics) exitWith([complaint]);
      logger.warn({ err: error }, 'serving metrics failed');
    });
  const isEverywhere = config.host === '0.0.0.0' || config.host === '::';
  process.stdout.write(`Tavola is at http://${isEverywhere ? 'localhost' : config.host}:${port}/\n`);
  logger.info({ port, store: store.kind }, 'serving');
};

await serve();
