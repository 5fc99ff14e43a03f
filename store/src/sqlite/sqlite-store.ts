import { mkdirSync, openSync, closeSync, rmSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { ok } from '@tavola/kernel';
import { Kysely } from 'kysely';
import { backUp } from '../backup/backup.ts';
import { validateChanges, validateDump } from '../validate.ts';
import { serveBackups } from '../backup/backup-socket.ts';
import { syncFolder } from './fsync.ts';
import { createDrain } from '../drain.ts';
import { createGroupCommit, type CommitResult } from '../group-commit.ts';
import { detach, looksOpen } from './detach.ts';
import { takeLock } from './file-lock.ts';
import { migrate } from '../sql/migrate.ts';
import type { StoreOptions } from '../options.ts';
import { createWritePlanner, collectValues } from '../sql/write-plan.ts';
import { findConflict, createReads } from '../sql/reads.ts';
import type { Schema } from '../sql/schema.ts';
import { sqliteDialect } from './dialect.ts';
import { openWorker, type WriteOutcome, type WriteStatements } from './worker-client.ts';
import type { Store } from '../store.ts';

/** With more statements in a commit the first write would wait for the last, and nothing would be saved. */
const MAX_STATEMENTS_PER_COMMIT = 2000;

/** Opens a store in one file for one process. A missing file is created. */
export const openSqliteStore = async (
  path: string,
  { onCommit, onFatal, migrations }: StoreOptions = {},
): Promise<Store> => {
  const file = resolve(path);
  // The file holds the seeds of running matches.
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  closeSync(openSync(file, 'a', 0o600));
  const lock = await takeLock(file);
  let isOpen = false;
  try {
    // Somebody has removed the lock of a process that may still live.
    if (!lock.followsDead && looksOpen(file)) detach(file);
    // The library's own lock outlives a killed process. Ours has shown that the file is free.
    rmSync(`${file}.lock`, { recursive: true, force: true });
  } catch (error) {
    await lock.release();
    throw error;
  }
  const worker = openWorker(
    { file, lock: lock.path === null ? null : { path: lock.path, inode: lock.inode } },
    error => {
      // A store that fails while it opens rejects instead.
      if (isOpen) onFatal?.(error);
    },
  );
  const db = new Kysely<Schema>({ dialect: sqliteDialect(worker) });
  const shut = async (): Promise<void> => {
    await worker.close();
    await lock.release();
  };
  try {
    await migrate(db as unknown as Kysely<unknown>, 'sqlite', migrations);
    // The file and its log exist by now.
    syncFolder(file);
  } catch (error) {
    await shut();
    throw error;
  }

  const { plan, planPut } = createWritePlanner(db, 'sqlite');
  const commitInGroup = createGroupCommit<WriteStatements, Exclude<WriteOutcome, { error: string }>>(
    waiting => {
      let steps = 0;
      const taken = waiting.findIndex(write => (steps += write.length) > MAX_STATEMENTS_PER_COMMIT);
      return taken < 0 ? waiting.length : Math.max(1, taken);
    },
    async group => {
      const started = performance.now();
      const attempts = await worker.commit(group);
      onCommit?.(group.length, performance.now() - started);
      return attempts.map(makeCommitResult);
    },
  );
  const drain = createDrain();

  const store: Store = {
    kind: 'sqlite',
    ...createReads(db, worker.rows),
    write: changes =>
      drain.enter(async () => {
        validateChanges(changes);
        const attempt = await commitInGroup(plan(changes));
        if ('refused' in attempt) return { ok: false, error: await findConflict(db, attempt.refused) };
        return ok(collectValues(changes, new Map(attempt.given)));
      }),
    restoreTable: dump =>
      drain.enter(async () => {
        validateDump(dump);
        return 'given' in (await commitInGroup(planPut(dump)));
      }),
    // No other process has the file open.
    listen: () => () => undefined,
    announce: () => undefined,
    readSize: async () => {
      const pragmas = ['page_count', 'freelist_count', 'page_size'];
      const rows = await worker.rows(pragmas.map(name => ({ sql: `pragma ${name}`, parameters: [] })));
      const [pages = 0, free = 0, size = 0] = rows.map(([row]) => Number(Object.values(row ?? {})[0]));
      const { bavail, bsize } = await statfs(dirname(file));
      return { used: (pages - free) * size, free: bavail * bsize };
    },
    // An empty commit is written and flushed like any other, so it fails on a full disk.
    ping: async () => {
      const [outcome] = await worker.commit([]);
      if (outcome && 'error' in outcome) throw new Error(outcome.error);
    },
    close: () => {
      backupServer.close();
      return drain.close(shut);
    },
  };
  isOpen = true;
  const backupServer = await serveBackups(backupSocketOf(file), target => backUp(store, target));
  return store;
};

/** The socket on which the process that has the file open serves backups. */
export const backupSocketOf = (path: string): string => `${resolve(path)}.sock`;

const makeCommitResult = (attempt: WriteOutcome): CommitResult<Exclude<WriteOutcome, { error: string }>> =>
  'error' in attempt ? { error: new Error(attempt.error) } : { value: attempt };
