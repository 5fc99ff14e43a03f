import { sql, type Kysely } from 'kysely';
import { migrations } from './migrations.ts';
import type { SqlKind } from './schema.ts';

interface Versions {
  tavola_schema: { version: number };
}

/** An arbitrary number shared by all our processes, so that two that start together migrate one after the other. */
const LOCK = 7_116_905;

/**
 * Brings a database to the newest version in one transaction. A database of a newer program is refused, since this
 * program would write what the newer one cannot read.
 */
export const migrate = (db: Kysely<unknown>, kind: SqlKind, list = migrations): Promise<void> =>
  db.transaction().execute(async transaction => {
    if (kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(transaction);
    const version = await versionOf(transaction);
    if (version > list.length)
      throw new Error(
        `The database has version ${version}, but this program knows only versions up to ${list.length}: ` +
          'a newer program has used it. Start that one, or restore a backup into an empty database.',
      );
    for (const migration of list.slice(version)) await migration(transaction, kind);
    const versions = transaction as unknown as Kysely<Versions>;
    await versions.updateTable('tavola_schema').set({ version: list.length }).execute();
  });

const versionOf = async (db: Kysely<unknown>): Promise<number> => {
  await db.schema.createTable('tavola_schema').ifNotExists().addColumn('version', 'bigint').execute();
  const versions = db as Kysely<Versions>;
  const row = await versions.selectFrom('tavola_schema').select('version').executeTakeFirst();
  if (row) return row.version;
  await versions.insertInto('tavola_schema').values({ version: 0 }).execute();
  return 0;
};
