import type { Migration } from './sql/migrations.ts';

/** Callbacks for metrics and logs. */
export interface StoreOptions {
  /** Called after each group of writes that was committed together, with its size and duration. */
  readonly onCommit?: (writes: number, milliseconds: number) => void;
  /** Called after errors that no caller gets, such as a lost connection that is being replaced. */
  readonly onError?: (error: Error) => void;
  /** Called once if the store can never work again, as its file was taken or its thread died: end the process. */
  readonly onFatal?: (error: Error) => void;
  /** For tests of migrations. */
  readonly migrations?: readonly Migration[];
}
