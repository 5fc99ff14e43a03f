import type { Append, Say, Store, TableChange } from '../src/index.ts';

/** A place that holds a store and is empty at first. */
export interface StorePlace {
  readonly open: () => Promise<Store>;
  readonly remove: () => Promise<void>;
}

/** A test waits this long for an expected event, which takes that long only if the store is broken. */
export const WAIT_TIMEOUT_MS = 60_000;

/** The tests set their own clock to this time. */
export const T0 = 1_800_000_000_000;

export const table = (id: string, after = 0, more: Partial<TableChange> = {}): TableChange => ({
  t: 'table',
  id,
  after,
  doc: `{"name":"${id}","after":${after}}`,
  at: T0,
  deletes: null,
  ...more,
});

export const append = (
  match: string,
  after: number,
  entries: readonly string[],
  more: Partial<Append> = {},
): Append => ({
  t: 'append',
  match,
  table: 'T',
  after,
  entries,
  at: T0 + after,
  due: null,
  brief: '{}',
  ...more,
});

/** Creates the table T and the match m with this many entries. */
export const withMatch = async (store: Store, entries: number): Promise<Store> => {
  await store.write([table('T')]);
  if (entries > 0) await store.write([append('m', 0, count(1, entries))]);
  return store;
};

/** Returns the numbers `from` to `to` as entries. */
export const count = (from: number, to: number): string[] =>
  Array.from({ length: to - from + 1 }, (_, i) => String(from + i));

export const DEVICE = 'd0'.repeat(32);
export const OTHER_DEVICE = 'd1'.repeat(32);

export const stored = (...value: readonly number[]) => ({ ok: true, value });
export const conflict = (version: number, id = 'm') => ({
  ok: false,
  error: { about: 'match', id, version },
});
export const tableConflict = (version: number, id = 'T') => ({
  ok: false,
  error: { about: 'table', id, version },
});

export const hold = (device: string, of: string, seat: number | null, at = T0) =>
  ({ t: 'hold', device, table: of, seat, at }) as const;

export const say = (doc: string, more: Partial<Say> = {}): Say => ({
  t: 'say',
  room: 'm',
  table: 'T',
  at: T0,
  from: null,
  to: null,
  doc: JSON.stringify(doc),
  ...more,
});
