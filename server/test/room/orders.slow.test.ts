import { fair } from '@tavola/kernel/test/fair.ts';
import { describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer } from '../support/test-server.ts';
import { NOW, secretOf, storeMatch } from '../support/worlds.ts';

interface Table {
  readonly server: TestServer;
  readonly environment: FakeEnvironment;
  readonly seats: readonly Client[];
  readonly spectator: Client;
}

const open = async (): Promise<Table> => {
  const environment = new FakeEnvironment(1, NOW);
  const server = await TestServer.open({ environment, limits: { heartbeat: 1e15, sweep: 1e15 } });
  await storeMatch(server.store, 'ordered', fair, 3);
  const seats: Client[] = [];
  for (let seat = 0; seat < 3; seat++) {
    const client = await server.join('ordered', secretOf(`${seat}`));
    await client.until(() => client.view);
    seats.push(client);
  }
  const spectator = await server.join('ordered', secretOf('gallery'));
  await spectator.until(() => spectator.view);
  return { server, environment, seats, spectator };
};

/** Waits until all see the question that this client sees, with the same seats that have answered it. */
const waitForOthers = async ({ seats, spectator }: Table, { view }: Client): Promise<void> => {
  const asked = (client: Client): string =>
    `${client.view!.asked!.id} ${client.view!.asked!.answered.join()}`;
  for (const client of [...seats, spectator])
    await client.until(() => asked(client) === `${view!.asked!.id} ${view!.asked!.answered.join()}`);
};

/** Lets every seat that is asked answer until the bids of the second day are open. */
const playToSecondDay = async (table: Table): Promise<void> => {
  for (;;) {
    const { view } = table.spectator;
    if (view!.table['day'] === 2 && view!.asked!.name === 'bid') return;
    const asked = table.seats.find(({ isAsked }) => isAsked)!;
    await asked.answer(asked.view!.asked!.name === 'bid' ? 0 : [0, 0, 0]);
    await waitForOthers(table, asked);
  }
};

const leave = (client: Client, order: string, answer: unknown, id?: string) =>
  client.command({ t: 'order', match: client.match, seat: client.seat, order, answer }, id);

/**
 * Everything that seat 1 and a spectator can get of a match in which seat 0 acts as told: what is sent, the history,
 * a file, the welcome of a returning client, and the metrics.
 */
const toldToOthers = async (
  day: 1 | 2,
  deeds: (anna: Client) => Promise<unknown>,
  before: (anna: Client) => Promise<unknown> = async () => undefined,
): Promise<readonly string[]> => {
  const table = await open();
  const { server, environment, seats, spectator } = table;
  const [anna, bruno] = seats as [Client, Client];
  const first = new Map([bruno, spectator].map(client => [client, client.view!]));
  await before(anna);
  if (day === 2) await playToSecondDay(table);
  // This exceeds the time of a decision without the bank.
  environment.advance(100_000);
  await deeds(anna);
  await waitForOthers(table, anna);
  const told: string[] = [];
  const collect = async (): Promise<void> => {
    for (const [client, who] of [
      [bruno, '1'],
      [spectator, 'gallery'],
    ] as const) {
      const from = client.messages.length;
      client.send({ t: 'history', id: 'past', match: client.match, after: 0, limit: 200, views: true });
      await client.until(() => client.messages.slice(from).some(({ t }) => t === 'lines'));
      const back = server.connect();
      back.view = first.get(client)!;
      back.version = 1;
      await back.hello('ordered', secretOf(who), { match: client.match!, v: 1 });
      await back.command({ t: 'again' }, 'again');
      told.push(...back.texts);
      back.close();
      told.push(JSON.stringify((await server.call('/api/tables/ordered/file', secretOf(who))).body));
    }
    const { text } = await server.app.readMetrics();
    // The others hold how long a write of the server itself has taken.
    told.push(...text.split('\n').filter(line => line.startsWith('tavola_entries_total')));
  };
  await collect();
  for (const client of seats)
    if (client.isAsked) {
      await client.answer(0);
      await waitForOthers(table, client);
    }
  expect(spectator.view!.asked!.name).toBe('lay');
  await collect();
  for (const client of [bruno, spectator])
    told.push(...client.texts.filter(text => !text.startsWith('{"t":"here"')));
  server.assertNoErrors();
  await server.close();
  return told;
};

const isDone = async (command: Promise<{ readonly t: string }>): Promise<void> =>
  expect((await command).t).toBe('done');

describe('a standing order', () => {
  test('that is left, changed, refused and taken back leaves no trace for others', async () => {
    const quiet = await toldToOthers(1, async () => undefined);
    const busy = await toldToOthers(1, async anna => {
      await isDone(leave(anna, 'never-bid', []));
      await isDone(leave(anna, 'bid-up-to', 2));
      expect(await leave(anna, 'bid-up-to', 8)).toMatchObject({ code: 'unlucky', rule: 'T-6' });
      expect(await leave(anna, 'sleep', [])).toMatchObject({ code: 'no-such-order' });
      await isDone(leave(anna, 'bid-up-to', null));
    });
    expect(busy).toEqual(quiet);
  });

  test('that answers the open question looks like an ordinary answer', async () => {
    const ordinary = await toldToOthers(2, anna => isDone(anna.answer(0)));
    const byOrder = await toldToOthers(2, anna => isDone(leave(anna, 'never-bid', [])));
    expect(byOrder).toEqual(ordinary);
  });

  test('that takes the place of an answer is noticed by nobody, on the clocks neither', async () => {
    const once = await toldToOthers(2, anna => isDone(anna.answer(0)));
    const twice = await toldToOthers(2, async anna => {
      await isDone(anna.answer(1));
      await isDone(leave(anna, 'bid-up-to', 2));
      await isDone(leave(anna, 'never-bid', []));
    });
    expect(twice).toEqual(once);
  });

  test('that has answered does not tell which one it is, nor that its answer was changed', async () => {
    const none = async (): Promise<void> => undefined;
    const never = await toldToOthers(2, none, anna => isDone(leave(anna, 'never-bid', [])));
    const change = async (anna: Client): Promise<void> => {
      await isDone(anna.answer(1));
      await isDone(anna.answer(0));
    };
    const upTo = await toldToOthers(2, change, anna => isDone(leave(anna, 'bid-up-to', 2)));
    expect(upTo).toEqual(never);
  });

  test('is shown to its seat alone, which is told when it was used', async () => {
    const table = await open();
    const { server, seats, spectator } = table;
    const [anna, bruno] = seats as [Client, Client];
    await isDone(leave(anna, 'never-bid', [], 'once'));
    const left = (client: Client): unknown => (client.view as unknown as { orders: unknown[] }).orders;
    expect(left(anna)).toMatchObject([{ left: null }, { name: 'never-bid', left: [] }]);
    expect(left(bruno)).toMatchObject([{ left: null }, { left: null }]);
    expect(left(spectator)).toEqual([]);
    // The repetition of a command has no second effect, also when the order has been taken back since.
    await isDone(leave(anna, 'never-bid', null));
    const { version } = anna;
    await isDone(leave(anna, 'never-bid', [], 'once'));
    expect([anna.version, left(anna)]).toMatchObject([version, [{ left: null }, { left: null }]]);
    await isDone(leave(anna, 'never-bid', []));
    await playToSecondDay(table);
    expect(bruno.view!.asked!.answered).toEqual([0]);
    const isUsed = ({ texts }: Client): boolean => texts.some(text => text.includes('order-used'));
    expect([anna, bruno, spectator].map(isUsed)).toEqual([true, false, false]);
    server.assertNoErrors();
  });

  test('may be changed so often while a question is open, and no more', async () => {
    const server = await TestServer.open({ limits: { changes: 3 } });
    const { clients } = await server.startMatch(2, { game: 'fair' });
    const [anna, bruno] = clients as [Client, Client];
    for (let n = 0; n < 3; n++) await isDone(leave(anna, 'never-bid', n % 2 === 0 ? [] : null));
    const refused = { t: 'refused', code: 'too-many-changes' };
    expect(await leave(anna, 'never-bid', null)).toMatchObject(refused);
    await isDone(anna.answer(0));
    await isDone(leave(bruno, 'never-bid', []));
    await isDone(bruno.answer(0));
    // The next question allows as many again.
    await isDone(leave(anna, 'never-bid', null));
  });

  test('cannot be left for another seat, by a spectator or in another match', async () => {
    const { seats, spectator } = await open();
    const [anna] = seats as [Client];
    const command = { t: 'order', match: anna.match, seat: 1, order: 'never-bid', answer: [] };
    expect(await anna.command(command)).toMatchObject({ code: 'not-your-seat' });
    expect(await spectator.command(command)).toMatchObject({ code: 'no-seat' });
    expect(await anna.command({ ...command, seat: 0, match: 'm-other' })).toMatchObject({ code: 'stale' });
  });

  test('is no activity in the list of tables at home', async () => {
    const environment = new FakeEnvironment(1, NOW);
    const server = await TestServer.open({ environment });
    const { made, secrets, clients } = await server.startMatch(2, { game: 'fair' });
    const [anna] = clients as [Client];
    const opened = await server.call(`/api/tables/${made.table}/device`, secrets[1], {});
    const device = { cookie: opened.headers.get('set-cookie')!.split(';')[0]! };
    const home = async (): Promise<unknown> =>
      (await server.call('/api/home', undefined, undefined, device)).body['tables'];
    environment.advance(1000);
    await isDone(anna.answer(0));
    const before = await home();
    expect(before).toMatchObject([{ at: NOW + 1000 }]);
    environment.advance(1000);
    await isDone(leave(anna, 'never-bid', []));
    await isDone(anna.answer(1));
    expect(await home()).toEqual(before);
  });

  test('is nothing to spectators who see the match later', async () => {
    const told: (readonly string[])[] = [];
    for (const orders of [false, true]) {
      const environment = new FakeEnvironment(1, NOW);
      const server = await TestServer.open({ environment, limits: { heartbeat: 1e15 } });
      const { made, clients } = await server.startMatch(2, {
        game: 'fair',
        watch: { who: 'link', delay: 30 },
      });
      const [anna, bruno] = clients as [Client, Client];
      const spectator = await server.join(made.table, made.gallery);
      if (orders) await isDone(leave(anna, 'never-bid', []));
      await isDone(anna.answer(1));
      if (orders) await isDone(leave(anna, 'bid-up-to', 2));
      await isDone(bruno.answer(0));
      environment.advance(31_000);
      await spectator.until(() => spectator.view?.asked?.name === 'lay');
      const { match } = anna;
      spectator.send({ t: 'history', id: 'past', match, after: 0, limit: 200, views: true });
      await spectator.next('lines');
      told.push(spectator.texts);
      server.assertNoErrors();
      await server.close();
    }
    expect(told[1]).toEqual(told[0]);
  });
});
