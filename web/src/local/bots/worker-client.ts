import type { Decided, BotThinker, Task } from './mind.ts';

/** A worker that thinks, as a mind needs it. */
export interface Thread {
  postMessage(task: Task): void;
  terminate(): void;
}

export interface Ears {
  hear(decided: Decided): void;
  fail(): void;
}

/** How a worker is called that thinks; any other is a host. */
export const THINKER = 'thinker';

/**
 * Bots think in a worker of their own, so that the host hears its pages meanwhile. While it thinks it hears nothing, and
 * memory that both could look at is not to be had on every site: so cancelling ends the worker, and the next thought
 * starts another.
 */
export const threadMind = (open: (ears: Ears) => Thread): BotThinker => {
  let thread: Thread | undefined;
  let waiting: ((decided: Decided | undefined) => void) | undefined;

  const start = (): Thread => {
    /** What a worker says that was ended meanwhile is for nobody. */
    const ifOurs = (then: () => void): void => (own === thread ? then() : undefined);
    const own = open({
      hear: decided => ifOurs(() => done(decided)),
      fail: () =>
        ifOurs(() => {
          end();
          done(undefined);
        }),
    });
    return own;
  };
  const done = (decided: Decided | undefined): void => {
    waiting?.(decided);
    waiting = undefined;
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
      thread.postMessage(task);
      return {
        decided,
        cancel: () => {
          if (waiting !== own) return;
          waiting = undefined;
          end();
        },
      };
    },
  };
};
