import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { postgresPlace, withPostgres } from '../contract/index.ts';
import { append, count, table, withMatch } from '../contract/place.ts';
import { postgresStore, type Notice } from '../src/index.ts';
import { migrationTests } from './migrations.ts';

/** Ends the connections of our stores whose last statement was like this. */
const cut = async (url: string, like: string): Promise<number> => {
  const client = new pg.Client(url);
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'tavola' and query ilike $1 and pid <> pg_backend_pid()`,
    [like],
  );
  await client.end();
  return rowCount ?? 0;
};

withPostgres(database => {
  migrationTests('PostgreSQL', async () => {
    const { url, remove } = await postgresPlace(database);
    return { open: options => postgresStore(url, options), remove };
  });

  describe('PostgreSQL', () => {
    test('[S20] processes that start together migrate once', async () => {
      const { open, remove } = await postgresPlace(database);
      const stores = await Promise.all(count(1, 5).map(open));
      await withMatch(stores[0]!, 3);
      expect(await stores[4]!.read('m', 0)).toHaveLength(3);
      await Promise.all(stores.map(store => store.close()));
      await remove();
    });
    test('[S22] a listener that has lost its connection says so and hears again', async () => {
      const { open, url, remove } = await postgresPlace(database);
      const troubles: Error[] = [];
      const [writer, listener] = [
        await open(),
        await postgresStore(url, { onTrouble: error => troubles.push(error) }),
      ];
      const heard: Notice[] = [];
      listener.listen(notice => heard.push(notice));
      await withMatch(writer, 1);
      expect(await cut(url, 'listen "tavola test_%')).toBeGreaterThan(0);
      await vi.waitFor(() => expect(heard).toContainEqual({ about: 'anything' }), 5000);
      expect(troubles.length).toBeGreaterThan(0);
      await writer.write([append('m', 1, ['2'])]);
      await vi.waitFor(() => expect(heard).toContainEqual({ about: 'match', id: 'm', version: 2 }), 5000);
      await Promise.all([writer.close(), listener.close()]);
      await remove();
    });
    test('[S22] a store that was cut off goes on with new connections', async () => {
      const { open, url, remove } = await postgresPlace(database);
      const store = await withMatch(await open(), 1);
      await store.write([append('m', 1, ['2'])]);
      expect(await cut(url, '%')).toBeGreaterThan(0);
      await vi.waitFor(() => store.ping(), 5000);
      expect(await store.write([append('m', 2, ['3'])])).toEqual({ ok: true, value: [3] });
      await store.close();
      await remove();
    });
    test('[S15] installations in two schemas of one database do not hear each other', async () => {
      const places = [await postgresPlace(database), await postgresPlace(database)];
      const [here, there] = await Promise.all(places.map(place => place.open()));
      const heard: Notice[] = [];
      there!.listen(notice => heard.push(notice));
      await here!.write([table('T')]);
      await there!.ping();
      expect(heard).toEqual([]);
      await Promise.all([here!.close(), there!.close()]);
      await Promise.all(places.map(place => place.remove()));
    });
    test('a database that does not answer is told at once', async () => {
      await expect(postgresStore('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
    });
  });
});
