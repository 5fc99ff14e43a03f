import { PROTOCOL } from '@tavola/protocol';
import { expect, test } from 'vitest';
import { TestServer } from '../support/test-server.ts';

test('a crowd of spectators takes no room from the seats', async () => {
  const server = await TestServer.open({ limits: { spectatorsPerTable: 5 } });
  const { made, secrets } = await server.createTable(2, { game: 'fair', watch: { who: 'link', delay: 0 } });
  for (let n = 0; n < 5; n++) await server.join(made.table, made.gallery);
  const sixth = server.connect();
  await sixth.opened();
  sixth.send({ t: 'hello', protocol: PROTOCOL, table: made.table, secret: made.link });
  expect(await sixth.untilClosed()).toEqual({ code: 4029, reason: 'too-many' });
  for (const secret of secrets) expect((await server.join(made.table, secret)).seat).not.toBeNull();
});

test('a seat with too many sockets loses the oldest, and the others keep theirs', async () => {
  const server = await TestServer.open({ limits: { socketsPerSeat: 2, spectatorsPerTable: 1 } });
  const { made, secrets } = await server.createTable(2, { game: 'fair', watch: { who: 'link', delay: 0 } });
  const bruno = await server.join(made.table, secrets[1]!);
  const watcher = await server.join(made.table, made.gallery);
  const first = await server.join(made.table, secrets[0]!);
  const second = await server.join(made.table, secrets[0]!);
  const third = await server.join(made.table, secrets[0]!);
  expect(await first.untilClosed()).toEqual({ code: 4029, reason: 'too-many' });
  for (const client of [bruno, watcher, second, third])
    expect((await client.command({ t: 'again' })).t).toBe('done');
});
