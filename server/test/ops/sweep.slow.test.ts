import { openMemoryStore, type Store } from '@tavola/store';
import { expect, test } from 'vitest';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer } from '../support/test-server.ts';
import { waitUntil } from '../support/wait.ts';

const HOUR = 3_600_000;

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
