import { Worker } from 'node:worker_threads';
import type { Query, Statement } from '../sql/write-plan.ts';

/** The statements of one write. */
export type WriteStatements = readonly Statement[];
/** What came of a write: the values that the database gave, what stood in its way, or an error. */
export type WriteOutcome =
  | { readonly given: readonly (readonly [change: number, value: number])[] }
  | { readonly refused: NonNullable<Statement['guards']> }
  | { readonly trouble: string };

/** A step on its way: its statement by number, since texts are sent once. -1: gives no value. */
export type SentStatement = readonly [
  statement: number,
  parameters: readonly unknown[],
  guards: boolean,
  gives: number,
  blind: boolean,
];
/** What comes back of a write: 0 if it was made and gave nothing; the number of the step that stopped it. */
export type SentOutcome =
  | 0
  | { readonly given: (readonly [number, number])[] }
  | { readonly stopped: number }
  | { readonly trouble: string };

export type WorkerRequest =
  | {
      readonly t: 'commit';
      /** Statements that follow those known already, or (`anew`) replace them. */
      readonly learn: readonly string[];
      readonly anew: boolean;
      readonly writes: readonly (readonly SentStatement[])[];
    }
  | { readonly t: 'rows'; readonly queries: readonly Query[] }
  | { readonly t: 'close' };

export interface WorkerStart {
  readonly file: string;
  readonly lock: { readonly path: string; readonly text: string };
}

/** To the thread that has the file open. */
export interface WorkerClient {
  /** Commits a group; each write is made whole or not at all. */
  readonly commit: (writes: readonly WriteStatements[]) => Promise<readonly WriteOutcome[]>;
  /** The rows of several queries as of one moment. */
  readonly rows: (queries: readonly Query[]) => Promise<readonly (readonly unknown[])[]>;
  readonly close: () => Promise<void>;
}

type WorkerReply = { readonly id: number } & ({ readonly value: unknown } | { readonly trouble: string });

export const openWorker = (opening: WorkerStart): WorkerClient => {
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
  worker.on('message', (reply: WorkerReply) => {
    const caller = waiting.get(reply.id);
    // Broken off meanwhile.
    if (!caller) return;
    waiting.delete(reply.id);
    if ('value' in reply) caller.resolve(reply.value);
    else caller.reject(new Error(reply.trouble));
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
      await ask({ t: 'close' });
      await ended;
    },
  };
};

/** No more are kept prepared; a list of unknown length in a statement would fill this otherwise. */
const MAX_STATEMENTS = 200;
const NO_VALUES: WriteOutcome = { given: [] };

/** What crosses between threads is copied piece by piece, so it is kept short: most of a write is always the same. */
const createEncoder = () => {
  const known = new Map<string, number>();
  const encode = (writes: readonly WriteStatements[]): WorkerRequest => {
    const anew = known.size >= MAX_STATEMENTS;
    if (anew) known.clear();
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
    return { t: 'commit', learn, anew, writes: sent };
  };
  return encode;
};

const decode = (writes: readonly WriteStatements[], came: readonly SentOutcome[]): readonly WriteOutcome[] =>
  came.map((one, i) => {
    if (one === 0) return NO_VALUES;
    return 'stopped' in one ? { refused: writes[i]![one.stopped]!.guards! } : one;
  });
