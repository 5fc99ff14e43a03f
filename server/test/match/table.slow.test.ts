import { parseMatch, parseRedacted, replay } from '@tavola/match';
import { PROTOCOL } from '@tavola/protocol';
import { openMemoryStore, type Store } from '@tavola/store';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { cleanUp } from '@tavola/store/contract/clean-up.ts';
import { fair } from '@tavola/kernel/test/fair.ts';
import { TestServer, playRandomly } from '../support/test-server.ts';

let server: TestServer;
beforeEach(async () => {
  server = await TestServer.open();
});
afterEach(async () => {
  server.assertNoErrors();
  await server.close();
});

const create = { game: 'fair', seats: 3, name: 'Anna' };

describe('a table', () => {
  test('is reached by its link alone', async () => {
    const { made, secrets } = await server.createTable(2);
    const path = `/api/tables/${made.table}`;
    expect((await server.call(path, undefined)).status).toBe(401);
    expect((await server.call(path, 'x'.repeat(32))).status).toBe(404);
    expect((await server.call(`/api/tables/${'y'.repeat(16)}`, made.secret)).status).toBe(404);
    for (const [secret, right] of [
      [secrets[1]!, 'seat'],
      [made.link, 'guest'],
      [made.gallery, 'spectator'],
    ] as const)
      expect(await server.request(path, secret)).toMatchObject({ right, table: { phase: 'lobby' } });
  });

  test('never shows a secret or its hash', async () => {
    const { made, secrets, clients } = await server.startMatch(3);
    const shown = JSON.stringify([
      await server.request(`/api/tables/${made.table}`, made.link),
      clients.map(({ texts }) => texts),
    ]);
    const { doc } = (await server.store.readTable(made.table))!;
    for (const secret of [...secrets, made.link, made.gallery]) {
      expect(shown).not.toContain(secret);
      expect(doc).not.toContain(secret);
    }
    for (const [hash] of doc.matchAll(/[0-9a-f]{64}/g)) expect(shown).not.toContain(hash);
  });

  test('checks game, seats and options by the rules themselves', async () => {
    expect((await server.call('/api/tables', undefined, { ...create, game: 'chess' })).body).toEqual({
      error: 'no-such-game',
    });
    const odd = await server.call('/api/tables', undefined, { ...create, options: { florins: 99 } });
    expect(odd).toMatchObject({
      status: 400,
      body: { error: 'bad-data', about: { path: 'options.florins' } },
    });
    expect((await server.call('/api/tables', undefined, { ...create, seats: 9 })).status).toBe(400);
    expect((await server.call('/api/tables', undefined, { ...create, extra: 1 })).body).toEqual({
      error: 'malformed',
      path: 'extra',
    });
  });

  test('people sit down, each with a name of their own, on a seat that they choose', async () => {
    const made = await server.request('/api/tables', undefined, create);
    const sit = (body: object, secret = made['link']) =>
      server.call(`/api/tables/${String(made['table'])}/sit`, secret as string, body);
    expect((await sit({ name: 'Anna' })).body).toEqual({ error: 'name-taken' });
    expect((await sit({ name: 'Bruno', seat: 0 })).body).toEqual({ error: 'seat-taken' });
    expect((await sit({ name: 'Bruno', seat: 2 })).body).toMatchObject({ seat: 2 });
    expect((await sit({ name: 'Carla' }, made['gallery'])).status).toBe(403);
    expect((await sit({ name: 'Carla' })).body).toMatchObject({ seat: 1 });
    expect((await sit({ name: 'Dario' })).body).toEqual({ error: 'no-free-seat' });
  });

  test('the host alone sets it up and starts; leaving makes another one host', async () => {
    const { made, secrets } = await server.createTable(2, { game: 'fair', seats: 3 });
    const path = `/api/tables/${made.table}`;
    const guest = secrets[1]!;
    expect((await server.call(`${path}/start`, guest, {})).status).toBe(403);
    expect((await server.call(`${path}/start`, made.secret, {})).body).toEqual({ error: 'empty-seat' });
    expect((await server.call(`${path}/bot`, made.secret, { seat: 2, level: 'genius' })).body).toEqual({
      error: 'no-such-bot',
    });
    await server.request(`${path}/bot`, made.secret, { seat: 2, level: 'random' });
    const settings = {
      game: 'fair',
      seats: 2,
      options: {},
      clock: { kind: 'none' },
      leave: 'absent',
      watch: { who: 'nobody', delay: 0 },
    };
    expect((await server.call(`${path}/settings`, guest, settings)).status).toBe(403);
    await server.request(`${path}/settings`, made.secret, settings);
    await server.request(`${path}/leave`, made.secret, {});
    expect(await server.request(path, guest)).toMatchObject({
      table: { host: 1, seats: [{ by: 'nobody' }, {}] },
    });
    expect((await server.call(path, made.secret)).status).toBe(404);
  });

  test('those at the table hear of every change', async () => {
    const { made, secrets } = await server.createTable(2, { game: 'fair' });
    const bruno = await server.join(made.table, secrets[1]!);
    await server.request(`/api/tables/${made.table}/person`, made.secret, { name: 'Anna Maria' });
    const { table } = await bruno.next('table');
    expect(table.seats[0]!.name).toBe('Anna Maria');
    await server.start(made);
    await bruno.until(() => bruno.view);
    await bruno.until(() => bruno.messages.some(m => m.t === 'table' && m.table.phase === 'playing'));
  });
});

describe('a seat', () => {
  test('gets a new secret when the old one has leaked, and the sockets of the old one are closed', async () => {
    const { made, clients } = await server.startMatch(2, { game: 'fair' });
    const { secret } = await server.request(`/api/tables/${made.table}/secret`, made.secret, {});
    expect(await clients[0]!.untilClosed()).toEqual({ code: 4004, reason: 'revoked' });
    expect(clients[1]!.closed).toBeUndefined();
    const thief = server.connect();
    await thief.opened();
    thief.send({ t: 'hello', protocol: PROTOCOL, table: made.table, secret: made.secret });
    expect(await thief.untilClosed()).toEqual({ code: 4003, reason: 'refused' });
    const anna = await server.join(made.table, secret as string);
    expect(anna.seat).toBe(0);
  });

  test('presence is broadcast', async () => {
    const { made, secrets } = await server.createTable(2, { game: 'fair' });
    const anna = await server.join(made.table, secrets[0]!);
    const bruno = await server.join(made.table, secrets[1]!);
    expect((await anna.next('here')).here).toEqual([0, 1]);
    const from = anna.messages.length;
    bruno.close();
    expect((await anna.next('here', from)).here).toEqual([0]);
  });
});

describe('rematch', () => {
  test('everybody keeps seat and secret; the old match stays', async () => {
    const { made, clients } = await server.startMatch(2, { game: 'fair' });
    const first = clients[0]!.match!;
    expect((await server.call(`/api/tables/${made.table}/rematch`, made.secret, {})).body).toEqual({
      error: 'not-over',
    });
    await playRandomly(clients);
    await server.request(`/api/tables/${made.table}/rematch`, made.secret, {});
    await server.start(made);
    for (const client of clients) await client.until(() => client.match !== first);
    expect(clients[1]!.view!.over).toBe(false);
    expect(await clients[0]!.answer(1, 0)).toMatchObject({ t: 'done' });
    const file = await server.request(`/api/tables/${made.table}/file?match=${first}`, made.secret);
    expect(file['text']).toContain('"t":"end"');
    clients[0]!.send({ t: 'history', id: 'h', match: first, after: 0, limit: 5 });
    expect((await clients[0]!.next('lines')).lines.length).toBe(5);
  });
});

describe('the file of a match', () => {
  test('is redacted for its reader before the end, and whole after it', async () => {
    const { made, secrets, clients } = await server.startMatch(3, { game: 'fair' });
    const path = `/api/tables/${made.table}/file`;
    await playRandomly(clients, 5);
    const before = parseRedacted(String((await server.request(path, secrets[1]))['text']));
    if (!before.ok) throw new Error(before.error.message);
    expect(before.value.header.reader).toBe(1);
    expect(JSON.stringify(before.value)).not.toContain('"rolls"');
    expect((await server.call(path, made.gallery)).status).toBe(409);
    await playRandomly(clients);
    const after = parseMatch(String((await server.request(path, secrets[1]))['text']));
    if (!after.ok) throw new Error(after.error.message);
    expect(replay(fair, after.value)).toMatchObject({ difference: undefined, over: true, dice: 'opened' });
  });
});

describe('names', () => {
  test('that look the same are refused, and so are those of which nothing is seen', async () => {
    const { made } = await server.createTable(1, { game: 'fair', seats: 3, name: 'Bot 3' });
    const path = `/api/tables/${made.table}`;
    const sit = (name: string) => server.call(`${path}/sit`, made.link, { name });
    expect(await sit('Bot 3')).toMatchObject({ status: 409, body: { error: 'name-taken' } });
    expect(await sit('Bоt З'.replace('З', '3'))).toMatchObject({
      status: 409,
      body: { error: 'name-alike' },
    });
    expect(await sit('\u3164\u200b')).toMatchObject({ status: 400, body: { error: 'bad-name' } });
    expect((await sit('Bruno\u200b')).status).toBe(201);
    // A bot does not take the name of a person either.
    await server.request(`${path}/bot`, made.secret, { seat: 2, level: 'random' });
    const { table } = (await server.request(path, made.secret)) as { table: { seats: { name: string }[] } };
    expect(table.seats.map(({ name }) => name)).toEqual(['Bot 3', 'Bruno', 'Bot 4']);
  });
});

describe('home', () => {
  test('lists the tables of a device, those that wait for it first', async () => {
    const first = await server.call('/api/tables', undefined, { ...create, seats: 2 });
    const cookie = first.headers.get('set-cookie')!;
    expect(cookie).toMatch(/HttpOnly/);
    expect(cookie).toMatch(/SameSite=Strict/);
    const device = { cookie: cookie.split(';')[0]! };
    const second = await server.call('/api/tables', undefined, { ...create, seats: 2 }, device);
    const { table, link, secret } = first.body as { table: string; link: string; secret: string };
    await server.request(`/api/tables/${table}/sit`, link, { name: 'Bruno' });
    await server.request(`/api/tables/${table}/start`, secret, {});
    const { body } = await server.call('/api/home', undefined, undefined, device);
    expect(body['tables']).toMatchObject([
      { table, waits: true, phase: 'playing', seats: [0], names: ['Anna', 'Bruno'] },
      { table: second.body['table'], waits: false, phase: 'lobby' },
    ]);
    expect((await server.call('/api/home', undefined)).body).toEqual({ tables: [], more: false });
  });

  test('does not list a table, nor its names, to a device that has left it or was sent away', async () => {
    const { made } = await server.createTable(1, { game: 'fair', seats: 3 });
    const path = `/api/tables/${made.table}`;
    const sit = async (name: string, device?: { cookie: string }) => {
      const sat = await server.call(`${path}/sit`, made.link, { name }, device);
      const cookie = sat.headers.get('set-cookie')?.split(';')[0] ?? device!.cookie;
      return { secret: String(sat.body['secret']), seat: sat.body['seat'], cookie };
    };
    const tablesOf = async ({ cookie }: { cookie: string }) =>
      (await server.call('/api/home', undefined, undefined, { cookie })).body['tables'];
    const bruno = await sit('Bruno');
    expect(await tablesOf(bruno)).toMatchObject([{ table: made.table }]);
    await server.request(`${path}/bot`, made.secret, { seat: bruno.seat, level: null });
    expect(await tablesOf(bruno)).toEqual([]);
    const carla = await sit('Carla');
    await server.request(`${path}/leave`, carla.secret, {});
    expect(await tablesOf(carla)).toEqual([]);
    // The same device sits down in the same seat again.
    await sit('Carla', carla);
    expect(await tablesOf(carla)).toMatchObject([{ table: made.table, names: ['Anna', 'Carla', ''] }]);
  });

  test('comes in pages, reads no document, and makes the summaries that old tables lack', async () => {
    const inner = openMemoryStore();
    let isOld = true;
    let documents = 0;
    const old = (changes: Parameters<Store['write']>[0]) =>
      isOld ? changes.filter(({ t }) => t !== 'brief') : changes;
    const counted = await TestServer.open({
      store: {
        ...inner,
        write: changes => inner.write(old(changes)),
        readTable: id => {
          documents++;
          return inner.readTable(id);
        },
      },
    });
    const first = await counted.call('/api/tables', undefined, { ...create, seats: 2 });
    const device = { cookie: first.headers.get('set-cookie')!.split(';')[0]! };
    for (let n = 1; n < 60; n++) {
      if (n === 30) isOld = false;
      await counted.call('/api/tables', undefined, { ...create, seats: 2 }, device);
    }
    const read = async (from: number) => {
      documents = 0;
      const { body } = await counted.call(`/api/home?from=${from}`, undefined, undefined, device);
      const names = (body['tables'] as { names: string[] }[]).map(table => table.names[0]);
      return { count: names.filter(name => name === 'Anna').length, more: body['more'], documents };
    };
    expect(await read(0)).toEqual({ count: 50, more: true, documents: 20 });
    expect(await read(50)).toEqual({ count: 10, more: false, documents: 10 });
    expect(await read(0)).toEqual({ count: 50, more: true, documents: 0 });
  });

  test('lists a table on a second device, once its seat was opened there', async () => {
    const { made, secrets } = await server.createTable(2, { game: 'fair' });
    const opened = await server.call(`/api/tables/${made.table}/device`, secrets[1], {});
    const device = { cookie: opened.headers.get('set-cookie')!.split(';')[0]! };
    const { body } = await server.call('/api/home', undefined, undefined, device);
    expect(body['tables']).toMatchObject([{ table: made.table, seats: [1] }]);
    expect((await server.call(`/api/tables/${made.table}/device`, made.link, {})).status).toBe(403);
  });
});

describe('safety of requests', () => {
  test('pages of other origins get nothing done', async () => {
    const other = { origin: 'https://evil.example' };
    expect((await server.call('/api/tables', undefined, create, other)).status).toBe(403);
    const socket = server.connect(other);
    expect((await socket.untilClosed()).code).toBe(1006);
    const own = { origin: `http://127.0.0.1:${server.port}` };
    expect((await server.call('/api/tables', undefined, create, own)).status).toBe(201);
    await server.connect(own).opened();
  });

  test('junk gets a code and changes nothing', async () => {
    const post = async (body: string): Promise<unknown> => {
      const headers = { 'content-type': 'application/json' };
      const response = await server.fetch('/api/tables', { method: 'POST', headers, body });
      return [response.status, await response.json()];
    };
    expect(await post('{"game":')).toEqual([400, { error: 'malformed' }]);
    expect(await post('{"__proto__":{"x":1}}')).toEqual([400, { error: 'malformed' }]);
    expect(await post('null')).toEqual([400, { error: 'malformed', path: 'game' }]);
    expect(await post(`"${'x'.repeat(300_000)}"`)).toEqual([413, { error: 'too-large' }]);
    expect(await (await server.fetch('/nowhere')).json()).toEqual({ error: 'not-found' });
  });

  test('too many requests are refused', async () => {
    const strict = await TestServer.open({ limits: { tables: 2 } });
    const statuses = [];
    for (let n = 0; n < 4; n++) statuses.push((await strict.call('/api/tables', undefined, create)).status);
    expect(statuses).toEqual([201, 201, 429, 429]);
    // The spelling of the path makes no difference.
    for (const path of ['/%61pi/tables', '/api/t%61bles', '/api/tables?x'])
      expect((await strict.call(path, undefined, create)).status, path).toBe(429);
    expect((await strict.call('/health', undefined)).status).toBe(200);
  });

  test('no page may frame ours, run foreign code in it, or see a referrer', async () => {
    for (const path of ['/', '/health', '/api/games', '/nowhere']) {
      const { headers } = await server.fetch(path);
      const policy = headers.get('content-security-policy')!.split(';');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("script-src 'self'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy.join()).not.toMatch(/unsafe|\*|http:/);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  test('health and readiness', async () => {
    await server.startMatch(2, { game: 'fair' });
    expect(await server.request('/health', undefined)).toEqual({ status: 'ok' });
    expect(await server.request('/ready', undefined)).toEqual({ status: 'ready' });
    const { text } = await server.app.readMetrics();
    expect(text).toContain('tavola_tables 1');
    expect(text).toContain('tavola_sockets 2');
    expect(text).toContain('tavola_matches{state="running"} 1');
    expect(text).toContain('tavola_matches{state="over"} 0');
    expect(text).toContain('tavola_store_probe_failures_total 0');
    expect(text).toContain('tavola_entries_total{kind="start"} 1');
    await server.store.close();
    expect((await server.call('/ready', undefined)).status).toBe(503);
    expect((await server.call('/metrics', undefined)).status).toBe(404);
  });

  test('readiness is answered soon, though the store hangs', async () => {
    let isAsked = (): void => undefined;
    const asked = new Promise<void>(done => (isAsked = done));
    const ping = (): Promise<void> => {
      isAsked();
      return new Promise(() => undefined);
    };
    const hanging = await TestServer.open({ store: { ...openMemoryStore(), ping } });
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    cleanUp(() => vi.useRealTimers());
    const reply = hanging.call('/ready', undefined);
    await asked;
    vi.advanceTimersByTime(4000);
    expect((await reply).status).toBe(503);
  });
});
