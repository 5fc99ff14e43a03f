import type { Dump, Store } from '../src/index.ts';

/** Everything in a store. */
export const allDumps = async (store: Store): Promise<readonly (Dump | undefined)[]> =>
  Promise.all((await store.tables('', 10_000)).map(id => store.dump(id)));
