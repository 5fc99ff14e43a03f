import { DECISION_TIMEOUT_MS, type Decided, type Task, type Thinker } from '@tavola/table';
import type { Environment } from '../environment.ts';

/** A worker that decides for bots. */
export interface BotWorker {
  postMessage(task: Task): void;
  terminate(): void;
}

export interface Ears {
  hear(decided: Decided): void;
  fail(): void;
}

/** The name of a worker that decides for bots; any other worker is a host. */
export const THINKER = 'thinker';

/** This is long enough for a good decision and short enough for a waiting person. */
export const THINKING_MS = 700;

/**
 * Bots think in a worker of their own, so that the host hears its pages meanwhile. A busy worker hears nothing, and
 * shared memory is not available on every site, so cancelling ends the worker and the next decision starts another.
 * There is one decision at a time.
 */
export const threadMind = (open: (ears: Ears) => BotWorker, after: Environment['after']): Thinker => {
  let thread: BotWorker | undefined;
  let waiting: ((decided: Decided | undefined) => void) | undefined;
  let cancelWatch: (() => void) | undefined;

  const start = (): BotWorker => {
    /** Ignores messages of a worker that has been ended meanwhile. */
    const ifOurs = (then: () => void): void => (own === thread ? then() : undefined);
    const own = open({
      hear: decided => ifOurs(() => done(decided)),
      fail: () => ifOurs(fail),
    });
    return own;
  };
  const done = (decided: Decided | undefined): void => {
    cancelWatch?.();
    waiting?.(decided);
    waiting = undefined;
  };
  const fail = (): void => {
    end();
    done(undefined);
  };
  const end = (): void => {
    thread?.terminate();
    thread = undefined;
  };

  return {
    think: task => {
      thread ??= start();
      let own: typeof waiting;
      const decided = new Promise<Decided | undefined>(resolve => (own = resolve));
      waiting = own;
      cancelWatch = after(THINKING_MS + DECISION_TIMEOUT_MS, () => waiting === own && fail());
      thread.postMessage(task);
      return {
        decided,
        cancel: () => {
          if (waiting !== own) return;
          cancelWatch?.();
          waiting = undefined;
          end();
        },
      };
    },
  };
};
