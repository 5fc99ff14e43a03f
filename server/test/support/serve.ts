/**
 * Runs a server as a process, for tests that kill it: `serve.ts <store>` prints its port. A line `clock MILLISECONDS`
 * on its input moves its wall clock, as setting the clock of a machine does.
 */
import { createInterface } from 'node:readline';
import { verona } from '@tavola/games/verona';
import { openStore } from '@tavola/store';
import { fair } from '@tavola/kernel/test/fair.ts';
import { createInlineWorker } from '../../bench/inline-worker.ts';
import { createSteadyClock } from '../../src/ops/steady-clock.ts';
import { mapGames, DEFAULT_LIMITS, createApp, createMetrics, systemEnvironment } from '../../src/index.ts';

const complain = (about: object, message: string): void => {
  const { err } = about as { readonly err?: unknown };
  process.stderr.write(
    `${message}: ${err instanceof Error ? (err.stack ?? err.message) : JSON.stringify(about)}\n`,
  );
};
let offset = 0;
createInterface({ input: process.stdin }).on('line', line => {
  const [, moved] = /^clock (-?\d+)$/.exec(line) ?? [];
  if (moved !== undefined) offset += Number(moved);
});
const many = 1_000_000;
const games = mapGames(verona, fair);
const app = await createApp({
  context: {
    store: await openStore(process.argv[2]!),
    games,
    bots: createInlineWorker(games),
    environment: {
      ...systemEnvironment,
      now: createSteadyClock({ wall: () => Date.now() + offset, monotonic: () => performance.now() }),
    },
    metrics: createMetrics(),
    log: { debug: () => undefined, info: () => undefined, warn: complain, error: complain },
    limits: {
      ...DEFAULT_LIMITS,
      messages: { rate: many, burst: many },
      talk: { rate: many, burst: many },
      requests: many,
      tables: many,
      socketsPerAddress: many,
      delay: many,
      connections: { ...DEFAULT_LIMITS.connections, perAddress: many, requests: many },
    },
  },
});
process.stdout.write(`${await app.listen(0, '127.0.0.1')}\n`);
process.on('SIGTERM', () => void app.stop().then(() => process.exit(0)));
