import { connect } from 'node:net';
import fc from 'fast-check';
import { CLOSE, LIMITS, PROTOCOL } from '@tavola/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { FakeEnvironment } from '../support/fake-environment.ts';
import type { CreatedTable } from '../../src/lobby/lobby.ts';
import { TestServer, waitForAll } from '../support/test-server.ts';
import { WAIT_TIMEOUT_MS } from '../support/wait.ts';

/** The random bytes are the same in every run. */
const noise = new FakeEnvironment(77);
let server: TestServer;
let made: CreatedTable;
let anna: Client;
let bruno: Client;
let secrets: string[];
beforeEach(async () => {
  server = await TestServer.open();
  const match = await server.startMatch(2, { game: 'fair', watch: { who: 'link', delay: 0 } });
  ({ made, secrets } = match);
  [anna, bruno] = match.clients as [Client, Client];
});

/** Checks that the match is unchanged and goes on, and that others got no message. */
afterEach(async () => {
  server.assertNoErrors();
  const isUntouched = (await server.store.listMatches(made.table))[0]!.version === 1;
  const isSilent = bruno.messages.every(({ t }) => t !== 'turn');
  const goesOn = (await anna.answer(1)).t === 'done';
  if (!isUntouched || !isSilent || !goesOn) throw new Error('the match has felt it');
  await waitForAll([anna, bruno]);
  await server.close();
});

const hello = (secret: string) => ({ t: 'hello', protocol: PROTOCOL, table: made.table, secret });
const answer = () => ({ t: 'answer', id: 'x', match: anna.match, seat: 0, question: 0, answer: 1 });

describe('frames that are no messages', () => {
  test('close the socket with a reason', async () => {
    const cases: [string | Buffer, { code: number; reason: string }][] = [
      ['', CLOSE.malformed],
      ['null', CLOSE.malformed],
      ['[]', CLOSE.malformed],
      ['{"t":"hello"}', CLOSE.otherVersion],
      [JSON.stringify({ ...hello(secrets[0]!), protocol: PROTOCOL + 1 }), CLOSE.otherVersion],
      [JSON.stringify(hello(secrets[0]!)).slice(0, 40), CLOSE.malformed],
      [JSON.stringify({ ...hello(secrets[0]!), more: 1 }), CLOSE.malformed],
      ['{"__proto__":{"t":"hello"}}', CLOSE.malformed],
      ['['.repeat(60_000), CLOSE.malformed],
      ['x'.repeat(LIMITS.message + 1), CLOSE.tooLarge],
      [noise.bytes(100), CLOSE.malformed],
      [JSON.stringify(answer()), CLOSE.noHello],
      [JSON.stringify(hello('z'.repeat(32))), CLOSE.refused],
      [JSON.stringify({ ...hello(secrets[0]!), table: 'nowhere' }), CLOSE.refused],
    ];
    for (const [frame, { code, reason }] of cases) {
      const client = server.connect();
      await client.opened();
      client.ws.send(frame, { binary: typeof frame !== 'string' });
      expect(await client.untilClosed()).toEqual({ code, reason });
      expect(client.texts).toEqual([]);
    }
  });

  test('much too large ones are cut off', async () => {
    const client = await server.join(made.table, made.gallery);
    client.ws.send('x'.repeat(LIMITS.message * 5));
    expect((await client.untilClosed()).code).toBe(1009);
  });

  test('bytes that are no frames at all end the connection, nothing more', async () => {
    for (let n = 0; n < 20; n++)
      await new Promise<void>((done, failed) => {
        const socket = connect(server.port, '127.0.0.1', () => {
          socket.write(
            'GET /socket HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
              `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${noise.bytes(16).toString('base64')}\r\n\r\n`,
          );
          socket.once('data', () => socket.end(noise.bytes(1 + n * 50)));
        });
        socket.on('error', () => undefined);
        socket.on('close', () => done());
        socket.setTimeout(WAIT_TIMEOUT_MS, () => {
          failed(new Error(`still open after ${1 + n * 50} bytes`));
          socket.destroy();
        });
      });
  });
});

describe('a hostile spectator', () => {
  test('changes nothing and learns nothing', async () => {
    const json = fc.jsonValue({ maxDepth: 3 });
    const word = fc.constantFrom(
      'hello',
      'answer',
      'withdraw',
      'aside',
      'order',
      'say',
      'vote',
      'back',
      'history',
      'why',
      'again',
      'ping',
      'x',
    );
    const message = fc.oneof(
      fc.record({ t: word, id: fc.string(), match: json, seat: json, question: json, answer: json }),
      fc.record({
        t: word,
        id: fc.constant('a'),
        match: fc.constant(anna.match),
        seat: fc.constantFrom(0, 1, 2, -1),
        question: fc.nat(3),
        answer: json,
      }),
      json,
    );
    const frames = fc.sample(message, { numRuns: 120, seed: 5 }).map(value => JSON.stringify(value));
    let client = await server.join(made.table, made.gallery);
    for (const frame of frames) {
      client.ws.send(frame);
      client.send({ t: 'ping' });
      const from = client.messages.length;
      await client.until(() => client.closed ?? client.messages.slice(from).some(({ t }) => t === 'pong'));
      const told = client.messages.map(({ t }) => t);
      expect(
        told.filter(
          t => !['welcome', 'view', 'clock', 'pong', 'refused', 'done', 'lines', 'here'].includes(t),
        ),
      ).toEqual([]);
      if (client.closed) client = await server.join(made.table, made.gallery);
    }
  });
});

describe('frames of another', () => {
  test('do nothing when they are replayed, late or by another client', async () => {
    const frame = JSON.stringify(answer());
    const guest = await server.join(made.table, made.link);
    guest.ws.send(frame);
    expect(await guest.next('refused')).toMatchObject({ code: 'no-seat' });
    const second = await server.join(made.table, secrets[1]!);
    second.ws.send(frame);
    expect(await second.next('refused')).toMatchObject({ code: 'not-your-seat' });
    // The socket gets a second hello.
    second.send(hello(secrets[0]!));
    expect(await second.untilClosed()).toMatchObject({ reason: 'malformed' });
    const stale = await server.join(made.table, secrets[0]!);
    stale.send({ ...answer(), question: 5 });
    expect(await stale.next('refused')).toMatchObject({ code: 'stale' });
  });
});

describe('too much', () => {
  test('of a seat is refused, on all its sockets together; much too much ends the socket', async () => {
    const strict = await TestServer.open({
      environment: new FakeEnvironment(),
      limits: { messages: { rate: 1, burst: 10 } },
    });
    const { made: table, secrets: keys } = await strict.createTable(2, { game: 'fair' });
    const tabs = [await strict.join(table.table, keys[0]!), await strict.join(table.table, keys[0]!)];
    const codes: (string | undefined)[] = [];
    for (let n = 0; n < 8; n++)
      for (const tab of tabs) {
        const reply = await tab.command({ t: 'back' }, `${n}`);
        codes.push(reply.t === 'refused' ? reply.code : undefined);
      }
    expect(codes).toEqual(codes.map((_, n) => (n < 10 ? undefined : 'too-fast')));
    const flood = await strict.join(table.table, keys[1]!);
    for (let n = 0; n < 500; n++) flood.send({ t: 'back', id: `${n}` });
    expect(await flood.untilClosed()).toMatchObject({ reason: 'too-many' });
  });

  test('sockets from one address are refused', async () => {
    const strict = await TestServer.open({ limits: { socketsPerAddress: 2 } });
    const all = [strict.connect(), strict.connect()];
    for (const client of all) await client.opened();
    await expect(strict.connect().opened()).rejects.toThrow('closed with 1006');
    all[0]!.close();
  });
});
