import type { Migration } from './sql/migrations.ts';

/** What whoever runs a store may want to measure or to log. */
export interface StoreOptions {
  /** After each group of writes that went to the disk together: how many, and how long it took. */
  readonly onCommit?: (writes: number, milliseconds: number) => void;
  /** After trouble that no caller hears of, such as a lost connection that is being made anew. */
  readonly onError?: (error: Error) => void;
  /** For tests of migrations. */
  readonly migrations?: readonly Migration[];
}
