import { Worker } from 'node:worker_threads';
import type { Decided, Task } from '@tavola/table';

/** A task with the time that its bot has. */
export interface TimedTask extends Task {
  readonly milliseconds: number;
}

/** What a thread is given when it begins. */
export interface WorkerThread {
  /** One number: not 0 as soon as nobody waits for the answer any more. */
  readonly flag: SharedArrayBuffer;
}

/** What came of a task, and how long it took. */
export interface ThreadDecision {
  readonly decided: Decided;
  readonly milliseconds: number;
}

/** Does one task at a time. A task that rejects has ended the thread with it. */
export interface BotThread {
  run(task: TimedTask): Promise<ThreadDecision>;
  /** Whatever is being thought about is to end soon, with whatever answer there is. */
  hurry(): void;
  close(): Promise<void>;
}

/** Far above what any bot needs; one that needs more ends alone. */
const MEGABYTES = 512;

export const openThread = (file: URL): BotThread => {
  const flag = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const isAborted = new Int32Array(flag);
  const worker = new Worker(file, {
    workerData: { flag } satisfies WorkerThread,
    name: 'bot',
    resourceLimits: { maxOldGenerationSizeMb: MEGABYTES },
  });
  // It must not keep a process alive that has stopped.
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
