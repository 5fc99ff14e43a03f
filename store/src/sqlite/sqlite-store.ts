import { mkdirSync, openSync, closeSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ok } from '@tavola/kernel';
import { Kysely } from 'kysely';
import { backUp } from '../backup/backup.ts';
import { validateChanges, validateDump } from '../validate.ts';
import { serveBackups } from '../backup/backup-socket.ts';
import { syncFolder } from './fsync.ts';
import { createDrain } from '../drain.ts';
import { createGroupCommit, type CommitResult } from '../group-commit.ts';
import { takeLock } from './file-lock.ts';
import { migrate } from '../sql/migrate.ts';
import type { StoreOptions } from '../options.ts';
import { createWritePlanner, collectValues } from '../sql/write-plan.ts';
import { findConflict, createReads } from '../sql/reads.ts';
import type { Schema } from '../sql/schema.ts';
import { sqliteDialect } from './dialect.ts';
import { openWorker, type WriteOutcome, type WriteStatements } from './worker-client.ts';
import type { Store } from '../store.ts';

/** More in one commit would make the first of them wait for the last without saving anything. */
const MAX_STATEMENTS_PER_COMMIT = 2000;

/** Everything in one file, for one process. The file is made if it is missing. */
export const openSqliteStore = async (
  path: string,
  { onCommit: onGroup, migrations }: StoreOptions = {},
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
    syncFolder(file);
  } catch (error) {
    await shut();
    throw error;
  }

  const { plan, planPut } = createWritePlanner(db, 'sqlite');
  const lane = createGroupCommit<WriteStatements, Exclude<WriteOutcome, { trouble: string }>>(
    waiting => {
      let steps = 0;
      const taken = waiting.findIndex(write => (steps += write.length) > MAX_STATEMENTS_PER_COMMIT);
      return taken < 0 ? waiting.length : Math.max(1, taken);
    },
    async group => {
      const started = performance.now();
      const attempts = await link.commit(group);
      onGroup?.(group.length, performance.now() - started);
      return attempts.map(makeCommitResult);
    },
  );
  const gate = createDrain();

  const store: Store = {
    kind: 'sqlite',
    ...createReads(db, link.rows),
    write: changes =>
      gate.enter(async () => {
        validateChanges(changes);
        const attempt = await lane(plan(changes));
        if ('refused' in attempt) return { ok: false, error: await findConflict(db, attempt.refused) };
        return ok(collectValues(changes, new Map(attempt.given)));
      }),
    restoreTable: dump =>
      gate.enter(async () => {
        validateDump(dump);
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
  const desk = await serveBackups(backupSocketOf(file), target => backUp(store, target));
  return store;
};

/** Where the process that has the file open can be asked for a backup. */
export const backupSocketOf = (path: string): string => `${resolve(path)}.sock`;

const makeCommitResult = (attempt: WriteOutcome): CommitResult<Exclude<WriteOutcome, { trouble: string }>> =>
  'trouble' in attempt ? { trouble: new Error(attempt.trouble) } : { value: attempt };
