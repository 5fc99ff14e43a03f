import { createMemoryData, openMemoryStore } from '@tavola/store';
import { expect, test } from 'vitest';
import { hashSecret } from '../../src/lobby/tokens.ts';
import type { TableDoc } from '../../src/lobby/table-document.ts';
import { TestServer } from '../support/test-server.ts';

const SECRET = 's'.repeat(32);

test('the link of a seat that another process has handed on reaches the other seats here', async () => {
  const data = createMemoryData();
  const server = await TestServer.open({ store: openMemoryStore(data) });
  const { made, clients } = await server.startMatch(3, { game: 'fair' });
  const [anna, bruno, carla] = clients as [(typeof clients)[0], (typeof clients)[0], (typeof clients)[0]];
  const other = openMemoryStore(data);
  const { doc: text, version, deletes, at } = (await other.readTable(made.table))!;
  const doc = JSON.parse(text) as TableDoc;
  const announce = (secret: string): void =>
    other.announce([{ about: 'handed-on', id: made.table, seat: 2, secret }]);
  // A secret that the table does not know is none of its links.
  announce('f'.repeat(32));
  const seats = doc.seats.with(2, { ...doc.seats[2]!, secret: null, handedOn: hashSecret(SECRET) });
  const changed = JSON.stringify({ ...doc, seats });
  await other.write([{ t: 'table', id: made.table, after: version, doc: changed, at, deletes }]);
  announce(SECRET);
  for (const client of [anna, bruno])
    expect(await client.next('handed-on')).toMatchObject({ seat: 2, secret: SECRET });
  await carla.untilClosed();
  for (const client of clients) expect(client.texts.join()).not.toContain('f'.repeat(32));
  expect(carla.texts.join()).not.toContain(SECRET);
  const taken = await server.request(`/api/tables/${made.table}/sit`, SECRET, { name: 'Dario' });
  expect(taken['seat']).toBe(2);
});
