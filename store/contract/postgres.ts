import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, test } from 'vitest';
import { openPostgresStore } from '../src/index.ts';
import { cleanUp } from './clean-up.ts';
import type { StorePlace } from './place.ts';

export interface SchemaPlace extends StorePlace {
  /** Also the name by which its connections are known. */
  readonly schema: string;
  /** Leads to a schema of its own. */
  readonly url: string;
}

/** A new schema in a database of the tests. */
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
    open: () => openPostgresStore(url.href),
    remove,
  };
};

/** Tests that need PostgreSQL, in a file of slow tests. Without one they are skipped by name, which fails in CI. */
export const withPostgres = (tests: (database: string) => void): void => {
  const postgres = inject('postgres');
  if ('url' in postgres) return tests(postgres.url);
  test(`postgres is missing: ${postgres.missing}`, ({ skip }) => skip());
};
