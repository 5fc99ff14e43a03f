import { DECISION_TIMEOUT_MS, type Decided, type Task, type Thinker } from '@tavola/table';
import type { Environment } from '../environment.ts';

/** A worker that thinks. */
export interface BotWorker {
  postMessage(task: Task): void;
  terminate(): void;
}

export interface Ears {
  hear(decided: Decided): void;
  fail(): void;
}

/** How a worker is called that thinks; any other is a host. */
export const THINKER = 'thinker';

/** Long enough for a good thought, short enough for somebody who waits. */
export const THINKING_MS = 700;

/**
 * Bots think in a worker of their own, so that the host hears its pages meanwhile. While it thinks it hears nothing, and
 * memory that both could look at is not to be had on every site: so cancelling ends the worker, and the next thought
 * starts another. One thought at a time.
 */
export const threadMind = (open: (ears: Ears) => BotWorker, after: Environment['after']): Thinker => {
  let thread: BotWorker | undefined;
  let waiting: ((decided: Decided | undefined) => void) | undefined;
  let cancelWatch: (() => void) | undefined;

  const start = (): BotWorker => {
    /** What a worker says that was ended meanwhile is for nobody. */
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
