import { fair } from '@tavola/kernel/test/fair.ts';
import { createMemoryData, openMemoryStore, type Store } from '@tavola/store';
import { expect, test } from 'vitest';
import { mapGames, type AnyGame } from '../../src/index.ts';
import { createErrorLog, playRandomly, TestServer } from '../support/test-server.ts';

const game = fair as unknown as AnyGame;

test('a match that cannot be replayed leaves a table that can be read, saved to a file and deleted', async () => {
  const data = createMemoryData();
  const before = await TestServer.open({ store: openMemoryStore(data) });
  const { made, secrets, clients } = await before.startMatch(2, { game: 'fair' });
  await playRandomly(clients, 4);
  const { made: other, secrets: others } = await before.startMatch(2, { game: 'fair' });
  const broken = clients[0]!.match!;
  await before.close();

  const inner = openMemoryStore(data);
  const spoil = (entry: string): string => entry.replace(/"answer":[^,]+,/, '"answer":"x",');
  const store: Store = {
    ...inner,
    readMatch: async id => {
      const match = await inner.readMatch(id);
      return match && id === broken ? { ...match, snapshot: null, entries: match.entries.map(spoil) } : match;
    },
    readEntries: async (id, after) => {
      const entries = await inner.readEntries(id, after);
      return id === broken ? entries.map(spoil) : entries;
    },
  };
  const server = await TestServer.open({ store, log: createErrorLog() });
  const [anna, bruno] = await Promise.all(secrets.map(secret => server.join(made.table, secret)));
  expect(anna!.messages[0]).toMatchObject({ t: 'welcome', table: { broken: true, phase: 'playing' } });
  expect((await anna!.say('What has happened?')).t).toBe('done');
  expect(await anna!.vote('end')).toMatchObject({ t: 'refused', code: 'broken-match' });
  expect(await anna!.command({ t: 'answer', match: broken, seat: 0, question: 0, answer: 1 })).toMatchObject({
    t: 'refused',
    code: 'broken-match',
  });
  const { text } = await server.request(`/api/tables/${made.table}/file`, secrets[0]);
  expect(text).toContain('"t":"match"');
  // Other tables go on.
  const carla = await server.join(other.table, others[0]!);
  await carla.until(() => carla.view);
  await anna!.vote('delete');
  bruno!.send({ t: 'vote', id: 'last', match: broken, on: 'delete', yes: true });
  await anna!.untilClosed();
  expect(await store.readTable(made.table)).toBeUndefined();
});

test('a snapshot that the rules do not load is replaced by the whole log', async () => {
  const data = createMemoryData();
  const before = await TestServer.open({ store: openMemoryStore(data) });
  const { made, secrets, clients } = await before.startMatch(2, { game: 'fair' });
  await playRandomly(clients, 12);
  const { view } = clients[0]!;
  await before.close();
  const inner = openMemoryStore(data);
  const store: Store = {
    ...inner,
    readMatch: async id => {
      const match = await inner.readMatch(id);
      return match?.snapshot ? { ...match, snapshot: { ...match.snapshot, saved: '{}' } } : match;
    },
  };
  const server = await TestServer.open({ store });
  const anna = await server.join(made.table, secrets[0]!);
  await anna.until(() => anna.view);
  expect(anna.view).toEqual(view);
  server.assertNoErrors();
});

test.each([
  ['is larger than the store takes', (): unknown => ({ much: 'x'.repeat(17_000_000) })],
  ['cannot be made', (): unknown => raise()],
])('a snapshot that %s fails no move', async (_, save) => {
  const games = mapGames({ ...game, save } as AnyGame);
  const server = await TestServer.open({ games });
  const { clients } = await server.startMatch(2, { game: 'fair' });
  await playRandomly(clients);
  expect(clients[0]!.view!.over).toBe(true);
  server.assertNoErrors();
});

const raise = (): never => {
  throw new Error('this state cannot be saved');
};

test('a match that has grown beyond its bound refuses to grow, says so, and can be ended', async () => {
  const server = await TestServer.open({ limits: { matchEntries: 4 } });
  const { made, clients } = await server.startMatch(2, { game: 'fair' });
  const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
  await playRandomly(clients, 7);
  const asked = clients.find(client => client.isAsked)!;
  expect(await asked.answer(0)).toMatchObject({ t: 'refused', code: 'match-full' });
  await anna.vote('end');
  await bruno.vote('end');
  await anna.until(() => anna.view!.over);
  const { text } = await server.request(`/api/tables/${made.table}/file`, made.secret);
  expect(text).toContain('"t":"end"');
  server.assertNoErrors();
});

test('the bound on the size counts the state and not the log', async () => {
  const server = await TestServer.open({ limits: { matchSize: 3000 } });
  const { clients } = await server.startMatch(2, { game: 'fair' });
  // The log is much longer than the bound, the state is not.
  await playRandomly(clients);
  expect(clients[0]!.view!.over).toBe(true);
  const strict = await TestServer.open({ limits: { matchSize: 10 } });
  const small = await strict.startMatch(2, { game: 'fair' });
  expect(await small.clients[0]!.answer(1)).toMatchObject({ code: 'match-full' });
});

test('a table plays a bounded number of matches', async () => {
  const server = await TestServer.open({ limits: { matchesPerTable: 1 } });
  const { made, clients } = await server.startMatch(2, { game: 'fair' });
  const rematch = () => server.call(`/api/tables/${made.table}/rematch`, made.secret, {});
  for (const client of clients) await client.vote('end');
  expect((await rematch()).status).toBe(200);
  await server.start(made);
  for (const client of clients)
    await client.until(() => client.table !== null && client.view?.over === false);
  for (const client of clients) await client.vote('end');
  await clients[0]!.until(() => clients[0]!.view!.over);
  expect(await rematch()).toMatchObject({ status: 409, body: { error: 'table-full' } });
});
