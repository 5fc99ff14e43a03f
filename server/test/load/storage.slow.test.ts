import { openMemoryStore } from '@tavola/store';
import { expect, test } from 'vitest';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer } from '../support/test-server.ts';

const create = { game: 'fair', seats: 2, name: 'Anna' };

test('an address that has stored very much is refused for a while; its answers are not', async () => {
  const environment = new FakeEnvironment();
  const server = await TestServer.open({
    environment,
    limits: { storagePerAddress: { rate: 100, burst: 252_000 }, heartbeat: 1e15, sweep: 1e15 },
  });
  const { made, clients } = await server.startMatch(2, { game: 'fair' });
  const [anna] = clients as [(typeof clients)[0]];
  const name = 'x'.repeat(40);
  let made2 = await server.call('/api/tables', undefined, { ...create, name });
  for (let n = 0; n < 100 && made2.status === 201; n++)
    made2 = await server.call('/api/tables', undefined, { ...create, name });
  expect(made2).toMatchObject({ status: 429, body: { error: 'too-much-stored' } });
  expect(await anna.say('x'.repeat(500))).toMatchObject({ t: 'refused', code: 'too-much-stored' });
  expect((await anna.answer(1)).t).toBe('done');
  const again = await server.call(`/api/tables/${made.table}/start`, made.secret, {});
  expect(again).toMatchObject({ status: 429, body: { error: 'too-much-stored' } });
  environment.advance(60_000);
  expect(await anna.say('x'.repeat(500))).toMatchObject({ code: 'talk-closed' });
  server.assertNoErrors();
});

test.each([
  ['holds as much as it may', { used: 1001, free: null }],
  ['has a disk with little room', { used: 10, free: 200_000_000 }],
])('a store that %s takes no new tables and matches, and running ones go on', async (_, size) => {
  const inner = openMemoryStore();
  let now = { used: 10, free: null as number | null };
  const store = { ...inner, readSize: () => Promise.resolve(now) };
  const server = await TestServer.open({ store, limits: { storage: 1000 } });
  const { clients } = await server.startMatch(2, { game: 'fair' });
  const { made } = await server.createTable(2, { game: 'fair' });
  now = size;
  await server.app.rooms.sweep();
  const refusal = { status: 507, body: { error: 'server-full' } };
  expect(await server.call('/api/tables', undefined, create)).toMatchObject(refusal);
  expect(await server.call(`/api/tables/${made.table}/start`, made.secret, {})).toMatchObject(refusal);
  for (const client of clients) expect((await client.answer(1)).t).toBe('done');
  expect(server.log.errors).toEqual([size]);
  now = { used: 10, free: 300_000_000 };
  await server.app.rooms.sweep();
  expect((await server.call('/api/tables', undefined, create)).status).toBe(201);
});
