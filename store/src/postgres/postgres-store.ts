import { randomUUID } from 'node:crypto';
import { ok, type Result } from '@tavola/kernel';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { validateChanges, validateDump } from '../validate.ts';
import { createDrain } from '../drain.ts';
import { createGroupCommit, type CommitResult } from '../group-commit.ts';
import { migrate } from '../sql/migrate.ts';
import { makeNotice, makeNotices } from '../sql/notice.ts';
import type { StoreOptions } from '../options.ts';
import { createWritePlanner, collectValues, type Statement } from '../sql/write-plan.ts';
import { commitAppends, findQuickAppend, countDistinct, type QuickAppend } from './append.ts';
import { makePayloads, openListener, parsePayload } from './notifications.ts';
import { findConflict, createReads, type QueryTogether } from '../sql/reads.ts';
import type { Schema } from '../sql/schema.ts';
import type { StoreChange, Conflict, Notice, Store } from '../store.ts';

/** Connections for reads and rare writes; appends need one, and the listener has its own. */
const MAX_CONNECTIONS = 10;
/** After this a statement counts as lost: on a dead connection all later ones would wait too. */
const RETRY_FOR_MS = 60_000;
const BIGINT_OID = 20;

/** Deadlock, serialization failure, and unique violation by two messages with one number: a retry helps. */
const RETRIED_CODES = new Set(['40P01', '40001', '23505']);
const MAX_TRIES = 20;

const MEASURE = `
select coalesce(sum(pg_total_relation_size(c.oid)), 0) as used from pg_class as c
  where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'`;

type Refused = NonNullable<Statement['guards']>;
type Given = ReadonlyMap<number, number>;

/** Opens a store in a PostgreSQL database, which any number of processes may share. */
export const openPostgresStore = async (
  url: string,
  { onCommit, onError = () => undefined, migrations }: StoreOptions = {},
): Promise<Store> => {
  const config: pg.ClientConfig = {
    connectionString: url,
    application_name: 'tavola',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Our bigints all fit into a number.
    types: {
      getTypeParser: (oid: number, format?: 'text') =>
        oid === BIGINT_OID ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
    } as pg.CustomTypesConfig,
  };
  const newPool = (more: pg.PoolConfig): pg.Pool =>
    // The pool replaces a broken connection; without these listeners its error would end the process.
    new pg.Pool({ ...config, ...more })
      .on('error', onError)
      .on('connect', client => client.on('error', onError));
  const pool = newPool({ max: MAX_CONNECTIONS, query_timeout: RETRY_FOR_MS });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const listeners = new Set<(notice: Notice) => void>();
  const tell = (notice: Notice): void => {
    for (const onNotice of listeners) onNotice(notice);
  };
  /** Begins every payload of this process. */
  const sender = `${randomUUID()} `;

  const start = async () => {
    // A migration may take long, so it gets a connection without a timeout.
    const patient = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: newPool({ max: 1 }) }) });
    try {
      await migrate(patient, 'postgres', migrations);
    } finally {
      await patient.destroy();
    }
    // Channels belong to the database, tables to a schema, and two installations may share a database.
    const { rows } = await pool.query<{ schema: string }>('select current_schema() as schema');
    const name = `tavola ${rows[0]!.schema}`;
    const listener = await openListener(config, name, {
      onPayload: payload => parsePayload(sender, payload).forEach(tell),
      onGap: () => tell({ about: 'anything' }),
      onError,
    });
    return { name, listener };
  };
  const channel = await start().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });

  const { plan, planPut } = createWritePlanner(db, 'postgres');
  const commitInGroup = createGroupCommit<QuickAppend, boolean>(countDistinct, async group => {
    const started = performance.now();
    const settled = await commitGroup(group, some => commitAppends(pool, channel.name, sender, some));
    onCommit?.(group.length, performance.now() - started);
    return settled;
  });

  const writeOther = async (
    changes: readonly StoreChange[],
  ): Promise<Result<readonly number[], Conflict>> => {
    const made = await retry(() =>
      runTransaction(pool, plan(changes), given =>
        makePayloads(sender, makeNotices(changes, collectValues(changes, given))).map(payload => ({
          sql: 'select pg_notify($1, $2)',
          parameters: [channel.name, payload],
        })),
      ),
    );
    if ('given' in made) return ok(collectValues(changes, made.given));
    return { ok: false, error: await findConflict(db, made.refused) };
  };
  const write = async (changes: readonly StoreChange[]): Promise<Result<readonly number[], Conflict>> => {
    const quick = findQuickAppend(changes);
    if (!quick) return writeOther(changes);
    if (await commitInGroup(quick)) return ok(collectValues(changes, new Map()));
    return { ok: false, error: await findConflict(db, { about: 'match', id: quick.append.match }) };
  };

  // A write that changes nothing fails on a full disk and on a database that only reads. Callers share one, since each
  // would hold a connection while the database hangs.
  let pinging: Promise<void> | undefined;
  const touch = async (): Promise<void> => {
    await pool.query('update tavola_schema set version = version');
  };
  const drain = createDrain();
  const shut = async (): Promise<void> => {
    listeners.clear();
    await channel.listener.close();
    await pool.end();
  };

  return {
    kind: 'postgres',
    ...createReads(db, queryTogether(pool)),
    write: changes =>
      drain.enter(async () => {
        validateChanges(changes);
        return write(changes);
      }),
    restoreTable: dump =>
      drain.enter(async () => {
        validateDump(dump);
        return 'given' in (await retry(() => runTransaction(pool, planPut(dump), () => [])));
      }),
    listen: onNotice => {
      listeners.add(onNotice);
      return () => void listeners.delete(onNotice);
    },
    announce: presence => {
      const notices = presence.map(one => makeNotice(one, ''));
      const tellAll = async (): Promise<void> => {
        for (const payload of makePayloads(sender, notices))
          await pool.query('select pg_notify($1, $2)', [channel.name, payload]);
      };
      drain.enter(tellAll).catch(onError);
    },
    readSize: async () => {
      const { rows } = await pool.query<{ used: string }>(MEASURE);
      return { used: Number(rows[0]!.used), free: null };
    },
    ping: () => (pinging ??= touch().finally(() => (pinging = undefined))),
    close: () => drain.close(shut),
  };
};

/**
 * Commits all in one statement. If the database refuses it, each append is tried alone, so that one bad append
 * fails no other.
 */
const commitGroup = async (
  group: readonly QuickAppend[],
  commit: (moves: readonly QuickAppend[]) => Promise<readonly boolean[]>,
): Promise<readonly CommitResult<boolean>[]> => {
  try {
    return (await retry(() => commit(group))).map(value => ({ value }));
  } catch (error) {
    if (group.length === 1 || !isRefusal(error)) return group.map(() => ({ error }));
    const alone = await Promise.all(group.map(move => commitGroup([move], commit)));
    return alone.flat();
  }
};

/** Whether the database has answered with an error, so that nothing changed. Otherwise the outcome is unknown. */
const isRefusal = (error: unknown): boolean => error instanceof pg.DatabaseError;

const retry = async <T>(work: () => Promise<T>): Promise<T> => {
  for (let tries = 1; ; tries++)
    try {
      return await work();
    } catch (error) {
      const { code } = error as { code?: unknown };
      if (tries === MAX_TRIES || typeof code !== 'string' || !RETRIED_CODES.has(code)) throw error;
    }
};

/** Runs work on a connection of its own, which is discarded after an error. */
const withClient = async <T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> => {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};

/** Runs all statements and what follows from their values, or none if a guard refuses. */
const runTransaction = (
  pool: pg.Pool,
  steps: readonly Statement[],
  finish: (given: Given) => readonly Statement[],
): Promise<{ readonly given: Given } | { readonly refused: Refused }> =>
  withClient(pool, async client => {
    const given = new Map<number, number>();
    await client.query('begin');
    const run = async ({ sql, parameters, guards, gives }: Statement): Promise<Refused | undefined> => {
      const { rows } = await client.query<Record<string, number>>(sql, [...parameters]);
      if (guards && rows.length === 0) return guards;
      if (gives !== undefined) given.set(gives, Object.values(rows[0]!)[0]!);
      return undefined;
    };
    for (const step of steps) {
      const refused = await run(step);
      if (!refused) continue;
      await client.query('rollback');
      return { refused };
    }
    for (const step of finish(given)) await run(step);
    await client.query('commit');
    return { given };
  });

const queryTogether =
  (pool: pg.Pool): QueryTogether =>
  queries =>
    withClient(pool, async client => {
      await client.query('begin isolation level repeatable read read only');
      const results: (readonly unknown[])[] = [];
      for (const { sql, parameters } of queries)
        results.push((await client.query<Record<string, unknown>>(sql, [...parameters])).rows);
      await client.query('commit');
      return results;
    });
