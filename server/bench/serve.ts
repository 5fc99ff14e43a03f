/**
 * Runs a server without rate limits as a process of its own, so that it can be measured. Its parent asks for
 * figures over the IPC channel.
 */
import { openStore } from '@tavola/store';
import { createApp } from '../src/app.ts';
import { games } from '@tavola/games/registry.ts';
import { systemEnvironment } from '../src/ops/environment.ts';
import { createMetrics } from '../src/ops/metrics.ts';
import { createInlineWorker } from './inline-worker.ts';
import { DEFAULT_LIMITS, type Log } from '../src/ops/context.ts';

const MANY = 1_000_000_000;

/** The figures that the parent can ask for, by name. */
export interface ServerFigures {
  /** Bytes in use after a garbage collection. */
  readonly memory: number;
  /** Seconds of processor time so far. */
  readonly cpu: number;
  /** Open subscriptions at all tables. */
  readonly people: number;
}

const complain = (about: object, message: string): void => {
  const { err } = about as { readonly err?: unknown };
  process.stderr.write(`${message}: ${err instanceof Error ? err.message : JSON.stringify(about)}\n`);
};
const silent = (): void => undefined;
const log: Log = { debug: silent, info: silent, warn: complain, error: complain };

/** Serves on a free port until the parent ends the process. */
export const serveBench = async (address: string): Promise<void> => {
  const limits = {
    ...DEFAULT_LIMITS,
    messages: { rate: MANY, burst: MANY },
    requests: MANY,
    tables: MANY,
    storagePerAddress: { rate: MANY, burst: MANY },
    socketsPerAddress: MANY,
    connections: { ...DEFAULT_LIMITS.connections, perAddress: MANY, requests: MANY },
    delay: MANY,
    idle: MANY,
  };
  const store = await openStore(address);
  const app = await createApp({
    context: {
      store,
      games,
      bots: createInlineWorker(games),
      environment: systemEnvironment,
      metrics: createMetrics(),
      log,
      limits,
    },
  });
  const port = await app.listen(0, '127.0.0.1');
  const figures: { readonly [K in keyof ServerFigures]: () => ServerFigures[K] } = {
    memory: () => {
      (globalThis as { gc?: () => void }).gc?.();
      const { heapUsed, external } = process.memoryUsage();
      return heapUsed + external;
    },
    cpu: () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1_000_000;
    },
    people: () => [...app.rooms].reduce((sum, { broadcaster }) => sum + broadcaster.subscribers.size, 0),
  };
  process.on('message', (asked: keyof ServerFigures) => process.send!(figures[asked]()));
  // The server must not outlive the benchmark.
  process.on('disconnect', () => process.exit(0));
  process.send!({ port });
};
