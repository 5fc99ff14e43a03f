import { beforeAll, describe, expect, test } from 'vitest';
import { cleanUp } from '@tavola/store/contract/clean-up.ts';
import { sqlitePlace } from '@tavola/store/contract/places.ts';
import { postgresPlace, withPostgres } from '@tavola/store/contract/postgres.ts';
import { bundleTestServer, startChild } from '../support/child.ts';
import { checkConfirmed, finishMatches, createTable, CrashPlayer } from '../support/crash.ts';
import { TestServer, waitForAll, playRandomly } from '../support/test-server.ts';
import { waitUntil } from '../support/wait.ts';

beforeAll(bundleTestServer);

describe('a whole match of Verona', () => {
  test('on SQLite', async () => {
    const place = await sqlitePlace();
    const server = await TestServer.open({ store: await place.open() });
    const { clients } = await server.startMatch(4);
    await playRandomly(clients);
    await waitForAll(clients);
    for (const client of clients) expect(client.view!.outcome).toEqual(clients[0]!.view!.outcome);
  });

  withPostgres(database =>
    test('on PostgreSQL', async () => {
      const place = await postgresPlace(database);
      const server = await TestServer.open({ store: await place.open() });
      const { clients } = await server.startMatch(4);
      await playRandomly(clients);
      await waitForAll(clients);
      for (const client of clients) expect(client.view!.outcome).toEqual(clients[0]!.view!.outcome);
    }),
  );
});

withPostgres(database =>
  describe('two processes on one PostgreSQL', () => {
    test('serve the same matches; one is killed, and its clients go on at the other', async () => {
      const place = await postgresPlace(database);
      const [one, other] = [await startChild(place.url), await startChild(place.url)];
      let isKilled = false;
      const tables = await Promise.all(Array.from({ length: 4 }, () => createTable(one.port, 'verona')));
      // Seat 0 of each table connects to the first process until that dies, and seat 1 to the second.
      const players = tables.flatMap(table => [
        new CrashPlayer(table, 0, () => (isKilled ? other.port : one.port)),
        new CrashPlayer(table, 1, () => other.port),
      ]);
      const playing = players.map(player => player.play());
      // `finishMatches` reports a failed player.
      for (const match of playing) match.catch(() => undefined);
      const confirmed = (): number => players.reduce((sum, player) => sum + player.confirmed.length, 0);
      try {
        await waitUntil(
          'two hundred answers are confirmed',
          () => confirmed() >= 200,
          () => [confirmed(), one.complaints(), other.complaints(), players[0]!.describe()],
        );
        await one.kill();
        isKilled = true;
        await finishMatches(players, playing);
      } finally {
        for (const player of players) player.stop();
      }
      expect(other.complaints()).toBe('');
      await other.kill();
      const store = await place.open();
      cleanUp(() => store.close());
      await checkConfirmed(
        store,
        players.flatMap(player => player.confirmed),
      );
    });
  }),
);
