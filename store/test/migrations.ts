import { sql, type Kysely } from 'kysely';
import { describe, expect, test } from 'vitest';
import { append, count, withMatch } from '../contract/place.ts';
import type { Store, StoreOptions } from '../src/index.ts';
import { migrations, type Migration } from '../src/sql/migrations.ts';
import type { Schema } from '../src/sql/schema.ts';
import { allDumps } from './dumps.ts';

export interface MigratedPlace {
  readonly open: (options?: StoreOptions) => Promise<Store>;
  readonly remove: () => Promise<void>;
}

const later: Migration = async db => {
  await db.schema.createTable('later').addColumn('id', 'text').execute();
  await sql`insert into later select id from tables`.execute(db);
};
const broken: Migration = async db => {
  await sql`delete from entries`.execute(db);
  await sql`select * from nowhere`.execute(db);
};
/** Adds an entry that belongs to no match, so that an append fails in the database. */
const haunted: Migration = async db => {
  const ghost = { match_id: 'm3', version: 2, entry: '"ghost"' };
  await (db as unknown as Kysely<Schema>).insertInto('entries').values(ghost).execute();
};

/** S20: the tests that need a database of their own, for any kind of database. */
export const migrationTests = (name: string, newPlace: () => Promise<MigratedPlace>): void => {
  const at = async (tests: (open: MigratedPlace['open']) => Promise<void>): Promise<void> => {
    const place = await newPlace();
    await tests(place.open);
    await place.remove();
  };

  describe(`${name}: versions`, () => {
    test.each(count(1, migrations.length).map(Number))('[S20] version %i is brought to the newest', version =>
      at(async open => {
        const old = await withMatch(await open({ migrations: migrations.slice(0, version) }), 5);
        const before = await allDumps(old);
        await old.close();
        for (const list of [migrations, [...migrations, later], [...migrations, later]]) {
          const store = await open({ migrations: list });
          expect(await allDumps(store)).toEqual(before);
          await store.close();
        }
        const store = await open({ migrations: [...migrations, later] });
        expect(await store.write([append('m', 5, ['6'])])).toEqual({ ok: true, value: [6] });
        await store.close();
      }),
    );
    test('[S20] a database of a newer version is refused and not touched', () =>
      at(async open => {
        const newer = await withMatch(await open({ migrations: [...migrations, later] }), 5);
        await newer.close();
        await expect(open()).rejects.toThrow(
          `The database has version ${migrations.length + 1}, but this program knows only versions up to ` +
            `${migrations.length}: a newer program has used it.`,
        );
        const again = await open({ migrations: [...migrations, later] });
        expect(await again.readEntries('m', 0)).toHaveLength(5);
        await again.close();
      }));
    test('[S20] a migration that fails leaves all as it was', () =>
      at(async open => {
        const store = await withMatch(await open(), 5);
        await store.close();
        await expect(open({ migrations: [...migrations, later, broken] })).rejects.toThrow('nowhere');
        const again = await open({ migrations: [...migrations, later] });
        expect(await again.readEntries('m', 0)).toHaveLength(5);
        await again.close();
      }));
    test('[S6] a write that fails in the database harms no other in its group', () =>
      at(async open => {
        const store = await withMatch(await open({ migrations: [...migrations, haunted] }), 0);
        const ids = count(1, 9).map(n => `m${n}`);
        await store.write(ids.map(id => append(id, 0, ['1'])));
        const results = await Promise.allSettled(ids.map(id => store.write([append(id, 1, ['2'])])));
        expect(results.map(({ status }) => status === 'fulfilled')).toEqual(ids.map(id => id !== 'm3'));
        expect((await store.listMatches('T')).map(({ version }) => version)).toEqual(
          ids.map(id => (id === 'm3' ? 1 : 2)),
        );
        await store.close();
      }));
  });
};
