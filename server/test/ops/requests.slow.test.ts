import { request } from 'node:http';
import { connect } from 'node:net';
import { seedDice } from '@tavola/kernel';
import { openMemoryStore, type Store } from '@tavola/store';
import { expect, test } from 'vitest';
import { postgresPlace, withPostgres } from '@tavola/store/contract/postgres.ts';
import type { CreatedTable } from '../../src/lobby/lobby.ts';
import { TestServer, waitForAll, pickAnswer } from '../support/test-server.ts';
import { forgeRequest, ROUTES, type ForgedRequest } from '../support/requests.ts';
import { WAIT_TIMEOUT_MS } from '../support/wait.ts';

interface Got {
  readonly status: number;
  readonly text: string;
}
const send = (port: number, { method, path, headers, body }: ForgedRequest): Promise<Got> =>
  new Promise((done, failed) => {
    const asked = request({ port, host: '127.0.0.1', method, path, headers, agent: false }, response => {
      let text = '';
      response.setEncoding('utf8').on('data', (more: string) => (text += more));
      response.on('end', () => done({ status: response.statusCode!, text }));
    });
    asked.setTimeout(WAIT_TIMEOUT_MS, () =>
      asked.destroy(new Error(`no reply to ${method} ${path.slice(0, 90)}`)),
    );
    asked.on('error', failed);
    asked.end(body);
  });

/**
 * A server that refuses a body early ends the connection, and the reply may be lost with it. The request has had no
 * effect then, so this sends it again.
 */
const insist = async (port: number, sent: ForgedRequest): Promise<Got> => {
  for (let tries = 1; ; tries++)
    try {
      return await send(port, sent);
    } catch (error) {
      const { code } = error as { readonly code?: unknown };
      const isCutOff = sent.body.length > 0 && (code === 'ECONNRESET' || code === 'EPIPE');
      if (!isCutOff || tries === 10)
        throw new Error(
          `${sent.method} ${sent.path.slice(0, 90)}, ${sent.body.length} bytes, ${tries} times`,
          {
            cause: error,
          },
        );
    }
};

/** Every refusal has a code, and no reply reveals internals. */
const judge = (sent: ForgedRequest, { status, text }: Got): void => {
  const body = sent.body.toString().slice(0, 300);
  const said = `${JSON.stringify({ ...sent, body }).slice(0, 900)} ${text.slice(0, 300)}`;
  expect(status, said).toBeLessThan(500);
  expect(text, said).not.toMatch(/node_modules|\.ts:|\n +at /);
  // The server refuses endless headers before there is a request.
  if (status < 400 || status === 431 || sent.method === 'HEAD') return;
  const code = expect.stringMatching(/^[a-z]+(-[a-z]+)*$/) as string;
  expect(JSON.parse(text), said).toMatchObject({ error: code });
};

/** Sends junk in the name of one seat, at a table with a match and at one without. */
const storm = async (store: Store, seed: number, times: number): Promise<Set<number>> => {
  const server = await TestServer.open({ store });
  const { made, secrets, clients } = await server.startMatch(3);
  const lobby = await server.createTable(2, { seats: 3 });
  // The seat that sends junk may be disconnected, so a live opponent goes on afterwards.
  const others = [clients[0]!, clients[2]!];
  for (let n = 0; n < 100 && !others.some(({ isAsked }) => isAsked); n++) {
    await clients[1]!.answer(pickAnswer(clients[1]!));
    await waitForAll(clients);
  }
  const tables = [made, lobby.made];
  const keys = [secrets[1]!, lobby.secrets[1]!];
  const dice = seedDice(seed);
  const statuses = new Set<number>();
  const stateOf = async ({ table }: CreatedTable): Promise<string> => {
    const room = await server.app.rooms.open(table);
    return JSON.stringify([await store.readTable(table), await store.listMatches(table), room?.position]);
  };
  const requests = Array.from({ length: times }, () => ROUTES).flat();
  for (const route of requests) {
    const at = dice.below(2);
    const before = await stateOf(tables[at]!);
    const sent = forgeRequest(route, tables[at]!, keys[at]!, dice);
    const got = await insist(server.port, sent);
    statuses.add(got.status);
    judge(sent, got);
    if (got.status >= 400) expect(await stateOf(tables[at]!), sent.path).toBe(before);
    // Valid requests take effect, so a seat may have a new secret.
    else if (sent.path.includes('/secret'))
      keys[at] = (JSON.parse(got.text) as { readonly secret: string }).secret;
    server.assertNoErrors();
  }
  // The other players stay connected.
  expect(others.map(({ closed }) => closed)).toEqual([undefined, undefined]);
  const mover = others.find(({ isAsked }) => isAsked)!;
  expect(await mover.answer(pickAnswer(mover))).toMatchObject({ t: 'done' });
  await waitForAll(others);
  server.assertNoErrors();
  return statuses;
};

test('junk at every route of the API is refused with a code, and no table feels it', async () => {
  const statuses = await storm(openMemoryStore(), 41, 60);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 400, 401, 403, 404, 413, 415]));
});

withPostgres(database =>
  test('also on PostgreSQL, which takes fewer texts than JSON does', async () => {
    const place = await postgresPlace(database);
    await storm(await place.open(), 42, 20);
  }),
);

test('bytes that are no requests are refused, and the next one is served', async () => {
  const server = await TestServer.open();
  for (const text of [
    'FOO / HTTP/1.1\r\n\r\n',
    'GET / HTTP/9.9\r\n\r\n',
    `GET /${'x'.repeat(100_000)} HTTP/1.1\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
    'POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Length: 5\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
    'POST /api/tables HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nnot-hex\r\n',
    `GET / HTTP/1.1\r\n${'A: b\r\n'.repeat(5000)}\r\n`,
    '\u0000\u0001\u0002\r\n\r\n',
  ]) {
    const reply = await new Promise<string>((done, failed) => {
      let heard = '';
      const socket = connect(server.port, '127.0.0.1', () => socket.write(text));
      socket.setEncoding('utf8').on('data', (more: string) => (heard += more));
      socket.on('error', () => undefined);
      socket.on('close', () => done(heard));
      socket.setTimeout(WAIT_TIMEOUT_MS, () => {
        failed(new Error(`still open after ${text.slice(0, 60)}, having said ${heard}`));
        socket.destroy();
      });
    });
    expect(reply, text.slice(0, 60)).toMatch(/^HTTP\/1\.1 4\d\d /);
    expect(reply).not.toMatch(/node_modules|\n +at /);
  }
  expect((await server.call('/health', undefined)).status).toBe(200);
  server.assertNoErrors();
});
