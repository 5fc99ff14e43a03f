import { openMemoryStore, createMemoryData } from '@tavola/store';
import { expect, test } from 'vitest';
import type { Client } from '../support/client.ts';
import { FakeEnvironment } from '../support/fake-environment.ts';
import { TestServer } from '../support/test-server.ts';

/** The present seats in the client's last message. */
const here = (client: Client): readonly number[] =>
  client.messages
    .flatMap(message => (message.t === 'welcome' || message.t === 'here' ? [message.here] : []))
    .at(-1)!;

test('every process that serves a table knows who is present', async () => {
  const data = createMemoryData();
  const environment = new FakeEnvironment();
  const one = await TestServer.open({ store: openMemoryStore(data), environment });
  const other = await TestServer.open({ store: openMemoryStore(data), environment });
  const { made, secrets } = await one.createTable(3, { game: 'fair' });
  const anna = await one.join(made.table, secrets[0]!);
  const bruno = await other.join(made.table, secrets[1]!);
  await anna.until(() => here(anna).length === 2);
  // The other process asks for the presence from before it opened the table.
  await bruno.until(() => here(bruno).length === 2);
  expect([here(anna), here(bruno)]).toEqual([
    [0, 1],
    [0, 1],
  ]);
  const again = await other.join(made.table, secrets[1]!);
  bruno.close();
  const carla = await one.join(made.table, secrets[2]!);
  await again.until(() => here(again).includes(2));
  expect(here(again)).toEqual([0, 1, 2]);
  again.close();
  await anna.until(() => !here(anna).includes(1));
  await carla.until(() => !here(carla).includes(1));
  expect(here(carla)).toEqual([0, 2]);
});

test('the people of a killed process count as absent after a while', async () => {
  const data = createMemoryData();
  const environment = new FakeEnvironment();
  const one = await TestServer.open({ store: openMemoryStore(data), environment });
  const { made, secrets } = await one.createTable(2, { game: 'fair' });
  const anna = await one.join(made.table, secrets[0]!);
  const dead = openMemoryStore(data);
  dead.announce([{ about: 'here', id: made.table, seats: [1] }]);
  await anna.until(() => here(anna).length === 2);
  environment.advance(70_000);
  const tab = await one.join(made.table, secrets[0]!);
  expect(here(tab)).toEqual([0]);
});
