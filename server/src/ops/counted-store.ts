import type { Store } from '@tavola/store';

/** Wraps a store so that every failed call is counted. */
export const countFailures = (store: Store, onError: () => void): Store => {
  const count =
    <A extends readonly unknown[], T>(call: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      try {
        return await call.apply(store, args as unknown as [...A]);
      } catch (error) {
        onError();
        throw error;
      }
    };
  return {
    kind: store.kind,
    write: count(store.write),
    readHead: count(store.readHead),
    readEntries: count(store.readEntries),
    readMatch: count(store.readMatch),
    readTable: count(store.readTable),
    listMatches: count(store.listMatches),
    listHoldings: count(store.listHoldings),
    readTalk: count(store.readTalk),
    listDueMatches: count(store.listDueMatches),
    listExpiredTables: count(store.listExpiredTables),
    listIdleTables: count(store.listIdleTables),
    listTableIds: count(store.listTableIds),
    dumpTable: count(store.dumpTable),
    restoreTable: count(store.restoreTable),
    ping: count(store.ping),
    listen: onNotice => store.listen(onNotice),
    announce: presence => store.announce(presence),
    close: () => store.close(),
  };
};
