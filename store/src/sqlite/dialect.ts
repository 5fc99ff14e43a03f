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

/** Kysely over the link. Its transactions are for migrations, before anything else is asked of the link. */
export const sqliteDialect = (link: WorkerClient): Dialect => {
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> => {
      const [rows] = await link.rows([{ sql, parameters }]);
      return { rows: rows as R[] };
    },
    streamQuery: () => {
      throw new Error('the SQLite store does not stream');
    },
  };
  const run = async (sql: string): Promise<void> => {
    await link.rows([{ sql, parameters: [] }]);
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
