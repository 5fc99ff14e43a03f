/** The thread in which bots think: a file of its own in `dist/`, as threads cannot load TypeScript on Node 20. */
import { platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { games } from '@tavola/games/registry.ts';
import { decide } from '@tavola/table';
import type { ThreadDecision, TimedTask, WorkerThread } from './worker-client.ts';

/** A third of the share of a thread that is not nice at all. */
const NICE = 5;

const { flag } = workerData as WorkerThread;
const isAborted = new Int32Array(flag);

// On Linux this is about the thread alone: people's moves go first. Elsewhere it would slow the whole process.
if (platform() === 'linux') setPriority(0, NICE);

parentPort!.on('message', ({ milliseconds, ...task }: TimedTask) => {
  const started = performance.now();
  const signal = {
    get aborted() {
      return Atomics.load(isAborted, 0) !== 0;
    },
  };
  const decided = decide(games, task, { milliseconds, now: () => performance.now(), signal });
  const done: ThreadDecision = { decided, milliseconds: performance.now() - started };
  parentPort!.postMessage(done);
});
