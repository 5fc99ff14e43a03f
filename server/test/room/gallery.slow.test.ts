import { openMemoryStore, createMemoryData } from '@tavola/store';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer, playRandomly } from '../support/test-server.ts';

const SECOND = 1000;
let environment: FakeEnvironment;
let server: TestServer;
beforeEach(async () => {
  environment = new FakeEnvironment();
  server = await TestServer.open({ environment, limits: { heartbeat: 1e15 } });
});
afterEach(async () => {
  server.assertNoErrors();
  await server.close();
});

describe('spectators', () => {
  test('see a match later, if the table wants that, and nothing of it before', async () => {
    const { made, clients } = await server.startMatch(2, { game: 'fair', watch: { who: 'link', delay: 60 } });
    const spectator = await server.join(made.table, made.gallery);
    await spectator.until(() => spectator.view);
    await playRandomly(clients);
    const { text } = await server
      .call(`/api/tables/${made.table}/file`, made.gallery)
      .then(r => ({ text: JSON.stringify(r.body) }));
    expect(text).toContain('not-yet');
    expect(spectator.version).toBe(1);
    expect(spectator.messages.filter(m => m.t === 'table' && m.table.phase === 'over')).toEqual([]);
    const late = await server.join(made.table, made.gallery);
    await late.until(() => late.view);
    expect(late.view).toEqual(spectator.view);
    environment.advance(60 * SECOND);
    await spectator.until(() => spectator.view!.over);
    expect(spectator.view!.table).toEqual(clients[0]!.view!.table);
    await spectator.until(() => spectator.messages.some(m => m.t === 'table' && m.table.phase === 'over'));
  });

  test('with a delay see votes, pauses, the end and a rematch as late as the match', async () => {
    const { made, clients } = await server.startMatch(2, { game: 'fair', watch: { who: 'link', delay: 60 } });
    const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
    const spectator = await server.join(made.table, made.gallery);
    await spectator.until(() => spectator.view);
    const heard = spectator.texts.length;
    const first = anna.match;
    // Votes are shown while talk is open.
    for (const client of clients) await client.answer(1);
    await anna.vote('pause');
    await bruno.vote('pause');
    await bruno.vote('resume');
    await anna.vote('end');
    environment.advance(30 * SECOND);
    await bruno.vote('end');
    await server.request(`/api/tables/${made.table}/rematch`, made.secret, {});
    await server.start(made);
    await anna.until(() => anna.match !== first);
    // A spectator who joins now sees nothing either.
    const late = server.connect();
    const welcome = await late.hello(made.table, made.gallery);
    expect(welcome).toMatchObject({ match: first, table: { phase: 'playing', match: first, votes: [] } });
    expect((await spectator.command({ t: 'again' })).t).toBe('done');
    const told = spectator.messages.slice(heard).map(({ t }) => t);
    expect(told.filter(t => !['view', 'done'].includes(t))).toEqual([]);
    expect((await server.call(`/api/tables/${made.table}/file`, made.gallery)).body).toEqual({
      error: 'not-yet',
    });
    const tables = () =>
      spectator.messages.flatMap(m => (m.t === 'table' ? [[m.table.paused, m.table.votes.length]] : []));
    environment.advance(30 * SECOND);
    await spectator.until(() => tables().length >= 4);
    expect(tables()).toEqual([
      [false, 1],
      [true, 0],
      [false, 0],
      [false, 1],
    ]);
    environment.advance(30 * SECOND);
    await spectator.until(() => spectator.match !== first && spectator.view && !spectator.view.over);
    const phases = spectator.messages.flatMap(m => (m.t === 'table' ? [m.table.phase] : [])).slice(4);
    expect([...new Set(phases)]).toEqual(['over', 'lobby', 'playing']);
    expect(spectator.view).toMatchObject({ seat: null, over: false });
    expect(spectator.match).toBe(anna.match);
  });

  test('with a delay get nothing early from a server that has just started', async () => {
    const data = createMemoryData();
    const one = await TestServer.open({
      environment,
      store: openMemoryStore(data),
      limits: { heartbeat: 1e15 },
    });
    const { made, clients } = await one.startMatch(2, { game: 'fair', watch: { who: 'link', delay: 60 } });
    for (const client of clients) await client.vote('end');
    await one.close();
    const two = await TestServer.open({
      environment,
      store: openMemoryStore(data),
      limits: { heartbeat: 1e15 },
    });
    const spectator = two.connect();
    const welcome = await spectator.hello(made.table, made.gallery);
    expect(welcome.table).toMatchObject({ phase: 'playing', votes: [], deletes: null });
    environment.advance(60 * SECOND);
    await spectator.until(() => spectator.messages.some(m => m.t === 'table' && m.table.phase === 'over'));
    expect(spectator.view!.over).toBe(true);
    two.assertNoErrors();
  });

  test('with a delay keep it at a restart between matches, and in the next match', async () => {
    const data = createMemoryData();
    const open = () =>
      TestServer.open({ environment, store: openMemoryStore(data), limits: { heartbeat: 1e15 } });
    const one = await open();
    const { made, clients } = await one.startMatch(2, { game: 'fair', watch: { who: 'link', delay: 60 } });
    const first = clients[0]!.match;
    environment.advance(61 * SECOND);
    for (const client of clients) await client.vote('end');
    environment.advance(SECOND);
    await one.request(`/api/tables/${made.table}/rematch`, made.secret, {});
    await one.close();
    const file = (asked: TestServer) =>
      asked.call(`/api/tables/${made.table}/file?match=${first}`, made.gallery);

    const two = await open();
    expect((await file(two)).body).toEqual({ error: 'not-yet' });
    const welcome = await two.connect().hello(made.table, made.gallery);
    expect(welcome).toMatchObject({ match: first, table: { phase: 'playing', match: first, played: [] } });
    await two.start(made);
    await two.close();

    const three = await open();
    expect((await file(three)).body).toEqual({ error: 'not-yet' });
    const spectator = await three.join(made.table, made.gallery);
    await spectator.until(() => spectator.view);
    expect(spectator.match).toBe(first);
    expect(spectator.view!.over).toBe(false);
    environment.advance(60 * SECOND);
    await spectator.until(() => spectator.match !== first && spectator.view && !spectator.view.over);
    expect(spectator.messages.some(m => m.t === 'turn' && m.line['t'] === 'end')).toBe(true);
    expect((await file(three)).status).toBe(200);
    three.assertNoErrors();
  });

  test('see nothing at a table that wants none', async () => {
    const { made } = await server.startMatch(2, { game: 'fair' });
    const spectator = server.connect();
    const welcome = await spectator.hello(made.table, made.gallery);
    expect(welcome.match).toBeNull();
    expect(await spectator.command({ t: 'again' })).toMatchObject({ t: 'done', v: 0 });
    expect(spectator.view).toBeUndefined();
  });
});
