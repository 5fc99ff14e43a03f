import pg from 'pg';
import { describe, expect, test, vi } from 'vitest';
import { cleanUp } from '../contract/clean-up.ts';
import { postgresPlace, withPostgres, type SchemaPlace } from '../contract/index.ts';
import { append, count, WAIT_TIMEOUT_MS, table, withMatch } from '../contract/place.ts';
import { openPostgresStore, type Notice } from '../src/index.ts';
import { migrationTests } from './migrations.ts';

/** Ends the connections of a place whose last statement matches this pattern. */
const cut = async ({ url, schema }: SchemaPlace, like: string): Promise<number> => {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const { rows } = await client.query<{ readonly pid: number }>(
      `select pid, pg_terminate_backend(pid) from pg_stat_activity
        where application_name = $1 and query ilike $2 and pid <> pg_backend_pid()`,
      [schema, like],
    );
    // A signalled connection can still answer for a moment and end during the next statement.
    const pids = rows.map(({ pid }) => pid);
    await vi.waitFor(async () => {
      const left = await client.query('select from pg_stat_activity where pid = any($1)', [pids]);
      expect(left.rowCount).toBe(0);
    }, WAIT_TIMEOUT_MS);
    return pids.length;
  } finally {
    await client.end();
  }
};

withPostgres(database => {
  migrationTests('PostgreSQL', async () => {
    const { url, remove } = await postgresPlace(database);
    return { open: options => openPostgresStore(url, options), remove };
  });

  describe('PostgreSQL', () => {
    test('[S20] processes that start together migrate once', async () => {
      const { open, remove } = await postgresPlace(database);
      const stores = await Promise.all(count(1, 5).map(open));
      await withMatch(stores[0]!, 3);
      expect(await stores[4]!.readEntries('m', 0)).toHaveLength(3);
      await Promise.all(stores.map(store => store.close()));
      await remove();
    });
    test('[S22] a listener that has lost its connection says so and hears again', async () => {
      const place = await postgresPlace(database);
      const { open, url, remove } = place;
      const troubles: Error[] = [];
      const [writer, listener] = [
        await open(),
        await openPostgresStore(url, { onError: error => troubles.push(error) }),
      ];
      const heard: Notice[] = [];
      listener.listen(notice => heard.push(notice));
      await withMatch(writer, 1);
      expect(await cut(place, 'listen %')).toBeGreaterThan(0);
      await vi.waitFor(() => expect(heard).toContainEqual({ about: 'anything' }), WAIT_TIMEOUT_MS);
      expect(troubles.length).toBeGreaterThan(0);
      await writer.write([append('m', 1, ['2'])]);
      await vi.waitFor(
        () => expect(heard).toContainEqual({ about: 'match', id: 'm', version: 2 }),
        WAIT_TIMEOUT_MS,
      );
      await Promise.all([writer.close(), listener.close()]);
      await remove();
    });
    test('[S22] a store that was cut off goes on with new connections', async () => {
      const place = await postgresPlace(database);
      const store = await withMatch(await place.open(), 1);
      await store.write([append('m', 1, ['2'])]);
      expect(await cut(place, '%')).toBeGreaterThan(0);
      await vi.waitFor(() => store.ping(), WAIT_TIMEOUT_MS);
      expect(await store.write([append('m', 2, ['3'])])).toEqual({ ok: true, value: [3] });
      await store.close();
      await place.remove();
    });
    test('[S22] one that is cut off again and again while it writes loses nothing that it confirmed', async () => {
      const place = await postgresPlace(database);
      const store = await withMatch(await place.open(), 0);
      const stop = new AbortController();
      cleanUp(() => stop.abort());
      let writes = 0;
      const confirmed = Promise.all(
        count(1, 10).map(async n => {
          let version = 0;
          while (!stop.signal.aborted) {
            const next = append(`m${n}`, version, [String(version + 1)]);
            const said = { t: 'say', room: 'T', table: 'T', at: 0, from: null, to: null, doc: '1' } as const;
            const written = await store
              .write(version % 3 === 0 ? [next, said] : [next])
              .catch(() => undefined);
            // The database may have stored the interrupted write or not, so the test looks.
            if (written?.ok) {
              version = written.value[0]!;
              writes++;
            } else version = (await store.readHead(`m${n}`).catch(() => undefined))?.version ?? version;
          }
          return version;
        }),
      );
      for (let i = 0; i < 10; i++) {
        await cut(place, '%');
        const before = writes;
        await vi.waitFor(() => expect(writes).toBeGreaterThan(before + 10), WAIT_TIMEOUT_MS);
      }
      stop.abort();
      for (const [i, version] of (await confirmed).entries()) {
        const entries = await store.readEntries(`m${i + 1}`, 0);
        expect(entries.length).toBeGreaterThanOrEqual(version);
        expect(entries).toEqual(count(1, entries.length));
      }
      await store.close();
      await place.remove();
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
    test('[S24] one that cannot write for a full disk says so, and goes on once it can', async () => {
      const { url, open, remove } = await postgresPlace(database);
      const store = await open();
      const client = new pg.Client(url);
      await client.connect();
      await client.query(`
        create function fail() returns trigger language plpgsql as
          $$ begin raise exception using errcode = 'disk_full'; end $$;
        create trigger full_disk before insert or update on tavola_schema execute function fail()`);
      await expect(store.ping()).rejects.toMatchObject({ code: '53100' });
      await client.query('drop trigger full_disk on tavola_schema');
      await store.ping();
      await client.end();
      await store.close();
      await remove();
    });
    test('a database that does not answer is told at once', async () => {
      await expect(openPostgresStore('postgres://nobody@127.0.0.1:1/none')).rejects.toThrow('ECONNREFUSED');
    });
  });
});
