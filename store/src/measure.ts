import { randomUUID } from 'node:crypto';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Store } from './store.ts';

export interface StoreFigures {
  /** Appends of one entry; each waits for the last one of its match. */
  readonly appendsPerSecond: number;
  /** From the call to the confirmation, in milliseconds. */
  readonly latency: { readonly p50: number; readonly p95: number; readonly p99: number };
  /** How long the event loop was blocked, in milliseconds. */
  readonly blocked: { readonly p99: number; readonly longest: number };
  /** The median time to load and parse a match of a thousand entries without a snapshot, in milliseconds. */
  readonly load: number;
}

const LOADED_ENTRIES = 1000;
const LOADS = 11;

/** An entry of average length. */
const makeEntry = (version: number): string =>
  JSON.stringify({
    t: 'answer',
    seat: version % 4,
    question: version,
    answer: [1, 2, 3],
    rolls: [[6, 3]],
    events: [{ t: 'moved', by: version % 4, from: 12, to: 17, text: 'x'.repeat(200) }],
    whispers: [],
  });

/** Writes to several matches at once as fast as it can, at a table of its own, which it deletes at the end. */
export const measureStore = async (store: Store, matches: number, seconds: number): Promise<StoreFigures> => {
  const table = `measured-${randomUUID()}`;
  await requireWritten(store.write([{ t: 'table', id: table, after: 0, doc: '{}', at: 0, deletes: null }]));
  const append = async (match: string, after: number, size = 1): Promise<void> => {
    const entries = Array.from({ length: size }, (_, i) => makeEntry(after + i));
    const at = after;
    await requireWritten(
      store.write([{ t: 'append', match, table, after, entries, at, due: at + 60_000, brief: '{}' }]),
    );
  };

  const times: number[] = [];
  const ids = Array.from({ length: matches }, () => randomUUID());
  await Promise.all(ids.map(id => append(id, 0)));
  const blocked = monitorEventLoopDelay({ resolution: 1 });
  blocked.enable();
  const started = performance.now();
  const until = started + seconds * 1000;
  await Promise.all(
    ids.map(async id => {
      for (let version = 1, from = started; from < until; version++) {
        await append(id, version);
        const now = performance.now();
        times.push(now - from);
        from = now;
      }
    }),
  );
  const elapsed = performance.now() - started;
  blocked.disable();

  const loaded = randomUUID();
  await append(loaded, 0, LOADED_ENTRIES);
  const loads: number[] = [];
  for (let i = 0; i < LOADS; i++) {
    const from = performance.now();
    const latest = await store.readMatch(loaded);
    for (const entry of latest!.entries) JSON.parse(entry);
    loads.push(performance.now() - from);
  }
  await requireWritten(store.write([{ t: 'remove', table, after: 1 }]));
  return {
    appendsPerSecond: (times.length / elapsed) * 1000,
    latency: {
      p50: findQuantile(times, 0.5),
      p95: findQuantile(times, 0.95),
      p99: findQuantile(times, 0.99),
    },
    // In nanoseconds, and including the monitor's own interval of a millisecond.
    blocked: { p99: blocked.percentile(99) / 1e6 - 1, longest: blocked.max / 1e6 - 1 },
    load: findQuantile(loads, 0.5),
  };
};

const requireWritten = async (write: ReturnType<Store['write']>): Promise<void> => {
  const written = await write;
  if (!written.ok) throw new Error(`another writer changed the match: ${JSON.stringify(written.error)}`);
};

const findQuantile = (numbers: readonly number[], q: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(q * (numbers.length - 1))] ?? 0;
