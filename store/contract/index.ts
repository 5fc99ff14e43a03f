import { afterAll, beforeAll, beforeEach, describe } from 'vitest';
import type { Store } from '../src/index.ts';
import { allTests } from './all.ts';
import type { Bench } from './bench.ts';
import { deviceTests } from './devices.ts';
import { dumpTests } from './dumps.ts';
import { listTests } from './lists.ts';
import { logTests } from './log.ts';
import type { StorePlace } from './place.ts';
import { sharedTests } from './shared.ts';
import { tableTests } from './tables.ts';
import { talkTests } from './talk.ts';

export { memoryPlace, sqlitePlace, type FilePlace } from './places.ts';
export { postgresPlace, withPostgres, type SchemaPlace } from './postgres.ts';
export type { StorePlace } from './place.ts';

export interface Traits {
  /** Whether several processes can have a store open on one place. */
  readonly shared: boolean;
}

/** S1 to S17 of SPEC.md. The tests share a place and empty it before each test, since creating one is slow. */
export const storeContract = (
  name: string,
  newPlace: () => Promise<StorePlace>,
  { shared }: Traits,
): void => {
  describe(name, () => {
    let place: StorePlace;
    let stores: Store[] = [];
    const closeAll = async (): Promise<void> => {
      await Promise.all(stores.map(store => store.close()));
      stores = [];
    };
    beforeAll(async () => {
      place = await newPlace();
    });
    afterAll(async () => {
      await closeAll();
      await place.remove();
    });
    beforeEach(async () => {
      const isOpen = stores.length === 1 && (await stores[0]!.ping().then(...YES_OR_NO));
      if (!isOpen) {
        await closeAll();
        stores = [await place.open()];
      }
      await empty(stores[0]!);
    });
    const bench: Bench = {
      store: () => stores[0]!,
      another: async () => {
        const store = await place.open();
        stores.push(store);
        return store;
      },
    };
    for (const tests of [logTests, tableTests, deviceTests, talkTests, listTests, allTests, dumpTests])
      tests(bench);
    if (shared) sharedTests(bench);
  });
};

const YES_OR_NO = [() => true, () => false] as const;

const empty = async (store: Store): Promise<void> => {
  const ids = await store.listTableIds('', 10_000);
  const tables = await Promise.all(ids.map(id => store.readTable(id)));
  await store.write(
    tables.flatMap(table => (table ? [{ t: 'remove', table: table.id, after: table.version } as const] : [])),
  );
};
