import { openMemoryStore, type Store } from '@tavola/store';
import { expect, test } from 'vitest';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer } from '../support/test-server.ts';

test('an answer may be changed so often and no more; the question can still be answered by all', async () => {
  const server = await TestServer.open({ limits: { changes: 5 } });
  const { clients } = await server.startMatch(2, { game: 'fair' });
  const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
  const match = { match: anna.match, seat: 0, question: 0 };
  expect((await anna.answer(1)).t).toBe('done');
  for (let n = 0; n < 4; n++) expect((await anna.answer(n % 2)).t).toBe('done');
  expect((await anna.command({ t: 'withdraw', ...match })).t).toBe('done');
  // A player who has used up all changes can still give a last answer, which stands.
  expect((await anna.answer(2)).t).toBe('done');
  const refusal = { t: 'refused', code: 'too-many-changes' };
  expect(await anna.answer(3)).toMatchObject(refusal);
  expect(await anna.command({ t: 'withdraw', ...match })).toMatchObject(refusal);
  expect((await bruno.answer(1)).t).toBe('done');
  for (const client of clients) await client.until(() => client.view!.asked!.id === 1);
  const asked = clients.find(({ isAsked }) => isAsked)!;
  expect((await asked.answer([0, 0, 0])).t).toBe('done');
  server.assertNoErrors();
});

test('pages of the past are counted for each reader, spectators together', async () => {
  const environment = new FakeEnvironment();
  const server = await TestServer.open({
    environment,
    limits: { history: { rate: 1, burst: 3 }, heartbeat: 1e15 },
  });
  const { made, clients } = await server.startMatch(2, { game: 'fair', watch: { who: 'link', delay: 0 } });
  const watchers = [await server.join(made.table, made.gallery), await server.join(made.table, made.gallery)];
  const page = async (client: (typeof clients)[0], id: string): Promise<string> => {
    const from = client.messages.length;
    client.send({ t: 'history', id, match: client.match, after: 0, limit: 5 });
    return client.until(() => client.messages.slice(from).find(m => 'id' in m && m.id === id)?.t);
  };
  for (const client of watchers) await client.until(() => client.view);
  const [a, b] = watchers as [(typeof clients)[0], (typeof clients)[0]];
  const told = [await page(a, '1'), await page(b, '2'), await page(a, '3'), await page(b, '4')];
  expect(told).toEqual(['lines', 'lines', 'lines', 'refused']);
  expect(await page(clients[0]!, '5')).toBe('lines');
  environment.advance(1000);
  expect(await page(b, '6')).toBe('lines');
  server.assertNoErrors();
});

test('large messages that wait close the socket before they fill the memory', async () => {
  const inner = openMemoryStore();
  let release: (() => void) | undefined;
  let isSlow = false;
  const slowly: Store['write'] = async changes => {
    if (isSlow) await new Promise<void>(done => (release = done));
    return inner.write(changes);
  };
  const server = await TestServer.open({ store: { ...inner, write: slowly } });
  const { clients } = await server.startMatch(2, { game: 'fair' });
  const [anna] = clients as [(typeof clients)[0]];
  isSlow = true;
  anna.send({ t: 'answer', id: 'first', match: anna.match, seat: 0, question: 0, answer: 1 });
  const answer = 'x'.repeat(60_000);
  for (let n = 0; n < 8; n++)
    anna.send({ t: 'answer', id: `big${n}`, match: anna.match, seat: 0, question: 0, answer });
  expect(await anna.untilClosed()).toEqual({ code: 4029, reason: 'too-many' });
  isSlow = false;
  release!();
  server.assertNoErrors();
});
