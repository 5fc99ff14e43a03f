import { openMemoryStore, type Store } from '@tavola/store';
import { expect, test } from 'vitest';
import { fair } from '@tavola/kernel/test/fair.ts';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer } from '../support/test-server.ts';
import { waitUntil } from '../support/wait.ts';
import { NOW, storeMatch } from '../support/worlds.ts';

const HOUR = 3_600_000;

/** Stores copies of a match of which the clock has run out, as after an outage. */
const storeOverdue = async (store: Store, count: number): Promise<string[]> => {
  await storeMatch(store, 'first', fair, 2);
  const { table, holds, matches, talk } = (await store.dumpTable('first'))!;
  const ids = Array.from({ length: count }, (_, n) => `t${n}`);
  for (const id of ids) {
    const doc = table.doc.replaceAll('"first"', `"${id}"`).replaceAll('"m-first"', `"m-${id}"`);
    const renamed = matches.map(match => ({ ...match, table: id, match: `m-${id}`, due: NOW + HOUR / 2 }));
    await store.restoreTable({ table: { ...table, id, doc }, holds, matches: renamed, talk });
  }
  return ids;
};

test('after an outage all clocks that have run out meanwhile are carried out at once', async () => {
  const store = openMemoryStore();
  const ids = await storeOverdue(store, 500);
  const environment = new FakeEnvironment(1, NOW + HOUR);
  const server = await TestServer.open({ environment, store, limits: { heartbeat: 1e15 } });
  await server.app.rooms.sweep();
  await waitUntil('every match has gone on', async () => {
    const heads = await Promise.all(ids.map(id => store.readHead(`m-${id}`)));
    return heads.every(head => head!.version > 1);
  });
  server.assertNoErrors();
});

test('tables that cannot be loaded stop no other, and are tried ever more rarely', async () => {
  const inner = openMemoryStore();
  const [good] = await storeOverdue(inner, 1);
  // More than one page of them, all more urgent.
  const broken = Array.from({ length: 250 }, (_, n) => `x${n}`);
  const brief = '{"waiting":[]}';
  for (const id of broken)
    await inner.write([
      { t: 'table', id, after: 0, doc: JSON.stringify({ match: `m-${id}` }), at: NOW, deletes: null },
      { t: 'append', match: `m-${id}`, table: id, after: 0, entries: ['{}'], at: 0, due: 1, brief },
    ]);
  let reads = 0;
  const readTable: Store['readTable'] = id => {
    if (id.startsWith('x')) reads++;
    return inner.readTable(id);
  };
  const environment = new FakeEnvironment(1, NOW + HOUR);
  const store = { ...inner, readTable };
  const server = await TestServer.open({ environment, store, limits: { heartbeat: 1e15, sweep: 1e15 } });
  await server.app.rooms.sweep();
  await waitUntil(
    'the sound match has gone on',
    async () => (await inner.readHead(`m-${good}`))!.version > 1,
  );
  expect(reads).toBe(250);
  const readsAfter = async (minutes: number): Promise<number> => {
    reads = 0;
    for (let n = 0; n < 6 * minutes; n++) {
      environment.advance(10_000);
      await server.app.rooms.sweep();
    }
    return reads / 250;
  };
  expect(await readsAfter(2)).toBe(2);
  expect(await readsAfter(10)).toBeLessThanOrEqual(4);
  expect(server.log.errors.length).toBeGreaterThan(0);
});

test('a match that cannot be loaded is logged, and the sweep goes on with the others', async () => {
  const inner = openMemoryStore();
  let spoiled = '';
  const store: Store = {
    ...inner,
    readMatch: match => (match === spoiled ? Promise.reject(new Error('spoiled')) : inner.readMatch(match)),
  };
  const environment = new FakeEnvironment();
  const server = await TestServer.open({ environment, store, limits: { heartbeat: 1e15 } });
  const settings = { game: 'fair', clock: { kind: 'slow', hours: 1, play: null } };
  const tables: string[] = [];
  for (let n = 0; n < 2; n++) {
    const { made, clients } = await server.startMatch(2, settings);
    tables.push(made.table);
    for (const client of clients) client.close();
  }
  const headOf = async (table: string) => (await store.listMatches(table))[0]!;
  const peers = (): number[] => [...server.app.rooms].map(room => room.broadcaster.subscribers.size);
  await waitUntil('nobody is there', () => peers().every(size => size === 0), peers);
  environment.advance(61_000);
  await server.app.rooms.sweep();
  expect(server.app.rooms.size).toBe(0);
  spoiled = (await headOf(tables[0]!)).match;
  // Its deadline is the earliest, so the sweep opens it first.
  for (let looks = 0; looks < 2; looks++) {
    const { version } = await headOf(tables[1]!);
    environment.advance(2 * HOUR);
    await server.app.rooms.sweep();
    await waitUntil(
      'the other match goes on',
      async () => (await headOf(tables[1]!)).version > version,
      () => headOf(tables[1]!),
    );
  }
  expect(server.log.errors).toContainEqual(expect.objectContaining({ table: tables[0] }));
  expect((await headOf(tables[0]!)).version).toBe(1);
});
