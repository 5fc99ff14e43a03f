import { mkdirSync, openSync, closeSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ok } from '@tavola/kernel';
import { Kysely } from 'kysely';
import { backup } from '../backup/backup.ts';
import { checkChanges, checkDump } from '../validate.ts';
import { openDesk } from '../backup/backup-socket.ts';
import { syncFolderOf } from './fsync.ts';
import { newGate } from '../drain.ts';
import { newLane, type Settled } from '../group-commit.ts';
import { takeLock } from './file-lock.ts';
import { migrate } from '../sql/migrate.ts';
import type { StoreOptions } from '../options.ts';
import { newPlanner, valuesOf } from '../sql/write-plan.ts';
import { conflictWith, newReads } from '../sql/reads.ts';
import type { Schema } from '../sql/schema.ts';
import { sqliteDialect } from './dialect.ts';
import { openWorker, type Attempt, type Write } from './worker-client.ts';
import type { Store } from '../store.ts';

/** More in one commit would make the first of them wait for the last without saving anything. */
const MAX_STEPS = 2000;

/** Everything in one file, for one process. The file is made if it is missing. */
export const sqliteStore = async (
  path: string,
  { onGroup, migrations }: StoreOptions = {},
): Promise<Store> => {
  const file = resolve(path);
  // It holds the seeds of running matches.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const lock = await takeLock(file);
  // The library's own lock outlives a killed process and knows nobody. Ours has shown that nobody is there.
  rmSync(`${file}.lock`, { recursive: true, force: true });
  const link = openWorker({ file, lock: { path: lock.path, text: lock.text } });
  const db = new Kysely<Schema>({ dialect: sqliteDialect(link) });
  const shut = async (): Promise<void> => {
    await link.close();
    lock.release();
  };
  try {
    await migrate(db as unknown as Kysely<unknown>, 'sqlite', migrations);
    // The file and its log are there by now.
    syncFolderOf(file);
  } catch (error) {
    await shut();
    throw error;
  }

  const { plan, planPut } = newPlanner(db, 'sqlite');
  const lane = newLane<Write, Exclude<Attempt, { trouble: string }>>(
    waiting => {
      let steps = 0;
      const taken = waiting.findIndex(write => (steps += write.length) > MAX_STEPS);
      return taken < 0 ? waiting.length : Math.max(1, taken);
    },
    async group => {
      const started = performance.now();
      const attempts = await link.commit(group);
      onGroup?.(group.length, performance.now() - started);
      return attempts.map(settledOf);
    },
  );
  const gate = newGate();

  const store: Store = {
    kind: 'sqlite',
    ...newReads(db, link.rows),
    write: changes =>
      gate.enter(async () => {
        checkChanges(changes);
        const attempt = await lane(plan(changes));
        if ('refused' in attempt) return { ok: false, error: await conflictWith(db, attempt.refused) };
        return ok(valuesOf(changes, new Map(attempt.given)));
      }),
    put: dump =>
      gate.enter(async () => {
        checkDump(dump);
        return 'given' in (await lane(planPut(dump)));
      }),
    // No other process has the file.
    listen: () => () => undefined,
    announce: () => undefined,
    ping: async () => {
      await link.rows([{ sql: 'select 1', parameters: [] }]);
    },
    close: () => {
      desk.close();
      return gate.close(shut);
    },
  };
  const desk = await openDesk(deskOf(file), target => backup(store, target));
  return store;
};

/** Where the process that has the file open can be asked for a backup. */
export const deskOf = (path: string): string => `${resolve(path)}.sock`;

const settledOf = (attempt: Attempt): Settled<Exclude<Attempt, { trouble: string }>> =>
  'trouble' in attempt ? { trouble: new Error(attempt.trouble) } : { value: attempt };
