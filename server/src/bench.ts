/**
 * A server as a process of its own, to be measured: no limits on rates, everything else as it is. Its parent
 * asks for its memory over the channel between them.
 */
import { openStore } from '@tavola/store';
import { newApp } from './app.ts';
import { games } from './games.ts';
import { realHost } from './host.ts';
import { newMeters } from './meters.ts';
import { LIMITS, type Log } from './world.ts';

const MANY = 1_000_000_000;

/** What the parent is told. */
export interface Measured {
  /** Bytes in use, after everything that can go has gone. */
  readonly memory: number;
  readonly tables: number;
  /** Seconds of processor time so far. */
  readonly cpu: number;
}

const complain = (about: object, message: string): void => {
  const { err } = about as { readonly err?: unknown };
  process.stderr.write(`${message}: ${err instanceof Error ? err.message : JSON.stringify(about)}\n`);
};
const silent = (): void => undefined;
const log: Log = { debug: silent, info: silent, warn: complain, error: complain };

/** Serves on a port of its own until the parent ends it. */
export const serveBench = async (address: string): Promise<void> => {
  const limits = {
    ...LIMITS,
    messages: { rate: MANY, burst: MANY },
    requests: MANY,
    tables: MANY,
    socketsPerAddress: MANY,
    idle: MANY,
  };
  const store = await openStore(address);
  const app = await newApp({ world: { store, games, host: realHost, meters: newMeters(), log, limits } });
  const port = await app.listen(0, '127.0.0.1');
  process.on('message', () => {
    (globalThis as { gc?: () => void }).gc?.();
    const { heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const measured: Measured = {
      memory: heapUsed + external,
      tables: app.rooms.size,
      cpu: (user + system) / 1_000_000,
    };
    process.send!(measured);
  });
  // It must not outlive who measures it.
  process.on('disconnect', () => process.exit(0));
  process.send!({ port });
};
