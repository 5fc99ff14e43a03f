import { Worker } from 'node:worker_threads';
import type { Query, Step } from './plan.ts';

/** The statements of one write. */
export type Write = readonly Step[];
/** What came of a write: the values that the database gave, what stood in its way, or an error. */
export type Attempt =
  | { readonly given: readonly (readonly [change: number, value: number])[] }
  | { readonly refused: NonNullable<Step['guards']> }
  | { readonly trouble: string };

export type Asked =
  | { readonly t: 'commit'; readonly writes: readonly Write[] }
  | { readonly t: 'rows'; readonly queries: readonly Query[] }
  | { readonly t: 'close' };

export interface Opening {
  readonly file: string;
  readonly lock: { readonly path: string; readonly text: string };
}

/** To the thread that has the file open. */
export interface Link {
  /** Commits a group; each write is made whole or not at all. */
  readonly commit: (writes: readonly Write[]) => Promise<readonly Attempt[]>;
  /** The rows of several queries as of one moment. */
  readonly rows: (queries: readonly Query[]) => Promise<readonly (readonly unknown[])[]>;
  readonly close: () => Promise<void>;
}

type Reply = { readonly id: number } & ({ readonly value: unknown } | { readonly trouble: string });

export const openLink = (opening: Opening): Link => {
  const worker = new Worker(new URL('./sqlite-worker.mjs', import.meta.url), {
    workerData: opening,
    name: 'sqlite',
  });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  let broken: Error | undefined;

  const breakOff = (error: Error): void => {
    broken ??= error;
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  };
  worker.on('message', (reply: Reply) => {
    const caller = waiting.get(reply.id);
    // Broken off meanwhile.
    if (!caller) return;
    waiting.delete(reply.id);
    if ('value' in reply) caller.resolve(reply.value);
    else caller.reject(new Error(reply.trouble));
  });
  worker.on('error', breakOff);
  worker.on('exit', () => breakOff(new Error('the store is closed')));

  const ask = <T>(asked: Asked): Promise<T> =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      waiting.set(++last, { resolve: value => resolve(value as T), reject });
      worker.postMessage({ id: last, ...asked });
    });

  return {
    commit: writes => ask({ t: 'commit', writes }),
    rows: queries => ask({ t: 'rows', queries }),
    close: async () => {
      const ended = new Promise(resolve => worker.once('exit', resolve));
      if (broken) return;
      await ask({ t: 'close' });
      await ended;
    },
  };
};
