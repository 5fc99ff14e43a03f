import { Worker } from 'node:worker_threads';
import type { Decided, Task } from '@tavola/table';

/** A task with the time limit of its bot. */
export interface TimedTask extends Task {
  readonly milliseconds: number;
}

/** The data that a thread gets when it starts. */
export interface WorkerThread {
  /** Holds one number, which is not 0 once the answer is no longer wanted. */
  readonly flag: SharedArrayBuffer;
}

/** The result of a task and the time that it took. */
export interface ThreadDecision {
  readonly decided: Decided;
  readonly milliseconds: number;
}

/** Runs one task at a time; a rejected task has ended the thread. */
export interface BotThread {
  run(task: TimedTask): Promise<ThreadDecision>;
  /** Asks the current task to end soon with the best answer so far. */
  hurry(): void;
  close(): Promise<void>;
}

/** This is far above what a bot needs; a bot that exceeds it ends only its own thread. */
const MEGABYTES = 512;

export const openThread = (file: URL): BotThread => {
  const flag = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const isAborted = new Int32Array(flag);
  const worker = new Worker(file, {
    workerData: { flag } satisfies WorkerThread,
    name: 'bot',
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  // The thread must not keep a stopped process alive.
  worker.unref();
  let broken: Error | undefined;
  let waiting: { resolve: (done: ThreadDecision) => void; reject: (error: Error) => void } | undefined;
  const breakOff = (error: Error): void => {
    broken ??= error;
    waiting?.reject(broken);
    waiting = undefined;
  };
  worker.on('message', (done: ThreadDecision) => {
    waiting?.resolve(done);
    waiting = undefined;
  });
  worker.on('error', (error: unknown) => {
    breakOff(error instanceof Error ? error : new Error(String(error)));
    void worker.terminate();
  });
  worker.on('exit', () => breakOff(new Error('the thread has ended')));
  return {
    run: task =>
      new Promise((resolve, reject) => {
        if (broken) return reject(broken);
        Atomics.store(isAborted, 0, 0);
        waiting = { resolve, reject };
        worker.postMessage(task);
      }),
    hurry: () => void Atomics.store(isAborted, 0, 1),
    close: async () => {
      await worker.terminate();
    },
  };
};
