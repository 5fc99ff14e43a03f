/**
 * Runs a server whose rules take five milliseconds to check an answer, so that a test can ask for more than a core can do:
 * `slow-serve.ts <limit of the delay>` prints its port.
 */
import { openMemoryStore } from '@tavola/store';
import { fair } from '@tavola/kernel/test/fair.ts';
import { createInlineWorker } from '../../bench/inline-worker.ts';
import { mapGames, DEFAULT_LIMITS, createApp, createMetrics, systemEnvironment } from '../../src/index.ts';

export const CHECK_MS = 5;

const many = 1_000_000;
const silent = (): void => undefined;
const games = mapGames({
  ...fair,
  checkAnswer: (...asked: Parameters<typeof fair.checkAnswer>) => {
    const until = performance.now() + CHECK_MS;
    while (performance.now() < until);
    return fair.checkAnswer(...asked);
  },
});
const app = await createApp({
  context: {
    store: openMemoryStore(),
    games,
    bots: createInlineWorker(games),
    environment: systemEnvironment,
    metrics: createMetrics(),
    log: { debug: silent, info: silent, warn: silent, error: silent },
    limits: {
      ...DEFAULT_LIMITS,
      messages: { rate: many, burst: many },
      requests: many,
      tables: many,
      socketsPerAddress: many,
      delay: Number(process.argv[2]),
    },
  },
});
process.stdout.write(`${await app.listen(0, '127.0.0.1')}\n`);
