import { sql, type Kysely } from 'kysely';
import type { SqlKind } from './schema.ts';

/** Brings a database from one version to the next. A published migration never changes; add another one. */
export type Migration = (db: Kysely<unknown>, kind: SqlKind) => Promise<void>;

/** Version 1: all tables. */
const first: Migration = async (db, kind) => {
  // PostgreSQL would otherwise order ids by a language, and compare them more slowly.
  const id = kind === 'postgres' ? sql`text collate "C"` : 'text';
  // SQLite: without rowid a head lies in one tree instead of two. Entries keep their rowid: their rows are
  // appended, and only the short keys go into the tree, which is twice as fast.
  const end = kind === 'sqlite' ? sql`without rowid` : sql``;
  const { schema } = db;

  await schema
    .createTable('tables')
    .addColumn('id', id, column => column.primaryKey())
    .addColumn('version', 'bigint', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('deletes', 'bigint')
    .addColumn('doc', 'text', column => column.notNull())
    .execute();
  await schema
    .createIndex('tables_deletes')
    .on('tables')
    .column('deletes')
    .where(sql.ref('deletes'), 'is not', null)
    .execute();

  await schema
    .createTable('matches')
    .addColumn('id', id, column => column.primaryKey().notNull())
    .addColumn('table_id', id, column => column.notNull())
    .addColumn('version', 'bigint', column => column.notNull())
    .addColumn('begun', 'bigint', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('due', 'bigint')
    .addColumn('brief', 'text', column => column.notNull())
    .modifyEnd(end)
    .execute();
  await schema.createIndex('matches_table').on('matches').column('table_id').execute();
  await schema
    .createIndex('matches_due')
    .on('matches')
    .column('due')
    .where(sql.ref('due'), 'is not', null)
    .execute();

  await schema
    .createTable('entries')
    .addColumn('match_id', id, column => column.notNull())
    .addColumn('version', 'bigint', column => column.notNull())
    .addColumn('entry', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['match_id', 'version'])
    .execute();
  await schema
    .createTable('snapshots')
    .addColumn('match_id', id, column => column.primaryKey())
    .addColumn('version', 'bigint', column => column.notNull())
    .addColumn('saved', 'text', column => column.notNull())
    .execute();

  await schema
    .createTable('holds')
    .addColumn('device', id, column => column.notNull())
    .addColumn('table_id', id, column => column.notNull())
    .addColumn('seat', 'bigint', column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addPrimaryKeyConstraint('holds_key', ['device', 'table_id', 'seat'])
    .modifyEnd(end)
    .execute();
  await schema.createIndex('holds_table').on('holds').column('table_id').execute();

  await schema
    .createTable('talk')
    .addColumn('room', id, column => column.notNull())
    .addColumn('number', 'bigint', column => column.notNull())
    .addColumn('table_id', id, column => column.notNull())
    .addColumn('at', 'bigint', column => column.notNull())
    .addColumn('speaker', 'bigint')
    .addColumn('hearer', 'bigint')
    .addColumn('doc', 'text', column => column.notNull())
    .addPrimaryKeyConstraint('talk_key', ['room', 'number'])
    .execute();
  await schema.createIndex('talk_table').on('talk').column('table_id').execute();
};

/** Version 2: summaries of tables. Those of existing tables are made when they are first asked for. */
const briefs: Migration = async (db, kind) => {
  const id = kind === 'postgres' ? sql`text collate "C"` : 'text';
  await db.schema
    .createTable('briefs')
    .addColumn('table_id', id, column => column.primaryKey())
    .addColumn('version', 'bigint', column => column.notNull())
    .addColumn('brief', 'text', column => column.notNull())
    .addColumn('match_id', id)
    .execute();
};

export const migrations: readonly Migration[] = [first, briefs];
