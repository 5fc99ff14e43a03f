import type { TableView } from '@tavola/protocol';
import { createMemoryData, openMemoryStore } from '@tavola/store';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer, waitForAll, playRandomly } from '../support/test-server.ts';
import { waitUntil } from '../support/wait.ts';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
let environment: FakeEnvironment;
let server: TestServer;
beforeEach(async () => {
  environment = new FakeEnvironment();
  // No socket could answer all the heartbeats of the hours that these tests skip.
  server = await TestServer.open({ environment, limits: { heartbeat: 1e15 } });
});
afterEach(async () => {
  server.assertNoErrors();
  await server.close();
});

const live = { kind: 'live', seconds: 30, bank: 60 };

describe('when the time of a person is up', () => {
  test('the absent answer is given, and not a moment before', async () => {
    const { clients } = await server.startMatch(2, { game: 'fair', clock: live });
    const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
    const { clock } = await bruno.next('view');
    expect(clock!.due).toEqual([environment.now() + 90 * SECOND, environment.now() + 90 * SECOND]);
    await anna.answer(2);
    environment.advance(90 * SECOND - 1);
    expect(bruno.isAsked).toBe(true);
    environment.advance(1);
    await bruno.until(() => bruno.view!.asked!.id === 1);
    const bids = bruno.messages.findLast(({ t }) => t === 'turn');
    expect(JSON.stringify(bids)).toContain('"bids":[2,0]');
    // The bank is empty, so the next decision has thirty seconds.
    await bruno.until(() => bruno.view!.asked!.name === 'lay');
    expect(bids).toMatchObject({ clock: { bank: [60 * SECOND, 0] } });
  });

  test('a bot decides this once', async () => {
    const { made, clients } = await server.startMatch(2, { game: 'fair', clock: live, leave: 'bot-once' });
    const [anna] = clients as [(typeof clients)[0]];
    await anna.answer(2);
    environment.advance(90 * SECOND);
    await waitForAll(clients);
    await anna.until(() => anna.view!.asked!.id === 1);
    const { table } = (await server.request(`/api/tables/${made.table}`, made.secret)) as {
      table: TableView;
    };
    expect(table.seats[1]!.away).toBe(false);
  });

  test('why the bot decided so is theirs to know, and everybody’s after the end', async () => {
    const { made, secrets, clients } = await server.startMatch(2, {
      game: 'fair',
      clock: live,
      leave: 'bot-once',
    });
    const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
    await anna.answer(2);
    environment.advance(90 * SECOND);
    await anna.until(() => anna.view!.asked!.id === 1);
    await waitForAll(clients);
    const why = '"reason":{"code":"chance"}';
    expect(bruno.texts.filter(text => text.includes(why))).toHaveLength(1);
    expect(anna.texts.join('')).not.toContain('"reason"');
    const fileFor = async (secret: string): Promise<string> =>
      String((await server.request(`/api/tables/${made.table}/file`, secret))['text']);
    expect(await fileFor(secrets[0]!)).not.toContain('"reason"');
    expect(await fileFor(secrets[1]!)).toContain(why);
    await playRandomly(clients);
    await anna.until(() => anna.messages.some(m => m.t === 'table' && m.table.phase === 'over'));
    expect(anna.texts.join('')).not.toContain('"reason"');
    expect(await fileFor(secrets[0]!)).toContain(why);
  });

  test('a bot plays on until they return', async () => {
    const { made, secrets, clients } = await server.startMatch(2, {
      game: 'fair',
      clock: live,
      leave: 'bot',
    });
    const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
    bruno.close();
    await anna.answer(2);
    environment.advance(90 * SECOND);
    await anna.until(() => anna.view!.asked!.id >= 1 && anna.isAsked);
    const question = anna.view!.asked!.id;
    await anna.answer([0, 0, 0]);
    // No time passes, yet the other seat has laid, the next bids are open and the bot has bid.
    await anna.until(() => anna.view!.asked!.id > question && anna.view!.asked!.answered.includes(1));
    const back = await server.join(made.table, secrets[1]!);
    expect(back.messages[0]).toMatchObject({ t: 'welcome', table: { seats: [{}, { away: false }] } });
    await anna.answer(1);
    await back.until(() => back.view!.asked!.name === 'lay');
    expect(back.view!.asked!.answered).toEqual([]);
  });

  test('a match without clients goes on, and its table leaves memory', async () => {
    const clock = { kind: 'slow', hours: 1, play: null };
    const { made, clients } = await server.startMatch(2, { game: 'fair', clock });
    for (const client of clients) client.close();
    const peers = (): number[] => [...server.app.rooms].map(room => room.broadcaster.subscribers.size);
    await waitUntil('nobody is there', () => peers().every(size => size === 0), peers);
    // Each sweep wakes the due tables, and the table is released between two of them.
    const isOver = async (): Promise<boolean> => {
      const [head] = await server.store.listMatches(made.table);
      return (JSON.parse(head!.brief) as { over: boolean }).over;
    };
    let rounds = 0;
    let away = 0;
    while (!(await isOver()) && rounds++ < 100) {
      environment.advance(61 * SECOND);
      await server.app.rooms.sweep();
      if (server.app.rooms.size === 0) away++;
      environment.advance(2 * HOUR);
      await server.app.rooms.sweep();
      await new Promise(done => setImmediate(done));
    }
    expect(await isOver()).toBe(true);
    expect(away).toBeGreaterThan(0);
  });

  test('nights do not count at a slow table', async () => {
    const clock = { kind: 'slow', hours: 2, play: { from: 8 * 60, to: 20 * 60, zone: 'UTC' } };
    environment.advance(7 * HOUR + HOUR / 2);
    const { clients } = await server.startMatch(2, { game: 'fair', clock });
    const { clock: shown } = await clients[0]!.next('view');
    expect(new Date(shown!.due[0]!).toISOString()).toBe('2026-11-17T09:30:00.000Z');
  });
});

describe('what the people of a table decide', () => {
  test('a pause needs all; nothing happens in it; one is enough to go on', async () => {
    const { clients } = await server.startMatch(2, { game: 'fair', clock: live });
    const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
    expect((await anna.vote('pause')).t).toBe('done');
    await bruno.vote('pause');
    await bruno.until(() => bruno.messages.some(m => m.t === 'table' && m.table.paused));
    expect(await anna.answer(1)).toMatchObject({ code: 'paused' });
    environment.advance(100 * HOUR);
    expect(bruno.view!.asked!.id).toBe(0);
    await anna.vote('resume');
    expect((await anna.answer(1)).t).toBe('done');
    environment.advance(89 * SECOND);
    expect(bruno.isAsked).toBe(true);
    environment.advance(SECOND);
    await bruno.until(() => bruno.view!.asked!.id === 1);
  });

  test('a match is given up when all agree; its file is then open', async () => {
    const { made, clients } = await server.startMatch(2, { game: 'fair' });
    const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
    await anna.vote('end');
    await anna.vote('end', false);
    expect((await bruno.vote('end')).t).toBe('done');
    expect(bruno.view!.over).toBe(false);
    await anna.vote('end');
    await bruno.until(() => bruno.view!.over);
    expect(bruno.view!.asked).toBeNull();
    expect(await anna.answer(1, 0)).toMatchObject({ code: 'over' });
    const { text } = await server.request(`/api/tables/${made.table}/file`, made.secret);
    expect(text).toContain('"outcome":null');
  });

  test('a table is deleted by all its people, or when its announced time has come', async () => {
    const { made, clients } = await server.startMatch(2, { game: 'fair' });
    const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
    expect(await anna.vote('delete')).toMatchObject({ code: 'playing' });
    for (const client of clients) await client.vote('end');
    await anna.vote('delete');
    bruno.send({ t: 'vote', id: 'last', match: bruno.table, on: 'delete', yes: true });
    expect(await anna.untilClosed()).toMatchObject({ reason: 'revoked' });
    expect(await server.store.readTable(made.table)).toBeUndefined();

    const { made: other } = await server.createTable(2, { game: 'fair' });
    // An action at the table restarts the time.
    environment.advance(20 * 24 * HOUR);
    await server.request(`/api/tables/${other.table}/person`, other.secret, { name: 'Anna again' });
    environment.advance(20 * 24 * HOUR);
    await server.app.rooms.sweep();
    const { table } = (await server.request(`/api/tables/${other.table}`, other.secret)) as {
      table: { deletes: number };
    };
    environment.advance(table.deletes - environment.now() + 1);
    await server.app.rooms.sweep();
    expect(await server.store.readTable(other.table)).toBeUndefined();

    const { made: idle, clients: slow } = await server.startMatch(2, { game: 'fair' });
    environment.advance(366 * 24 * HOUR);
    await server.app.rooms.sweep();
    const [carla] = slow as [(typeof slow)[0]];
    expect((await carla.next('table')).table.deletes).toBeGreaterThan(environment.now());
    // Everybody would see that it is called off, and so that somebody has left an order.
    const order = { t: 'order', match: carla.match, seat: 0, order: 'never-bid', answer: [] };
    expect((await carla.command(order)).t).toBe('done');
    expect((await server.store.readTable(idle.table))!.deletes).not.toBeNull();
    expect((await carla.answer(1)).t).toBe('done');
    expect((await server.store.readTable(idle.table))!.deletes).toBeNull();
  });
});

describe('after a restart with a clock that is an hour behind', () => {
  const reopen = async (settings: object) => {
    const data = createMemoryData();
    const late = new FakeEnvironment(1, environment.now() + HOUR);
    const before = await TestServer.open({ environment: late, store: openMemoryStore(data) });
    const { made, secrets } = await before.createTable(2, { game: 'fair', ...settings });
    await before.start(made);
    await before.close();
    const after = await TestServer.open({ environment, store: openMemoryStore(data) });
    const anna = await after.join(made.table, secrets[0]!);
    await anna.until(() => anna.view);
    return anna;
  };

  test('a question counts from the restart, so that nobody has an hour more', async () => {
    const anna = await reopen({ clock: live });
    const { clock } = await anna.next('view');
    expect(clock!.due[0]).toBe(environment.now() + 90 * SECOND);
  });
});

describe('bots at the table', () => {
  test('play with people to the end', async () => {
    const { clients } = await server.startMatch(1, { game: 'verona' }, 3);
    await playRandomly(clients);
    expect(clients[0]!.view!.over).toBe(true);
  });
});
