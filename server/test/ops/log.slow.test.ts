import { openMemoryStore, type Store } from '@tavola/store';
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { createLogger } from '../../src/ops/logger.ts';
import { TestServer } from '../support/test-server.ts';

test('the log holds no secret, whatever goes wrong', async () => {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: line => void lines.push(line) });
  const inner = openMemoryStore();
  let isBroken = false;
  const write: Store['write'] = changes =>
    isBroken ? Promise.reject(new Error('disk full')) : inner.write(changes);
  const server = await TestServer.open({ store: { ...inner, write }, logger });
  const { made, secrets, clients } = await server.startMatch(2, { game: 'fair', name: 'Annabella' });
  const [anna, bruno] = clients as [(typeof clients)[0], (typeof clients)[0]];
  const path = `/api/tables/${made.table}`;
  const lobby = await server.createTable(2, { game: 'fair', name: 'Annabella' });
  await anna.answer(1);
  await anna.say('a word in confidence');
  await server.call(`${path}?secret=${made.secret}`, made.link);
  await server.call(`${path}/start`, secrets[1], { secret: secrets[1] });
  await server.call('/nowhere', made.gallery, {}, { cookie: `tavola_device=${made.secret}` });
  const lost = server.connect();
  await lost.opened();
  lost.ws.send(`{"t":"hello","secret":"${made.link}"`);
  await lost.untilClosed();
  isBroken = true;
  bruno.send({ t: 'answer', id: 'c', match: bruno.match, seat: 1, question: 0, answer: 2 });
  await bruno.untilClosed();
  const person = `/api/tables/${lobby.made.table}/person`;
  expect((await server.call(person, lobby.made.secret, { name: 'Bella' })).status).toBe(500);
  isBroken = false;
  await server.close();
  const log = lines.join('');
  expect(log).toContain('disk full');
  const { doc } = (await inner.readTable(made.table).catch(() => undefined)) ?? { doc: '' };
  const hashes = [...doc.matchAll(/[0-9a-f]{64}/g)].map(([hash]) => hash);
  for (const secret of [...secrets, ...lobby.secrets, made.link, made.gallery, ...hashes])
    expect(log).not.toContain(secret);
  for (const words of ['Annabella', 'Bella', 'in confidence']) expect(log).not.toContain(words);
});

test('strangers write nothing of their own into the log, neither addresses nor stack traces', async () => {
  const lines: string[] = [];
  const logger = createLogger('trace', { write: line => void lines.push(line) });
  const server = await TestServer.open({ logger });
  const upgrade = 'Host: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n';
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
  const requests = [
    ...['/forged', '/%', '/%c0%af', '//', '/socket/%', 'http://forged/%', '*', '/socket?forged%'].map(
      path => `GET ${path}?forged HTTP/1.1\r\n${upgrade}${key}\r\n`,
    ),
    `GET /socket?forged HTTP/1.1\r\n${upgrade}\r\n`,
    `GET /socket?forged HTTP/1.1\r\n${upgrade}${key}\r\nforged is no frame`,
    'GET /%forged HTTP/1.1\r\nHost: a\r\n\r\n',
    'forged /? HTTP/1.1\r\n\r\n',
    'GET / HTTP/1.1\r\nforged: \u0000\r\n\r\n',
    'POST /api/tables HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 8\r\n\r\n{"forged',
    `CONNECT forged HTTP/1.1\r\n\r\n`,
  ];
  for (const text of requests)
    await new Promise<void>(done => {
      const socket = connect(server.port, '127.0.0.1', () => {
        socket.write(text);
        socket.resume();
        setTimeout(() => socket.destroy(), 50);
      });
      socket.on('error', () => undefined).on('close', () => done());
    });
  await server.close();
  const log = lines.join('');
  expect(log).not.toContain('forged');
  expect(log).not.toMatch(/"stack"|\n {4}at |rawPacket/);
});
