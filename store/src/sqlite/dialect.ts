import {
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from 'kysely';
import type { WorkerClient } from './worker-client.ts';

const nothing = (): Promise<void> => Promise.resolve();

/** Kysely over the worker. Its transactions serve migrations, before any other request. */
export const sqliteDialect = (worker: WorkerClient): Dialect => {
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const [rows] = await worker.rows([{ sql, parameters }]);
      return { rows: rows as R[] };
    },
    streamQuery: () => {
      throw new Error('the SQLite store does not stream');
    },
  };
  const run = async (sql: string): Promise<void> => {
    await worker.rows([{ sql, parameters: [] }]);
  };
  return {
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: db => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createDriver: () => ({
      init: nothing,
      acquireConnection: () => Promise.resolve(connection),
      beginTransaction: () => run('begin immediate'),
      commitTransaction: () => run('commit'),
      rollbackTransaction: () => run('rollback'),
      releaseConnection: nothing,
      destroy: nothing,
    }),
  };
};
