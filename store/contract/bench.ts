import type { Store } from '../src/index.ts';

/** The stores that the contract tests use. */
export interface Bench {
  /** The store for the current test, which starts empty. */
  readonly store: () => Store;
  /** Opens another store on the same place: a second process, or the next one if the place allows only one. */
  readonly another: () => Promise<Store>;
}
