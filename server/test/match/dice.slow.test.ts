import { createHash } from 'node:crypto';
import { fair } from '@tavola/kernel/test/fair.ts';
import { combineSeed, hashShare, parseMatch, replay } from '@tavola/match';
import { createMemoryData, openMemoryStore } from '@tavola/store';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer } from '../support/test-server.ts';

let environment: FakeEnvironment;
beforeEach(() => {
  environment = new FakeEnvironment();
});
const SHARES = ['a', 'b', 'c'].map(digit => digit.repeat(64));
const pledge = (client: Client, share: string) => client.command({ t: 'pledge', hash: hashShare(share) });
const give = (client: Client, share: string) => client.command({ t: 'share', share });

const openTable = async (server: TestServer, settings: object = {}) => {
  const { made, secrets } = await server.createTable(2, { game: 'fair', ...settings }, 1);
  const clients = await Promise.all(secrets.map(secret => server.join(made.table, secret)));
  for (const [seat, client] of clients.entries()) await pledge(client, SHARES[seat]!);
  return { made, secrets, clients: clients as [Client, Client] };
};
const viewOf = (client: Client) => client.next('view');
const fileOf = async (server: TestServer, table: string, secret: string) => {
  const { text } = await server.request(`/api/tables/${table}/file`, secret);
  const file = parseMatch(text as string);
  if (!file.ok) throw new Error(file.error.message);
  return file.value;
};

describe('the dice of a match', () => {
  test('come from the server and from every seat, each bound before it knows what the others add', async () => {
    const server = await TestServer.open({ environment, limits: { heartbeat: 1e15 } });
    const { made, secrets, clients } = await openTable(server);
    const [anna, bruno] = clients;
    await server.start(made);
    const { table } = (await bruno.until(() =>
      bruno.messages.find(m => m.t === 'table' && m.table.draw),
    )) as { table: { draw: { commitment: string; hashes: unknown; given: unknown } } };
    expect(table.draw.hashes).toEqual([hashShare(SHARES[0]!), hashShare(SHARES[1]!), null]);
    expect(hashShare(SHARES[0]!)).toBe(
      createHash('sha256').update(Buffer.from(SHARES[0]!, 'hex')).digest('hex'),
    );
    // From now on nothing can be promised, exchanged or changed.
    expect(await pledge(anna, SHARES[2]!)).toMatchObject({ code: 'starting' });
    expect(await give(anna, SHARES[2]!)).toMatchObject({ code: 'wrong-share' });
    const refused = await server.call(`/api/tables/${made.table}/leave`, secrets[1], {});
    expect(refused).toMatchObject({ status: 409, body: { error: 'starting' } });
    expect((await give(anna, SHARES[0]!)).t).toBe('done');
    expect((await give(anna, SHARES[0]!)).t).toBe('done');
    expect(anna.view).toBeUndefined();
    expect(bruno.texts.join()).not.toContain(SHARES[0]);
    await give(bruno, SHARES[1]!);
    const { commitment, shares } = await viewOf(bruno);
    expect(commitment).toBe(table.draw.commitment);
    expect(shares?.map(added => added?.share)).toEqual([SHARES[0], SHARES[1], undefined]);
    expect(await give(anna, SHARES[0]!)).toMatchObject({ code: 'no-draw' });
    for (const client of clients) await client.vote('end');
    const file = await fileOf(server, made.table, made.secret);
    expect(replay(fair, file)).toMatchObject({ difference: undefined, dice: 'opened' });
    expect(combineSeed(file.end!.opened.seed, file.header.shares)).not.toBe(file.end!.opened.seed);
    server.assertNoErrors();
  });

  test('go on after a restart, and a rematch has fresh shares', async () => {
    const data = createMemoryData();
    const open = () =>
      TestServer.open({ environment, store: openMemoryStore(data), limits: { heartbeat: 1e15 } });
    const one = await open();
    const { made, secrets, clients } = await openTable(one);
    await one.start(made);
    await give(clients[0], SHARES[0]!);
    await one.close();
    const two = await open();
    const bruno = await two.join(made.table, secrets[1]!);
    expect((await bruno.next('welcome')).table.draw).toMatchObject({ given: [0] });
    await give(bruno, SHARES[1]!);
    await viewOf(bruno);
    await two.close();
    const three = await open();
    const back = await Promise.all(secrets.map(secret => three.join(made.table, secret)));
    for (const client of back) await client.until(() => client.view);
    expect((await back[0]!.answer(1)).t).toBe('done');
    for (const client of back) await client.vote('end');
    expect(replay(fair, await fileOf(three, made.table, made.secret)).difference).toBeUndefined();
    await three.request(`/api/tables/${made.table}/rematch`, made.secret, {});
    const { table } = await three.connect().hello(made.table, made.secret);
    expect(table.seats.map(seat => seat.pledge)).toEqual([null, null, null]);
    three.assertNoErrors();
  });

  test('do not wait for ever: a share that is not given is named, and its promise counts', async () => {
    const server = await TestServer.open({ environment, limits: { heartbeat: 1e15 } });
    const { made, clients } = await openTable(server);
    await server.start(made);
    await give(clients[0], SHARES[0]!);
    environment.advance(9_999);
    expect((await give(clients[0], SHARES[0]!)).t).toBe('done');
    expect(clients[0].view).toBeUndefined();
    environment.advance(1);
    const { shares } = await viewOf(clients[1]);
    expect(shares).toEqual([
      { hash: hashShare(SHARES[0]!), share: SHARES[0] },
      { hash: hashShare(SHARES[1]!), share: null },
      null,
    ]);
    server.assertNoErrors();
  });
});
