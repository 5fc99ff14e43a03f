import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { DEFAULT_LIMITS } from '../../src/index.ts';
import { TestServer } from '../support/test-server.ts';
import { waitUntil } from '../support/wait.ts';

interface Raw {
  readonly socket: Socket;
  readonly heard: () => string;
}
const openRaw = async (port: number, text: string): Promise<Raw> => {
  let heard = '';
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.setEncoding('utf8').on('data', (more: string) => (heard += more));
  await once(socket, 'connect');
  socket.write(text);
  return { socket, heard: () => heard };
};
const untilClosed = async ({ socket, heard }: Raw): Promise<string> => {
  if (!socket.closed) await once(socket, 'close');
  return heard();
};

const upgradeOf = (path: string): string =>
  [
    `GET ${path} HTTP/1.1`,
    'Host: a',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    '\r\n',
  ].join('\r\n');
/** A request whose body never ends. */
const endless =
  'POST /api/games HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 99999\r\n\r\n{';

const connections = { ...DEFAULT_LIMITS.connections };

test.each(['/', '/health', '/api/games', '/api/tables/x', '/socket/', '/nowhere', '/sock%65t', '//socket'])(
  'an upgrade of %s is refused before it happens, and the connection ends',
  async path => {
    const server = await TestServer.open();
    const told = await untilClosed(await openRaw(server.port, upgradeOf(path)));
    expect(told).toMatch(/^HTTP\/1\.1 404 .*\{"error":"not-found"\}$/s);
    const good = await openRaw(server.port, upgradeOf('/socket?x'));
    await waitUntil('it is upgraded', () => good.heard().startsWith('HTTP/1.1 101 '));
    good.socket.destroy();
  },
);

test('upgrades beyond the sockets of an address are refused in plain HTTP, also for a whole /64 network', async () => {
  const server = await TestServer.open({ limits: { socketsPerAddress: 2 }, proxies: 1 });
  const from = (address: string) =>
    openRaw(
      server.port,
      upgradeOf('/socket').replace('Host: a', `Host: a\r\nX-Forwarded-For: 1.1.1.1, ${address}`),
    );
  for (const address of ['2001:db8::1', '2001:db8::2']) {
    const { heard } = await from(address);
    await waitUntil('it is upgraded', () => heard().startsWith('HTTP/1.1 101 '));
  }
  expect(await untilClosed(await from('2001:db8::3'))).toMatch(/^HTTP\/1\.1 429 .*"too-many"/s);
  const { heard } = await from('2001:db8:1::1');
  await waitUntil('another network is served', () => heard().startsWith('HTTP/1.1 101 '));
});

test('an address has so many connections and no more, whatever they are for', async () => {
  const server = await TestServer.open({ limits: { connections: { ...connections, perAddress: 3 } } });
  const held = [];
  for (const text of ['', 'GET / HT', upgradeOf('/socket')]) held.push(await openRaw(server.port, text));
  await untilClosed(await openRaw(server.port, 'GET /health HTTP/1.1\r\nHost: a\r\n\r\n'));
  held[0]!.socket.destroy();
  await waitUntil('there is room again', async () => {
    const raw = await openRaw(server.port, 'GET /health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
    return (await untilClosed(raw)).startsWith('HTTP/1.1 200');
  });
  for (const { socket } of held) socket.destroy();
});

test('an address has so many requests under way and no more, and another one is served', async () => {
  const server = await TestServer.open({
    limits: { connections: { ...connections, requests: 2 } },
    proxies: 1,
  });
  const from = (address: string) =>
    openRaw(server.port, endless.replace('Host: a', `Host: a\r\nX-Forwarded-For: ${address}`));
  const held = [await from('9.9.9.9'), await from('9.9.9.9')];
  const third = await from('9.9.9.9');
  await waitUntil('the third is refused', () => third.heard().startsWith('HTTP/1.1 429'));
  expect(
    (await server.call('/api/games', undefined, undefined, { 'x-forwarded-for': '8.8.8.8' })).status,
  ).toBe(200);
  for (const { socket } of [...held, third]) socket.destroy();
});

test('endless headers, endless bodies and idle connections end', async () => {
  const limits = { connections: { ...connections, headers: 100, request: 200, idle: 300 } };
  const server = await TestServer.open({ limits });
  const held = await Promise.all(
    ['GET / HTTP/1.1\r\nA: ', endless, ''].map(text => openRaw(server.port, text)),
  );
  // A drop now and then must not keep a request alive.
  const drip = setInterval(() => held[1]!.socket.writable && held[1]!.socket.write(' '), 20);
  const told = await Promise.all(held.map(untilClosed));
  clearInterval(drip);
  expect(told.slice(0, 2).map(text => text.slice(0, 12))).toEqual(['HTTP/1.1 408', 'HTTP/1.1 408']);
  // A socket with a table lives on.
  const { clients } = await server.startMatch(2, { game: 'fair' });
  await new Promise(done => setTimeout(done, 700));
  expect(clients[0]!.closed).toBeUndefined();
});
