import { openMemoryStore, type Store } from '@tavola/store';
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
  expect((await server.call(`${path}/person`, made.secret, { name: 'Bella' })).status).toBe(500);
  isBroken = false;
  await server.close();
  const log = lines.join('');
  expect(log).toContain('disk full');
  const { doc } = (await inner.readTable(made.table).catch(() => undefined)) ?? { doc: '' };
  const hashes = [...doc.matchAll(/[0-9a-f]{64}/g)].map(([hash]) => hash);
  for (const secret of [...secrets, made.link, made.gallery, ...hashes]) expect(log).not.toContain(secret);
  for (const words of ['Annabella', 'Bella', 'in confidence']) expect(log).not.toContain(words);
});
