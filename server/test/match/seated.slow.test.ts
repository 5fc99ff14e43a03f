import { sample, seedDice, type Choice, type Dice } from '@tavola/kernel';
import { CLOSE, PROTOCOL, VOTES, type ServerMessage } from '@tavola/protocol';
import { openMemoryStore, type Store } from '@tavola/store';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { postgresPlace, withPostgres } from '@tavola/store/contract/postgres.ts';
import { games } from '@tavola/games/registry.ts';
import type { AnyGame } from '../../src/match/games.ts';
import type { Client } from '../support/client.ts';
import type { CreatedTable } from '../../src/lobby/lobby.ts';
import { TestServer, pickAnswer } from '../support/test-server.ts';
import { makeJunk, pick, spoil, WORDS } from '../support/junk.ts';
import { WAIT_TIMEOUT_MS } from '../support/wait.ts';

/** Well-formed messages that a seated player may send, each with something wrong in it. */
const forged = (game: AnyGame, client: Client, dice: Dice, n: number): object => {
  const asked = client.view?.asked;
  const question = asked?.id ?? 0;
  const id = `f${n}`;
  const choice = asked?.choice as unknown as Choice | null;
  const meant = choice ? sample(choice, dice) : null;
  const command = {
    id,
    match: client.match,
    seat: client.seat!,
    question: pick(dice, [question, question, question, question - 1, question + 1, 0, 2 ** 53 - 1]),
  };
  const answer = dice.below(3) === 0 ? makeJunk(dice) : spoil(meant, dice);
  const message = pick(dice, [
    { t: 'answer', ...command, answer },
    { t: 'answer', ...command, answer },
    { t: 'why', ...command, answer },
    { t: 'withdraw', ...command },
    { t: 'aside', ...command, aside: pick(dice, [...game.asides, ...WORDS.slice(0, 9)]), answer },
    {
      t: 'order',
      id,
      match: client.match,
      seat: client.seat!,
      order: pick(dice, [...game.orders.map(({ name }) => name), ...WORDS.slice(0, 9)]),
      answer: pick(dice, [null, [], answer]),
    },
    { t: 'say', id, match: client.table, text: pick(dice, WORDS), to: pick(dice, [null, 0, 1, 2, 15]) },
    {
      t: 'vote',
      id,
      match: client.table,
      on: pick(dice, VOTES),
      seat: pick(dice, [null, 0, 1, 15]),
      yes: false,
    },
    {
      t: 'history',
      id,
      match: pick(dice, [client.match, 'toString', 'm']),
      after: pick(dice, [0, 1, 7, 2 ** 53 - 1]),
      limit: pick(dice, [1, 200]),
      views: dice.below(2) === 0,
    },
    { t: 'again', id },
    { t: 'writing', on: dice.below(2) === 0 },
  ]);
  // One in four also has a useless field.
  return dice.below(4) > 0 ? message : (spoil(message, dice) as object);
};

/** The state that others could notice, and all that the store has of the match. */
const stateOf = async (server: TestServer, { table }: CreatedTable): Promise<string> => {
  const room = (await server.app.rooms.open(table))!;
  const [head] = await server.store.listMatches(table);
  return JSON.stringify([head, room.doc, room.position]);
};

const ENDS: readonly string[] = Object.values(CLOSE)
  .map(({ reason }) => reason as string)
  .filter(reason => reason !== CLOSE.failed.reason);

const heard = ({ messages }: Client): number =>
  messages.filter(({ t }) => t !== 'here' && t !== 'writing' && t !== 'pong').length;

/** Waits until all messages so far have arrived; versions differ, since a seat may get messages that others do not. */
const settled = async (clients: readonly Client[]): Promise<void> => {
  for (const client of clients) {
    const from = client.messages.length;
    client.send({ t: 'ping' });
    await client.until(() => client.closed ?? client.messages.slice(from).some(({ t }) => t === 'pong'));
  }
};

/** Checks that the match goes on and that the client's view is the one that a new client gets. */
const goOn = async (clients: readonly Client[], come: () => Promise<Client>, dice: Dice) => {
  for (let n = 0; n < 6 && !clients[0]!.view!.over; n++) {
    const asked = clients.find(({ isAsked }) => isAsked)!;
    const reply = await asked.answer(pickAnswer(asked, dice));
    if (reply.t === 'refused') expect(reply.rule).toBeDefined();
    await settled(clients);
  }
  const fresh = await come();
  await fresh.until(() => fresh.view);
  expect(clients[1]!.view).toEqual(fresh.view);
  fresh.close();
};

/** Returns with a version that never existed or belongs to another match; the messages still come without a gap. */
const comeOddly = async (server: TestServer, hello: object, dice: Dice, match: string): Promise<void> => {
  const seen = {
    match: pick(dice, [match, match, 'constructor']),
    v: pick(dice, [0, 1, 2, 7, 9999, 2 ** 53 - 1]),
  };
  const ws = new WebSocket(`ws://127.0.0.1:${server.port}/socket`);
  const told: ServerMessage[] = [];
  ws.on('open', () => {
    ws.send(JSON.stringify({ ...hello, seen }));
    ws.send('{"t":"ping"}');
  });
  await new Promise<void>((done, failed) => {
    const timer = setTimeout(
      () => failed(new Error(`no pong, only ${JSON.stringify(told)}`)),
      WAIT_TIMEOUT_MS,
    );
    ws.on('error', failed);
    ws.on('close', code => failed(new Error(`closed with ${code} after ${JSON.stringify(told)}`)));
    ws.on('message', data => {
      told.push(JSON.parse((data as Buffer).toString()) as ServerMessage);
      if (told.at(-1)!.t !== 'pong') return;
      clearTimeout(timer);
      done();
    });
  }).finally(() => ws.terminate());
  const turns = told.filter(({ t }) => t === 'turn').map(({ v }) => v);
  const base = told.some(({ t }) => t === 'view') ? undefined : seen.v;
  if (base !== undefined) expect(turns).toEqual(turns.map((_, n) => base + 1 + n));
  else expect(turns).toEqual([]);
  expect(told.at(-1)!.v).toBe(
    base === undefined ? told.find(({ t }) => t === 'view')!.v : base + turns.length,
  );
};

/** Sends a hostile message and checks its outcome: a refused message changes nothing. */
const strike = async (
  server: TestServer,
  made: CreatedTable,
  clients: readonly Client[],
  hostile: Client,
  message: object,
): Promise<string> => {
  await settled([...clients, hostile]);
  const before = await stateOf(server, made);
  const others = clients.slice(1).map(heard);
  const from = hostile.messages.length;
  hostile.send(message);
  await settled([hostile]);
  server.assertNoErrors();
  const said = JSON.stringify(message).slice(0, 500);
  const replies = hostile.messages.slice(from);
  if (replies.some(({ t }) => t === 'done')) return 'done';
  await settled(clients);
  expect(await stateOf(server, made), said).toBe(before);
  expect(clients.slice(1).map(heard), said).toEqual(others);
  if (hostile.closed) {
    expect(ENDS).toContain(hostile.closed.reason);
    return 'closed';
  }
  const refusal = replies.find(m => m.t === 'refused');
  if (refusal) expect(refusal.code).toMatch(/^[a-z]+(-[a-z]+)*$/);
  // `writing` has no reply, and `history` has its own.
  else expect(replies.some(({ t }) => t === 'lines') || said.includes('"writing"'), said).toBe(true);
  return refusal?.code ?? 'told';
};

const openServer = (store: Store): Promise<TestServer> =>
  TestServer.open({ store, limits: { history: { rate: 1000, burst: 1000 } } });

/** Lets seat 0 send hostile messages from a second device while all play on, and counts the replies. */
const storm = async (store: Store, game: AnyGame, seed: number, rounds: number, count: number) => {
  const server = await openServer(store);
  const people = Math.max(game.seats.min, 3);
  const { made, secrets, clients } = await server.startMatch(people, { game: game.name, writing: true });
  const dice = seedDice(seed);
  const tally = new Map<string, number>();
  const come = async (): Promise<Client> => {
    const hello = { t: 'hello', protocol: PROTOCOL, table: made.table, secret: secrets[0] };
    await comeOddly(server, hello, dice, clients[0]!.match!);
    const client = await server.join(made.table, secrets[0]!);
    await client.until(() => client.view);
    return client;
  };
  for (let round = 0; round < rounds && !clients[0]!.view!.over; round++) {
    let hostile = await come();
    for (let n = 0; n < count && !hostile.view!.over; n++) {
      const message = forged(game, hostile, dice, round * count + n);
      const came = await strike(server, made, clients, hostile, message);
      tally.set(came, (tally.get(came) ?? 0) + 1);
      if (hostile.closed) hostile = await come();
    }
    hostile.close();
    await settled(clients);
    await goOn(clients, () => server.join(made.table, secrets[1]!), dice);
  }
  server.assertNoErrors();
  return tally;
};

describe.each([...games.values()])('somebody with a seat at $name who sends what they like', game => {
  test('is refused with a code or closed with a reason, and does not affect others', async () => {
    const tally = await storm(openMemoryStore(), game, 31, 12, 50);
    const kinds = ['stale', 'malformed', 'no-such-aside', 'closed', 'done'];
    for (const kind of kinds) expect(tally.get(kind), kind).toBeGreaterThan(2);
  });

  test('nor is it felt before a match or after its end', async () => {
    const server = await openServer(openMemoryStore());
    const { made, secrets } = await server.createTable(3, {
      game: game.name,
      seats: Math.max(game.seats.min, 3),
    });
    const clients = await Promise.all(secrets.map(secret => server.join(made.table, secret)));
    const dice = seedDice(33);
    const attack = async (count: number, isReady: (client: Client) => unknown): Promise<void> => {
      let hostile: Client | undefined;
      for (let n = 0; n < count; n++) {
        if (!hostile || hostile.closed) hostile = await server.join(made.table, secrets[0]!);
        const client: Client = hostile;
        await client.until(() => isReady(client));
        await strike(server, made, clients, client, forged(game, client, dice, n));
      }
      hostile?.close();
    };
    await attack(150, () => true);
    await server.start(made);
    for (const client of clients) await client.until(() => client.view);
    for (const client of clients) expect((await client.vote('end')).t).toBe('done');
    for (const client of clients) await client.until(() => client.view!.over);
    await attack(150, client => client.view?.over);
    // The table can still play a rematch.
    await server.request(`/api/tables/${made.table}/rematch`, made.secret, {});
    server.assertNoErrors();
  });

  withPostgres(database =>
    test('also on PostgreSQL, which takes fewer texts than JSON does', async () => {
      const place = await postgresPlace(database);
      await storm(await place.open(), game, 32, 4, 40);
    }),
  );
});
