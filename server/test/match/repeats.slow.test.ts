import { openMemoryStore, createMemoryData } from '@tavola/store';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { TestServer, waitForAll, playRandomly } from '../support/test-server.ts';

const data = createMemoryData();
let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open({ store: openMemoryStore(data) });
});
afterEach(async () => {
  server.assertNoErrors();
  await server.close();
});

describe('a vote that is repeated', () => {
  test('is cast once, whatever was decided since', async () => {
    const { clients } = await server.startMatch(2, { game: 'fair' });
    const [anna, bruno] = clients as [Client, Client];
    // Votes are shown while talk is open.
    for (const client of clients) await client.answer(1);
    await anna.vote('pause', true, null, 'v1');
    await bruno.vote('pause');
    await bruno.vote('resume');
    const from = bruno.messages.length;
    expect((await anna.vote('pause', true, null, 'v1')).t).toBe('done');
    await bruno.say('nobody has put it again');
    expect(bruno.messages.slice(from).filter(({ t }) => t === 'table')).toEqual([]);
    expect(await anna.vote('pause')).toMatchObject({ t: 'done' });
    expect((await bruno.next('table', from)).table.votes).toMatchObject([{ on: 'pause', yes: [0] }]);
  });

  test('never means another match, nor does talk', async () => {
    const { made, clients } = await server.startMatch(2, { game: 'fair' });
    const [anna, bruno] = clients as [Client, Client];
    const first = anna.table;
    await playRandomly(clients);
    await server.request(`/api/tables/${made.table}/rematch`, made.secret, {});
    const stale = { t: 'refused', code: 'stale' };
    const vote = { t: 'vote', match: first, on: 'delete', yes: true };
    expect(await anna.command(vote)).toMatchObject(stale);
    expect(await anna.command({ t: 'say', match: first, text: 'well played' })).toMatchObject(stale);
    await server.start(made);
    await bruno.until(() => bruno.match !== first && bruno.match !== null);
    for (const match of [first, null]) {
      expect(await bruno.command({ ...vote, on: 'end', match })).toMatchObject(stale);
      expect(await bruno.command({ t: 'say', match, text: 'well played' })).toMatchObject(stale);
    }
  });
});

describe('talk that is repeated', () => {
  test('is said once, after a restart too, and although talk is closed by now', async () => {
    const { made, secrets, clients } = await server.startMatch(2, { game: 'fair' });
    for (const client of clients) await client.answer(1);
    await waitForAll(clients);
    const [anna] = clients as [Client];
    expect((await anna.say('ciao', null, 's1')).t).toBe('done');
    // The layout ends, and talk is closed during the next bids.
    for (let n = 0; n < 100 && anna.view!.asked!.name !== 'bid'; n++) await playRandomly(clients, 1);
    expect(await anna.say('more')).toMatchObject({ code: 'talk-closed' });
    expect((await anna.say('ciao', null, 's1')).t).toBe('done');
    await server.app.stop();
    const next = await TestServer.open({ store: openMemoryStore(data) });
    const back = await next.join(made.table, secrets[0]!);
    expect((await back.say('ciao', null, 's1')).t).toBe('done');
    const { talk } = await next.connect().hello(made.table, secrets[1]!);
    expect(talk.map(({ text }) => text)).toEqual(['ciao']);
    next.assertNoErrors();
  });
});

describe('a request whose reply was lost', () => {
  const key = (of: string): string => of.padEnd(32, '0');

  test('gives the same table, the same seat and the same secret when it comes again', async () => {
    const create = { game: 'fair', seats: 3, name: 'Anna', key: key('create') };
    const first = await server.request('/api/tables', undefined, create);
    expect(await server.request('/api/tables', undefined, create)).toEqual(first);
    expect((await server.request('/api/tables', undefined, { ...create, key: null }))['table']).not.toBe(
      first['table'],
    );
    const path = `/api/tables/${String(first['table'])}`;
    const sit = { name: 'Bruno', seat: 2, key: key('sit') };
    const sat = await server.request(`${path}/sit`, String(first['link']), sit);
    expect(await server.request(`${path}/sit`, String(first['link']), sit)).toEqual(sat);
    const other = { name: 'Carla', key: key('other') };
    const carla = await server.request(`${path}/sit`, String(first['link']), other);
    expect(carla).toMatchObject({ seat: 1 });
    expect(carla['secret']).not.toBe(sat['secret']);
    const replaced = await server.request(`${path}/secret`, String(sat['secret']), { key: key('new') });
    expect(await server.request(`${path}/secret`, String(sat['secret']), { key: key('new') })).toEqual(
      replaced,
    );
    // A key opens only its own table, and the old secret is void without it.
    expect((await server.call(`${path}/secret`, String(sat['secret']), { key: key('no') })).status).toBe(404);
    const { made } = await server.createTable(1, { game: 'fair', seats: 2 });
    const elsewhere = await server.request(`/api/tables/${made.table}/sit`, made.link, sit).catch(String);
    expect(elsewhere).toContain('409');
    expect(await server.request(path, String(replaced['secret']))).toMatchObject({ right: 'seat', seat: 2 });
  });

  test('keys that could be guessed are not taken', async () => {
    const { status, body } = await server.call('/api/tables', undefined, {
      game: 'fair',
      seats: 2,
      name: 'Anna',
      key: 'short',
    });
    expect([status, body]).toEqual([400, { error: 'malformed', path: 'key' }]);
  });
});
