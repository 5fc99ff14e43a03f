import { expect, test } from 'vitest';
import { readerOf } from '../../src/socket/subscriber.ts';
import { TestServer } from '../support/test-server.ts';

/** This is far more than the kernel's buffers hold, so a reader that survives it is never dropped. */
const MOST = 100_000_000;

test('a client that does not read is dropped, and others are not affected', async () => {
  const server = await TestServer.open({ limits: { backlog: 20_000, history: { rate: 1e6, burst: 1e6 } } });
  const { clients } = await server.startMatch(2, { game: 'graenaland', seats: 3 }, 1);
  const [deaf, keen] = clients as [(typeof clients)[0], (typeof clients)[0]];
  const [room] = server.app.rooms;
  const isThere = (): boolean => [...room!.broadcaster.subscribers].some(peer => readerOf(peer) === 0);
  const page = { t: 'history', match: deaf.match, after: 0, limit: 200, views: true };
  deaf.send({ ...page, id: 'size' });
  await deaf.next('lines');
  const size = deaf.texts.at(-1)!.length;
  deaf.ws.pause();
  // Only bytes beyond the kernel's buffers count, so the reader requests pages that it never reads. Histories are read in
  // turn, so each page of the other one comes after one of its pages.
  let asked = 0;
  while (isThere() && asked * size < MOST) {
    deaf.send({ ...page, id: `p${asked++}` });
    const from = keen.messages.length;
    keen.send({ ...page, id: `k${asked}` });
    await keen.next('lines', from);
  }
  expect(isThere(), `after ${asked} pages of ${size} bytes`).toBe(false);
  expect((await server.app.readMetrics()).text).toMatch(/sockets_closed_total\{reason="slow"\} 1\n/);
  expect(keen.closed).toBeUndefined();
  expect((await keen.command({ t: 'again' })).t).toBe('done');
  server.assertNoErrors();
});
