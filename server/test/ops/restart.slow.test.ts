import { openMemoryStore, createMemoryData, type Store } from '@tavola/store';
import { describe, expect, test, vi } from 'vitest';
import { cleanUp } from '@tavola/store/contract/clean-up.ts';
import { memoryPlace, sqlitePlace } from '@tavola/store/contract/places.ts';
import type { Client } from '../support/client.ts';
import { TestServer, waitForAll, playRandomly } from '../support/test-server.ts';

/** Reconnects a client to another server with the state that it has. */
const comeBack = async (server: TestServer, table: string, secret: string, old: Client): Promise<Client> => {
  const client = server.connect();
  client.view = old.view;
  client.match = old.match;
  client.version = old.version;
  await client.hello(table, secret, { match: old.match!, v: old.version });
  await client.until(() => client.messages.some(({ t }) => t === 'clock' || t === 'view'));
  return client;
};

describe.each([
  ['memory', memoryPlace],
  ['SQLite', sqlitePlace],
])('a restart in mid-match, on %s', (_, newPlace) => {
  test('clients are told to reconnect, do so, and the match goes on', async () => {
    const place = await newPlace();
    const first = await TestServer.open({ store: await place.open() });
    const { made, secrets, clients } = await first.startMatch(3, { game: 'fair' });
    await playRandomly(clients, 7);
    await first.app.stop();
    for (const client of clients) {
      expect(await client.untilClosed()).toEqual({ code: 1001, reason: 'come-back' });
      expect(client.messages.at(-1)!.t).toBe('stop');
    }
    await first.close();
    const second = await TestServer.open({ store: await place.open() });
    const back = await Promise.all(
      secrets.map((secret, seat) => comeBack(second, made.table, secret, clients[seat]!)),
    );
    for (const [seat, client] of back.entries()) expect(client.view).toEqual(clients[seat]!.view);
    await playRandomly(back);
    expect(back[0]!.view!.over).toBe(true);
    expect([first.log.errors, second.log.errors]).toEqual([[], []]);
  });
});

test('a silent socket does not keep the server from stopping', async () => {
  const server = await TestServer.open();
  const { clients } = await server.startMatch(2, { game: 'fair' });
  // The client reads neither `stop` nor the closing frame, so it answers neither.
  clients[0]!.ws.pause();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  cleanUp(() => vi.useRealTimers());
  let hasStopped = false;
  const stopping = server.app.stop().then(() => (hasStopped = true));
  expect(await clients[1]!.untilClosed()).toEqual({ code: 1001, reason: 'come-back' });
  expect(hasStopped).toBe(false);
  vi.advanceTimersByTime(6000);
  await stopping;
});

describe('two processes on one store', () => {
  test('serve the same match, and all clients get every entry', async () => {
    const data = createMemoryData();
    const open = (): Promise<TestServer> => TestServer.open({ store: openMemoryStore(data) });
    const [one, other] = [await open(), await open()];
    const { made, secrets } = await one.createTable(3, { game: 'fair', watch: { who: 'link', delay: 0 } });
    const anna = await one.join(made.table, secrets[0]!);
    const bruno = await other.join(made.table, secrets[1]!);
    const carla = await other.join(made.table, secrets[2]!);
    const spectator = await other.join(made.table, made.gallery);
    await one.start(made);
    const clients = [anna, bruno, carla];
    for (const client of [...clients, spectator]) await client.until(() => client.view);
    // All answer at once, so that the processes conflict.
    await Promise.all(clients.map(client => client.answer(1)));
    await waitForAll([...clients, spectator]);
    expect((await anna.say('ciao')).t).toBe('done');
    expect((await carla.next('said')).said.text).toBe('ciao');
    await playRandomly(clients);
    await waitForAll([...clients, spectator]);
    for (const client of [...clients, spectator]) expect(client.view!.table).toEqual(anna.view!.table);
    expect(anna.view!.over).toBe(true);
    expect([one.log.errors, other.log.errors]).toEqual([[], []]);
  });
});

describe('when the store fails', () => {
  test('an entry that was not stored is not broadcast, and the match goes on once the store works again', async () => {
    const inner = openMemoryStore();
    let isBroken = false;
    const store: Store = {
      ...inner,
      write: changes => (isBroken ? Promise.reject(new Error('disk full')) : inner.write(changes)),
    };
    const server = await TestServer.open({ store });
    const { made, secrets, clients } = await server.startMatch(2, { game: 'fair' });
    const [anna, bruno] = clients as [Client, Client];
    isBroken = true;
    anna.send({ t: 'answer', id: 'c1', match: anna.match, seat: 0, question: 0, answer: 1 });
    expect(await anna.untilClosed()).toEqual({ code: 4500, reason: 'failed' });
    expect(bruno.view!.asked!.answered).toEqual([]);
    isBroken = false;
    const back = await comeBack(server, made.table, secrets[0]!, anna);
    expect((await back.answer(1, 0, 'c1')).t).toBe('done');
    await bruno.until(() => bruno.view!.asked!.answered.length === 1);
    expect(server.log.errors.length).toBeGreaterThan(0);
  });
});
