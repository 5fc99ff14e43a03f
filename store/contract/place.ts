import type { Append, Say, Store, TableChange } from '../src/index.ts';

/** Somewhere to keep things, empty at first. */
export interface StorePlace {
  readonly open: () => Promise<Store>;
  readonly remove: () => Promise<void>;
}

/** How long a test waits for what must come, in milliseconds; nothing waits that long unless it is broken. */
export const WAIT_TIMEOUT_MS = 60_000;

/** The tests' own clock. */
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

/** A store with the table T, and the match m with as many entries. */
export const withMatch = async (store: Store, entries: number): Promise<Store> => {
  await store.write([table('T')]);
  if (entries > 0) await store.write([append('m', 0, count(1, entries))]);
  return store;
};

/** `from` to `to` as entries. */
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
