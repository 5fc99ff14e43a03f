import type { TableDump, Store } from '../src/index.ts';

/** Dumps every table of a store. */
export const allDumps = async (store: Store): Promise<readonly (TableDump | undefined)[]> =>
  Promise.all((await store.listTableIds('', 10_000)).map(id => store.dumpTable(id)));
