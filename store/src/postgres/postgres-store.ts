import { randomUUID } from 'node:crypto';
import { ok, type Result } from '@tavola/kernel';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { validateChanges, validateDump } from '../validate.ts';
import { createDrain } from '../drain.ts';
import { createGroupCommit, type CommitResult } from '../group-commit.ts';
import { migrate } from '../sql/migrate.ts';
import { makeNotices } from '../sql/notice.ts';
import type { StoreOptions } from '../options.ts';
import { createWritePlanner, collectValues, type Statement } from '../sql/write-plan.ts';
import { commitAppends, findQuickAppend, countDistinct, type QuickAppend } from './append.ts';
import { makePayloads, openListener, parsePayload } from './notifications.ts';
import { findConflict, createReads, type QueryTogether } from '../sql/reads.ts';
import type { Schema } from '../sql/schema.ts';
import type { StoreChange, Conflict, Notice, Store } from '../store.ts';

/** Connections for reads and rare writes; moves need one, the listener has its own. */
const MAX_CONNECTIONS = 10;
/** Milliseconds after which a statement counts as lost: with a dead connection all later ones would wait too. */
const RETRY_FOR_MS = 60_000;
const BIGINT_OID = 20;

/** Two that wanted the same rows in another order, or the same number for what they said: try again. */
const RETRIED_CODES = new Set(['40P01', '40001', '23505']);
const MAX_TRIES = 20;

type Refused = NonNullable<Statement['guards']>;
type Given = ReadonlyMap<number, number>;

/** In a PostgreSQL database that any number of processes share. */
export const openPostgresStore = async (
  url: string,
  { onCommit: onGroup, onError: onTrouble = () => undefined, migrations }: StoreOptions = {},
): Promise<Store> => {
  const config: pg.ClientConfig = {
    connectionString: url,
    application_name: 'tavola',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    // Ours all fit into a number.
    types: {
      getTypeParser: (oid: number, format?: 'text') =>
        oid === BIGINT_OID ? Number : (pg.types.getTypeParser(oid, format) as (text: string) => unknown),
    } as pg.CustomTypesConfig,
  };
  const newPool = (more: pg.PoolConfig): pg.Pool =>
    // A connection that breaks is replaced; without these it would end the process, idle or between two queries.
    new pg.Pool({ ...config, ...more })
      .on('error', onTrouble)
      .on('connect', client => client.on('error', onTrouble));
  const pool = newPool({ max: MAX_CONNECTIONS, query_timeout: RETRY_FOR_MS });
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const listeners = new Set<(notice: Notice) => void>();
  const tell = (notice: Notice): void => {
    for (const onNotice of listeners) onNotice(notice);
  };
  /** In front of every payload of ours. */
  const sender = `${randomUUID()} `;

  const start = async () => {
    // A migration may take its time.
    const patient = new Kysely<unknown>({ dialect: new PostgresDialect({ pool: newPool({ max: 1 }) }) });
    try {
      await migrate(patient, 'postgres', migrations);
    } finally {
      await patient.destroy();
    }
    // Channels belong to the whole database, tables to a schema: two installations may share the one.
    const { rows } = await pool.query<{ schema: string }>('select current_schema() as schema');
    const name = `tavola ${rows[0]!.schema}`;
    const listener = await openListener(config, name, {
      onPayload: payload => parsePayload(sender, payload).forEach(tell),
      onGap: () => tell({ about: 'anything' }),
      onTrouble,
    });
    return { name, listener };
  };
  const channel = await start().catch(async (error: unknown) => {
    await pool.end();
    throw error;
  });

  const { plan, planPut } = createWritePlanner(db, 'postgres');
  const moves = createGroupCommit<QuickAppend, boolean>(countDistinct, async group => {
    const started = performance.now();
    const settled = await commitGroup(group, some => commitAppends(pool, channel.name, sender, some));
    onGroup?.(group.length, performance.now() - started);
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
    const move = findQuickAppend(changes);
    if (!move) return writeOther(changes);
    if (await moves(move)) return ok(collectValues(changes, new Map()));
    return { ok: false, error: await findConflict(db, { about: 'match', id: move.append.match }) };
  };

  const gate = createDrain();
  const shut = async (): Promise<void> => {
    listeners.clear();
    await channel.listener.close();
    await pool.end();
  };

  return {
    kind: 'postgres',
    ...createReads(db, queryTogether(pool)),
    write: changes =>
      gate.enter(async () => {
        validateChanges(changes);
        return write(changes);
      }),
    restoreTable: dump =>
      gate.enter(async () => {
        validateDump(dump);
        return 'given' in (await retry(() => runTransaction(pool, planPut(dump), () => [])));
      }),
    listen: onNotice => {
      listeners.add(onNotice);
      return () => void listeners.delete(onNotice);
    },
    announce: presence => {
      const notices = presence.map(({ about, id, seats }): Notice =>
        seats ? { about, id, process: '', seats } : { about: 'who', id },
      );
      const tellAll = async (): Promise<void> => {
        for (const payload of makePayloads(sender, notices))
          await pool.query('select pg_notify($1, $2)', [channel.name, payload]);
      };
      gate.enter(tellAll).catch(onTrouble);
    },
    ping: async () => {
      await pool.query('select 1');
    },
    close: () => gate.close(shut),
  };
};

/** One statement for all. If the database refuses it, each is tried alone: the others must not suffer from one. */
const commitGroup = async (
  group: readonly QuickAppend[],
  commit: (moves: readonly QuickAppend[]) => Promise<readonly boolean[]>,
): Promise<readonly CommitResult<boolean>[]> => {
  try {
    return (await retry(() => commit(group))).map(value => ({ value }));
  } catch (trouble) {
    if (group.length === 1 || !isRefusal(trouble)) return group.map(() => ({ trouble }));
    const alone = await Promise.all(group.map(move => commitGroup([move], commit)));
    return alone.flat();
  }
};

/** The database has answered, with an error: nothing was changed. Otherwise nobody knows. */
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

/** Runs work on a connection of its own. One that has failed in the middle is not used again. */
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

/** All steps and what follows from them, or none: then what stood in the way. */
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
