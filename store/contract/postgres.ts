import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, test } from 'vitest';
import { openPostgresStore } from '../src/index.ts';
import { cleanUp } from './clean-up.ts';
import type { StorePlace } from './place.ts';

export interface SchemaPlace extends StorePlace {
  /** Connections also carry this name. */
  readonly schema: string;
  /** The address leads to the schema. */
  readonly url: string;
  /** Ends all connections to it, as a restart of the database does. */
  disconnect(): Promise<void>;
}

/** Creates a schema in the test database. */
export const postgresPlace = async (database: string): Promise<SchemaPlace> => {
  const schema = `test_${randomUUID().slice(0, 8)}`;
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client(database);
    await client.connect();
    try {
      await client.query(sql);
    } finally {
      await client.end();
    }
  };
  await run(`create schema ${schema}`);
  const remove = (): Promise<void> => run(`drop schema if exists ${schema} cascade`);
  cleanUp(remove);
  const url = new URL(database);
  url.searchParams.set('options', `-c search_path=${schema}`);
  url.searchParams.set('application_name', schema);
  return {
    schema,
    url: url.href,
    disconnect: () =>
      run(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = '${schema}'`),
    open: () => openPostgresStore(url.href),
    remove,
  };
};

/** Runs tests of a slow file that need PostgreSQL; without one they are skipped by name, which fails in CI. */
export const withPostgres = (tests: (database: string) => void): void => {
  const postgres = inject('postgres');
  if ('url' in postgres) return tests(postgres.url);
  test(`postgres is missing: ${postgres.missing}`, ({ skip }) => skip());
};
