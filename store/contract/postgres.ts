import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject, test } from 'vitest';
import { postgresStore } from '../src/index.ts';
import type { Place } from './place.ts';

export interface SchemaPlace extends Place {
  /** Leads to a schema of its own. */
  readonly url: string;
}

/** A new schema in a database of the tests. */
export const postgresPlace = async (database: string): Promise<SchemaPlace> => {
  const schema = `test_${randomUUID().slice(0, 8)}`;
  const run = async (sql: string): Promise<void> => {
    const client = new pg.Client(database);
    await client.connect();
    await client.query(sql);
    await client.end();
  };
  await run(`create schema ${schema}`);
  const url = new URL(database);
  url.searchParams.set('options', `-c search_path=${schema}`);
  return {
    url: url.href,
    open: () => postgresStore(url.href),
    remove: () => run(`drop schema ${schema} cascade`),
  };
};

/** Tests that need PostgreSQL, in a file of slow tests. Without one they are skipped by name, which fails in CI. */
export const withPostgres = (tests: (database: string) => void): void => {
  const postgres = inject('postgres');
  if ('url' in postgres) return tests(postgres.url);
  test(`postgres is missing: ${postgres.missing}`, ({ skip }) => skip());
};
