import { createMemoryData, openMemoryStore, type MemoryData, type Store } from '@tavola/store';
import { expect, test } from 'vitest';
import { TestServer } from '../support/test-server.ts';

/** A process whose connection for notices is lost. */
const openDeafStore = (data: MemoryData): Store => ({
  ...openMemoryStore(data),
  listen: () => () => undefined,
});

test('a client that returns to another process gets no older view than it has seen, with or without saying so', async () => {
  const data = createMemoryData();
  const one = await TestServer.open({ store: openMemoryStore(data) });
  const other = await TestServer.open({ store: openDeafStore(data) });
  const { made, secrets, clients } = await one.startMatch(2, { game: 'fair' });
  // The other process has the table in memory from now on.
  const early = await other.join(made.table, secrets[0]!);
  expect((await early.next('view')).v).toBe(1);
  for (const client of clients) await client.answer(1);
  const [anna] = clients as [(typeof clients)[0]];
  await anna.until(() => anna.version === 3);
  const returned = await other.join(made.table, secrets[1]!, { match: anna.match!, v: 3 });
  const fresh = await other.join(made.table, secrets[0]!);
  expect((await returned.next('clock')).v).toBe(3);
  expect((await fresh.next('view')).v).toBe(3);
  // Whoever was there all the time catches up too.
  await early.until(() => early.version === 3);
  other.assertNoErrors();
});

test('a client that comes back from a match which this process does not know yet finds that match', async () => {
  const data = createMemoryData();
  const one = await TestServer.open({ store: openMemoryStore(data) });
  const other = await TestServer.open({ store: openDeafStore(data) });
  const { made, secrets } = await one.createTable(2, { game: 'fair' });
  await other.join(made.table, secrets[0]!);
  await one.start(made);
  const anna = await one.join(made.table, secrets[0]!);
  await anna.until(() => anna.view);
  const returned = await other.join(made.table, secrets[0]!, { match: anna.match!, v: 1 });
  expect((await returned.next('clock')).v).toBe(1);
});

test('a store that has less than was seen is reported, and everybody sees what it has', async () => {
  const data = createMemoryData();
  // Only one process has a file, so it trusts its memory until a client knows better.
  const server = await TestServer.open({ store: { ...openMemoryStore(data), kind: 'sqlite' } });
  const { made, secrets, clients } = await server.startMatch(2, { game: 'fair' });
  for (const client of clients) await client.answer(1);
  const [anna] = clients as [(typeof clients)[0]];
  await anna.until(() => anna.version === 3);
  // Anybody can claim to have seen more, which neither counts as a loss nor hides a real one.
  const liar = await server.join(made.table, secrets[1]!, { match: anna.match!, v: 9 });
  expect((await liar.next('view')).v).toBe(3);
  const kept = data.matches.get(anna.match!)!;
  data.matches.set(anna.match!, { ...kept, head: { ...kept.head, version: 2 }, snapshot: null });
  const seen = { match: anna.match!, v: 4 };
  const returned = await server.join(made.table, secrets[1]!, seen);
  expect((await returned.next('view')).v).toBe(2);
  await anna.until(() => anna.version === 2);
  expect(server.log.errors).toEqual([{ table: made.table, seen: 3, stored: 2 }]);
  const { text } = await server.app.readMetrics();
  expect(text).toContain('tavola_store_losses_total 1');
  // The match goes on from there.
  expect((await returned.answer(2)).t).toBe('done');
});
