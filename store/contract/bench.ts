import type { Store } from '../src/index.ts';

/** The stores that the tests of the contract use. */
export interface Bench {
  /** The store that every test gets, empty. */
  readonly store: () => Store;
  /** Another one on the same place: another process, or the next one if there can only be one. */
  readonly another: () => Promise<Store>;
}
