import { Worker } from 'node:worker_threads';
import type { Query, Statement } from '../sql/write-plan.ts';

/** The statements of one write. */
export type WriteStatements = readonly Statement[];
/** The outcome of a write: the values from the database, the conflict, or an error. */
export type WriteOutcome =
  | { readonly given: readonly (readonly [change: number, value: number])[] }
  | { readonly refused: NonNullable<Statement['guards']> }
  | { readonly error: string };

/** A statement as it is sent: by number, since its text is sent only once. `gives` -1 stands for no value. */
export type SentStatement = readonly [
  statement: number,
  parameters: readonly unknown[],
  guards: boolean,
  gives: number,
  blind: boolean,
];
/**
 * The outcome as it is sent: 0 if the write was made without values, or the number of the statement that stopped
 * it.
 */
export type SentOutcome =
  | 0
  | { readonly given: (readonly [number, number])[] }
  | { readonly stopped: number }
  | { readonly error: string };

export type WorkerRequest =
  | {
      readonly t: 'commit';
      /** New statements, which follow the known ones or (`isReset`) replace them. */
      readonly learn: readonly string[];
      readonly isReset: boolean;
      readonly writes: readonly (readonly SentStatement[])[];
    }
  | { readonly t: 'rows'; readonly queries: readonly Query[] }
  | { readonly t: 'close' };

export interface WorkerStart {
  readonly file: string;
  /** The lock, which the worker looks at before and after each commit; null where no file stands for it. */
  readonly lock: { readonly path: string; readonly inode: bigint } | null;
}

/** A client of the thread that has the file open. */
export interface WorkerClient {
  /** Commits a group; each write is made whole or not at all. */
  readonly commit: (writes: readonly WriteStatements[]) => Promise<readonly WriteOutcome[]>;
  /** The rows of several queries at one moment. */
  readonly rows: (queries: readonly Query[]) => Promise<readonly (readonly unknown[])[]>;
  readonly close: () => Promise<void>;
}

type WorkerReply = { readonly id: number } & ({ readonly value: unknown } | { readonly error: string });

/** `onFatal` is called once if the worker ends without having been closed. */
export const openWorker = (
  opening: WorkerStart,
  onFatal: (error: Error) => void = () => undefined,
): WorkerClient => {
  const worker = new Worker(new URL('./sqlite-worker.mjs', import.meta.url), {
    workerData: opening,
    name: 'sqlite',
  });
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  let last = 0;
  let broken: Error | undefined;
  let isClosing = false;

  const breakOff = (error: Error): void => {
    if (!broken && !isClosing) queueMicrotask(() => onFatal(error));
    broken ??= error;
    for (const { reject } of waiting.values()) reject(broken);
    waiting.clear();
  };
  worker.on('message', (reply: WorkerReply) => {
    const caller = waiting.get(reply.id);
    // The worker failed meanwhile.
    if (!caller) return;
    waiting.delete(reply.id);
    if ('value' in reply) caller.resolve(reply.value);
    else caller.reject(new Error(reply.error));
  });
  worker.on('error', breakOff);
  worker.on('exit', () => breakOff(new Error('the store is closed')));

  const ask = <T>(asked: WorkerRequest): Promise<T> =>
    new Promise((resolve, reject) => {
      if (broken) return reject(broken);
      waiting.set(++last, { resolve: value => resolve(value as T), reject });
      worker.postMessage({ id: last, ...asked });
    });

  const encode = createEncoder();

  return {
    commit: async writes => decode(writes, await ask<readonly SentOutcome[]>(encode(writes))),
    rows: queries => ask({ t: 'rows', queries }),
    close: async () => {
      const ended = new Promise(resolve => worker.once('exit', resolve));
      if (broken) return;
      isClosing = true;
      await ask({ t: 'close' });
      await ended;
    },
  };
};

/** Statements whose texts both sides keep. Lists of any length in a statement would otherwise fill the memory. */
const MAX_STATEMENTS = 200;
const NO_VALUES: WriteOutcome = { given: [] };

/**
 * Encodes writes in short form: messages between threads are copied piece by piece, and most of a write is the
 * same.
 */
const createEncoder = () => {
  const known = new Map<string, number>();
  const encode = (writes: readonly WriteStatements[]): WorkerRequest => {
    const isReset = known.size >= MAX_STATEMENTS;
    if (isReset) known.clear();
    const learn: string[] = [];
    const numberOf = (sql: string): number => {
      let number = known.get(sql);
      if (number === undefined) {
        known.set(sql, (number = known.size));
        learn.push(sql);
      }
      return number;
    };
    const sent = writes.map(write =>
      write.map(({ sql, parameters, guards, gives = -1, blind = false }): SentStatement => [
        numberOf(sql),
        parameters,
        guards !== undefined,
        gives,
        blind,
      ]),
    );
    return { t: 'commit', learn, isReset, writes: sent };
  };
  return encode;
};

const decode = (writes: readonly WriteStatements[], came: readonly SentOutcome[]): readonly WriteOutcome[] =>
  came.map((one, i) => {
    if (one === 0) return NO_VALUES;
    return 'stopped' in one ? { refused: writes[i]![one.stopped]!.guards! } : one;
  });
