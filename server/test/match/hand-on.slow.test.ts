import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer } from '../support/test-server.ts';
import { waitUntil } from '../support/wait.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
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

const live = { kind: 'live', seconds: 30, bank: 0 };
type Three = [Client, Client, Client];

/** Lets everybody but the last seat answer, whose time then runs out. */
const miss = async (clients: readonly Client[], missing: number, seconds = 30): Promise<void> => {
  for (const client of clients)
    if (client.seat !== missing && !client.closed && client.isAsked)
      await client.answer(client.view!.asked!.name === 'bid' ? 0 : [0, 0, 0]);
  const from = clients[0]!.version;
  environment.advance(seconds * SECOND);
  await clients[0]!.until(() => clients[0]!.version > from);
};

/** Closes a client and waits until the server has noticed. */
const leave = async (table: string, client: Client, left: number): Promise<void> => {
  client.close();
  const { subscribers } = (await server.app.rooms.open(table))!.broadcaster;
  await waitUntil('the server has noticed', () => subscribers.size === left);
};

/** A match of three in which the last has left and was replaced by a vote. */
const handOnLast = async () => {
  const { made, secrets, clients } = await server.startMatch(3, { game: 'fair', clock: live });
  const [anna, bruno, carla] = clients as Three;
  await leave(made.table, carla, 2);
  await miss(clients, 2);
  environment.advance(3 * MINUTE);
  await anna.vote('hand-on', true, 2);
  await bruno.vote('hand-on', true, 2);
  const { secret } = await anna.next('handed-on');
  return { made, secrets, anna, bruno, heir: secret };
};

describe('a seat', () => {
  test('stays with somebody who is there and has missed one decision, and so does their veto', async () => {
    const { clients } = await server.startMatch(2, { game: 'fair', clock: live });
    const [anna] = clients as [Client];
    await miss(clients, 1);
    expect(await anna.vote('hand-on', true, 1)).toMatchObject({ code: 'not-gone' });
    environment.advance(29 * SECOND);
    expect(await anna.vote('hand-on', true, 1)).toMatchObject({ code: 'not-gone' });
    await anna.vote('end');
    expect(anna.view!.over).toBe(false);
  });

  test('is handed on after several missed decisions and a time of grace, though its page is open', async () => {
    const { clients } = await server.startMatch(2, { game: 'fair', clock: { ...live, seconds: 90 } });
    const [anna] = clients as [Client];
    await miss(clients, 1, 90);
    await miss(clients, 1, 90);
    expect(await anna.vote('hand-on', true, 1)).toMatchObject({ code: 'not-gone' });
    await miss(clients, 1, 90);
    const { table } = (await anna.until(() =>
      anna.messages.findLast(m => m.t === 'table' && m.table.seats?.[1]?.lapsed),
    )) as { table: { seats: { lapsed: boolean }[] } };
    expect(table.seats.map(({ lapsed }) => lapsed)).toEqual([false, true]);
    expect((await anna.vote('hand-on', true, 1)).t).toBe('done');
    expect(await anna.next('handed-on')).toMatchObject({ seat: 1 });
  });

  test('is not for a device that plays another seat of the table', async () => {
    const { made, secrets, heir } = await handOnLast();
    const held = await server.call(`/api/tables/${made.table}/device`, secrets[0], {});
    const cookie = held.headers.get('set-cookie')!.split(';')[0]!;
    const sit = (headers: Record<string, string>) =>
      server.call(`/api/tables/${made.table}/sit`, heir, { name: 'Zoe' }, headers);
    await server.store.ping();
    expect(await sit({ cookie })).toMatchObject({ status: 409, body: { error: 'plays-already' } });
    expect((await sit({})).status).toBe(201);
  });

  test('goes back at once to the person who lost it, while nobody has taken it', async () => {
    const { made, secrets, bruno, heir } = await handOnLast();
    const back = server.connect();
    await back.opened();
    await expect(back.hello(made.table, secrets[2]!)).rejects.toThrow('the socket is closed');
    expect(back.closed).toEqual({ code: 4006, reason: 'handed-on' });
    const object = () => server.request(`/api/tables/${made.table}/object`, secrets[2], {});
    expect(await object()).toEqual({ returned: true });
    expect(await object()).toEqual({ returned: true });
    const carla = await server.join(made.table, secrets[2]!);
    expect(carla.seat).toBe(2);
    expect((await server.call(`/api/tables/${made.table}/sit`, heir, { name: 'Zoe' })).status).toBe(404);
    expect((await bruno.vote('pause')).t).toBe('done');
  });

  test('goes back by a vote of the others, once somebody has taken it', async () => {
    const { made, secrets, anna, bruno, heir } = await handOnLast();
    const { secret } = await server.request(`/api/tables/${made.table}/sit`, heir, { name: 'Zoe' });
    expect((await server.call(`/api/tables/${made.table}/sit`, heir, { name: 'Eve' })).status).toBe(404);
    const zoe = await server.join(made.table, secret as string);
    expect(await anna.vote('give-back', true, 2)).toMatchObject({ code: 'no-objection' });
    expect(await server.request(`/api/tables/${made.table}/object`, secrets[2], {})).toEqual({
      returned: false,
    });
    await anna.until(() => anna.messages.some(m => m.t === 'table' && m.table.seats?.[2]?.contested));
    expect(await zoe.vote('give-back', true, 2)).toMatchObject({ code: 'own-seat' });
    await anna.vote('give-back', true, 2);
    await bruno.vote('give-back', true, 2);
    expect(await zoe.untilClosed()).toMatchObject({ reason: 'revoked' });
    const carla = await server.join(made.table, secrets[2]!);
    expect(carla.seat).toBe(2);
    expect((await carla.next('welcome')).table.seats[2]).toMatchObject({ name: 'Carla', contested: false });
  });

  test('votes of whoever lost a seat do not count for the next occupant', async () => {
    const { made, clients } = await server.startMatch(3, { game: 'fair', clock: live });
    const [anna, bruno, carla] = clients as Three;
    await carla.vote('end');
    await leave(made.table, carla, 2);
    await miss(clients, 2);
    environment.advance(3 * MINUTE);
    for (const client of [anna, bruno]) await client.vote('hand-on', true, 2);
    const { secret } = await anna.next('handed-on');
    await server.request(`/api/tables/${made.table}/sit`, secret, { name: 'Zoe' });
    await anna.vote('end');
    await bruno.vote('end');
    expect(anna.view!.over).toBe(false);
  });
});

describe('a whisper', () => {
  const textsOf = async (table: string, secret: string): Promise<string[]> =>
    (await server.connect().hello(table, secret)).talk.map(({ text }) => text);

  test('stays with its two people when a seat gets a new one, in the lobby and by handing on', async () => {
    const { made, secrets } = await server.createTable(3, { game: 'fair', clock: live });
    const anna = await server.join(made.table, secrets[0]!);
    const bruno = await server.join(made.table, secrets[1]!);
    await anna.say('for Bruno', 1);
    await bruno.say('from Bruno', 0);
    await bruno.say('to all');
    await server.request(`/api/tables/${made.table}/leave`, secrets[1], {});
    const sat = await server.request(`/api/tables/${made.table}/sit`, made.link, { name: 'Zoe', seat: 1 });
    expect(await textsOf(made.table, sat['secret'] as string)).toEqual(['to all']);
    expect(await textsOf(made.table, secrets[0]!)).toEqual(['for Bruno', 'from Bruno', 'to all']);
    const { talk } = await server.connect().hello(made.table, secrets[0]!);
    expect(talk.map(({ name, toName }) => [name, toName])).toEqual([
      ['Anna', 'Bruno'],
      ['Bruno', 'Anna'],
      ['Bruno', undefined],
    ]);
  });

  test('meant for somebody does not reach whoever follows them', async () => {
    const { made, secrets } = await server.createTable(3, { game: 'fair' });
    const anna = await server.join(made.table, secrets[0]!);
    const { table } = await anna.next('welcome');
    const whisper = { t: 'say', match: null, text: 'psst', to: 1, occupant: table.seats[1]!.occupant };
    expect((await anna.command(whisper)).t).toBe('done');
    await server.request(`/api/tables/${made.table}/leave`, secrets[1], {});
    await server.request(`/api/tables/${made.table}/sit`, made.link, { name: 'Zoe', seat: 1 });
    expect(await anna.command(whisper)).toMatchObject({ code: 'no-such-seat' });
  });

  test('of a table from before is read by those who sat there then', async () => {
    const { made, secrets } = await server.createTable(2, { game: 'fair' });
    const room = (await server.app.rooms.open(made.table))!;
    await room.enqueue(async () => {
      const seats = room.doc.seats.map(({ occupant: _, ...seat }) => seat);
      await room.write({
        doc: { ...room.doc, seats },
        more: [
          { t: 'say', room: made.table, table: made.table, at: 1, from: 0, to: 1, doc: '{"text":"old"}' },
        ],
      });
    });
    expect(await textsOf(made.table, secrets[1]!)).toEqual(['old']);
    await server.request(`/api/tables/${made.table}/leave`, secrets[1], {});
    const sat = await server.request(`/api/tables/${made.table}/sit`, made.link, { name: 'Zoe', seat: 1 });
    expect(await textsOf(made.table, sat['secret'] as string)).toEqual([]);
  });
});

describe('while talk is closed', () => {
  test('a name cannot be changed', async () => {
    const { made, clients } = await server.startMatch(2, { game: 'fair' });
    const rename = () => server.call(`/api/tables/${made.table}/person`, made.secret, { name: 'I bid four' });
    expect(await rename()).toMatchObject({ status: 409, body: { error: 'talk-closed' } });
    for (const client of clients) await client.answer(1);
    expect((await rename()).status).toBe(200);
  });

  test('votes count, but are shown only once talk is open', async () => {
    const { made, clients } = await server.startMatch(3, { game: 'fair' });
    const [anna, bruno, carla] = clients as Three;
    const heard = bruno.messages.length;
    // The list of tables shows when a table was last active.
    const activeAt = async () => (await server.store.readTable(made.table))!.at;
    const began = await activeAt();
    environment.advance(1000);
    await anna.vote('pause');
    await anna.vote('pause', false);
    await anna.vote('pause');
    await anna.vote('end');
    const shown = (client: Client) =>
      client.messages.flatMap(m => (m.t === 'table' ? (m.table.votes ?? []) : []));
    await anna.until(() => shown(anna).some(({ on }) => on === 'end'));
    await bruno.command({ t: 'why', match: bruno.match, seat: 1, question: 0, answer: 1 });
    expect(bruno.messages.slice(heard).map(({ t }) => t)).toEqual(['done']);
    expect(await activeAt()).toBe(began);
    for (const client of clients) await client.answer(1);
    await bruno.until(() => shown(bruno).length === 2);
    expect(shown(bruno)).toMatchObject([
      { on: 'pause', yes: [0], of: [0, 1, 2] },
      { on: 'end', yes: [0], of: [0, 1, 2] },
    ]);
    await bruno.vote('pause');
    expect(await activeAt()).toBe(began + 1000);
    await carla.vote('pause');
    await anna.until(() => anna.messages.some(m => m.t === 'table' && m.table.paused));
  });

  test('a vote that all have cast is carried', async () => {
    const { clients } = await server.startMatch(2, { game: 'fair' });
    for (const client of clients) await client.vote('end');
    await clients[0]!.until(() => clients[0]!.view!.over);
  });

  test('an answer is withdrawn once at most', async () => {
    const { clients } = await server.startMatch(2, { game: 'fair' });
    const [anna] = clients as [Client];
    const withdraw = () => anna.command({ t: 'withdraw', match: anna.match, seat: 0, question: 0 });
    await anna.answer(1);
    expect((await withdraw()).t).toBe('done');
    await anna.answer(2);
    expect(await withdraw()).toMatchObject({ code: 'too-many-changes' });
    expect((await anna.answer(3)).t).toBe('done');
  });

  test('coming and going is shown only after two minutes of absence', async () => {
    const { made, secrets, clients } = await server.startMatch(2, { game: 'fair' });
    const [anna, bruno] = clients as [Client, Client];
    const heard = () => anna.messages.filter(({ t }) => t === 'here').length;
    const before = heard();
    await leave(made.table, bruno, 1);
    await leave(made.table, await server.join(made.table, secrets[1]!), 1);
    await leave(made.table, await server.join(made.table, secrets[1]!), 1);
    await anna.command({ t: 'again' });
    expect(heard()).toBe(before);
    const { here } = await server.connect().hello(made.table, secrets[0]!);
    expect(here).toEqual([0, 1]);
    environment.advance(2 * MINUTE);
    environment.advance(2 * MINUTE);
    await anna.until(() => heard() > before);
    expect(anna.messages.findLast(m => m.t === 'here')).toMatchObject({ here: [0] });
  });
});
