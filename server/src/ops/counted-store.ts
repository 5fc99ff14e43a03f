import type { Store } from '@tavola/store';

/** A store whose failed calls are counted, whoever makes them. */
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
    head: count(store.head),
    read: count(store.read),
    latest: count(store.latest),
    table: count(store.table),
    matches: count(store.matches),
    home: count(store.home),
    talk: count(store.talk),
    due: count(store.due),
    doomed: count(store.doomed),
    idle: count(store.idle),
    tables: count(store.tables),
    dump: count(store.dump),
    put: count(store.put),
    ping: count(store.ping),
    listen: onNotice => store.listen(onNotice),
    announce: presence => store.announce(presence),
    close: () => store.close(),
  };
};
