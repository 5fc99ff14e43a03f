import { seedDice } from '@tavola/kernel';
import { openMemoryStore, createMemoryData } from '@tavola/store';
import { afterEach, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer, waitForAll, pickAnswer } from '../support/test-server.ts';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
const open = async (...settings: Parameters<typeof TestServer.open>): Promise<TestServer> => {
  const server = await TestServer.open(...settings);
  servers.push(server);
  return server;
};

const told = (client: Client): (readonly number[])[] =>
  client.messages.flatMap(message => (message.t === 'writing' ? [message.writing] : []));

const writes = (client: Client, on: boolean): void => client.ws.send(JSON.stringify({ t: 'writing', on }));

/** The reply to a later message proves that the server has handled all earlier ones. */
const settled = async (...clients: readonly Client[]): Promise<void> => {
  for (const client of clients) await client.command({ t: 'again' });
};

const canTell = (client: Client): boolean =>
  (client.view as unknown as { asides: readonly { name: string }[] }).asides.some(
    ({ name }) => name === 'tell',
  );

/** Plays at random until a scene is open for telling. */
const untilTold = async (clients: readonly Client[]): Promise<void> => {
  const dice = seedDice(3);
  for (let n = 0; n < 400 && !canTell(clients[0]!); n++) {
    const asked = clients.find(client => client.isAsked)!;
    await asked.answer(pickAnswer(asked, dice));
    await waitForAll(clients);
  }
  expect(canTell(clients[0]!)).toBe(true);
};

const TABLE = { game: 'vendetta', options: {}, watch: { who: 'link', delay: 0 } };

test('typing is shown to the other seats, and ends by itself, with the text, and with the device', async () => {
  const environment = new FakeEnvironment();
  const server = await open({ environment });
  const { made, clients } = await server.startMatch(2, { ...TABLE, writing: true });
  const [anna, bruno] = clients as [Client, Client];
  const watcher = await server.join(made.table, made.gallery);

  // No scene is open yet, and others do not see that a player composes an answer.
  writes(bruno, true);
  await settled(bruno, anna);
  expect(told(anna)).toEqual([]);

  await untilTold(clients);
  writes(bruno, true);
  await anna.until(() => told(anna).length === 1);
  expect(told(anna).at(-1)).toEqual([1]);
  // A repetition sends no message, and without one the sign ends.
  environment.advance(5000);
  writes(bruno, true);
  await settled(bruno);
  environment.advance(5000);
  await settled(anna);
  expect(told(anna)).toEqual([[1]]);
  environment.advance(5000);
  await anna.until(() => told(anna).length === 2);
  expect(told(anna).at(-1)).toEqual([]);

  writes(bruno, true);
  await anna.until(() => told(anna).length === 3);
  const tellAs = { t: 'aside', match: bruno.match, seat: 1, question: bruno.view!.asked!.id, aside: 'tell' };
  const narrator = (
    bruno.view as unknown as {
      asides: readonly { name: string; choice: { parts: readonly { of: readonly number[] }[] } }[];
    }
  ).asides.find(({ name }) => name === 'tell')!.choice.parts[0]!.of[0];
  expect(await bruno.command({ ...tellAs, answer: [narrator, 'It rained.'] })).toMatchObject({ t: 'done' });
  await anna.until(() => told(anna).length === 4);
  expect(told(anna).at(-1)).toEqual([]);

  writes(bruno, true);
  await anna.until(() => told(anna).length === 5);
  bruno.close();
  await anna.until(() => told(anna).length === 6);
  expect(told(anna).at(-1)).toEqual([]);
  await settled(watcher);
  expect(told(watcher)).toEqual([]);
  server.assertNoErrors();
});

test('a table without the setting gets no message', async () => {
  const server = await open();
  const { clients } = await server.startMatch(2, TABLE);
  const [anna, bruno] = clients as [Client, Client];
  await untilTold(clients);
  writes(bruno, true);
  await settled(bruno, anna);
  expect([...told(anna), ...told(bruno)]).toEqual([]);
});

test('a seat over its rate limit is ignored', async () => {
  const server = await open({
    environment: new FakeEnvironment(),
    limits: { typing: { rate: 1, burst: 2, holds: 8000 } },
  });
  const { clients } = await server.startMatch(2, { ...TABLE, writing: true });
  const [anna, bruno] = clients as [Client, Client];
  await untilTold(clients);
  for (let n = 0; n < 10; n++) {
    writes(bruno, true);
    writes(bruno, false);
  }
  await settled(bruno, anna);
  expect(told(anna)).toEqual([[1], [], [1], []]);
});

test('it is seen in every process that serves the table', async () => {
  const data = createMemoryData();
  const environment = new FakeEnvironment();
  const one = await open({ store: openMemoryStore(data), environment });
  const other = await open({ store: openMemoryStore(data), environment });
  const { made, secrets, clients } = await one.startMatch(2, { ...TABLE, writing: true });
  await untilTold(clients);
  const far = await other.join(made.table, secrets[0]!);
  await far.until(() => far.view);
  writes(clients[1]!, true);
  await far.until(() => told(far).length === 1);
  expect(told(far)).toEqual([[1]]);
  writes(clients[1]!, false);
  await far.until(() => told(far).length === 2);
  expect(told(far).at(-1)).toEqual([]);
});

describe('the silence that closes a scene', () => {
  const SECOND = 1000;
  const QUIET = 30 * SECOND;

  /** A scene that its caller has proposed to close: somebody else, and how long all have known that it may last. */
  const propose = async (environment: FakeEnvironment): Promise<Client> => {
    const server = await open({ environment });
    const { clients } = await server.startMatch(2, { ...TABLE, options: { closing: '30s' } });
    await untilTold(clients);
    const dice = seedDice(5);
    for (let n = 0; n < 20 && clients[0]!.view!.asked!.name !== 'last-words'; n++) {
      const asked = clients.find(client => client.isAsked)!;
      await asked.answer(asked.view!.asked!.name === 'close' ? 0 : pickAnswer(asked, dice));
      await waitForAll(clients);
    }
    const other = clients.find(client => client.isAsked)!;
    expect(other.view!.asked!.name).toBe('last-words');
    return other;
  };

  const isAsked = (client: Client): boolean => client.view!.asked?.name === 'last-words';

  /** Lets the time pass in steps, writing before each of them if wanted; returns how much until the scene closes. */
  const passUntilClosed = async (
    client: Client,
    environment: FakeEnvironment,
    { step, most, isWriting }: { step: number; most: number; isWriting: boolean },
  ): Promise<number> => {
    let passed = 0;
    while (isAsked(client) && passed < most) {
      if (isWriting) writes(client, true);
      await settled(client);
      environment.advance(step);
      passed += step;
      await settled(client);
      await settled(client);
    }
    return passed;
  };

  test('[N-P10] closes it after the table’s time, and who only holds it open cannot stop that', async () => {
    const environment = new FakeEnvironment();
    const other = await propose(environment);
    environment.advance(QUIET - SECOND);
    const hold = { t: 'aside', match: other.match, seat: other.seat, question: other.view!.asked!.id };
    expect(await other.command({ ...hold, aside: 'hold', answer: 0 })).toMatchObject({ t: 'done' });
    expect(
      await passUntilClosed(other, environment, { step: 5 * SECOND, most: 10 * QUIET, isWriting: false }),
    ).toBe(QUIET);
  });

  test('[N-P03] waits for who is writing, at a table that does not show it too, and says until when', async () => {
    const environment = new FakeEnvironment();
    const other = await propose(environment);
    await passUntilClosed(other, environment, { step: 5 * SECOND, most: 2 * QUIET, isWriting: true });
    expect(isAsked(other)).toBe(true);
    const clocks = other.messages.flatMap(message => (message.t === 'clock' ? [message.clock!] : []));
    expect(clocks.length).toBeGreaterThan(0);
    for (const { now, due } of clocks) expect(due[other.seat!]).toBeGreaterThan(now);
    expect(told(other)).toEqual([]);
    expect(
      await passUntilClosed(other, environment, { step: 5 * SECOND, most: 10 * QUIET, isWriting: false }),
    ).toBe(QUIET - 5 * SECOND);
  });

  test('[N-P10] does not wait for ever for words that are never sent', async () => {
    const environment = new FakeEnvironment();
    const other = await propose(environment);
    expect(
      await passUntilClosed(other, environment, { step: 20 * SECOND, most: 60 * QUIET, isWriting: true }),
    ).toBe(940 * SECOND);
  });
});
