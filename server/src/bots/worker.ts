/** The thread in which bots think is a file of its own in `dist/`, since threads cannot load TypeScript on Node 20. */
import { platform, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { games } from '@tavola/games/registry.ts';
import { decide } from '@tavola/table';
import type { ThreadDecision, TimedTask, WorkerThread } from './worker-client.ts';

/** At this niceness the thread gets a third of the share of one with normal priority. */
const NICE = 5;

const { flag } = workerData as WorkerThread;
const isAborted = new Int32Array(flag);

// On Linux this slows only the thread, so people's moves go first; elsewhere it would slow the whole process.
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
