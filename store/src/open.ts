import { resolve } from 'node:path';
import { backUp } from './backup/backup.ts';
import { requestBackup } from './backup/backup-socket.ts';
import { openMemoryStore } from './memory/memory-store.ts';
import type { StoreOptions } from './options.ts';
import { openPostgresStore } from './postgres/postgres-store.ts';
import { backupSocketOf, openSqliteStore } from './sqlite/sqlite-store.ts';
import type { Store } from './store.ts';

/**
 * Backs up the store at an address into a file, also while a server runs there: PostgreSQL serves several
 * processes, and the server that has a SQLite file open is asked to write the backup.
 */
export const backUpAddress = async (address: string, file: string): Promise<{ readonly tables: number }> => {
  const target = resolve(file);
  const asked = isPostgres(address) ? undefined : await requestBackup(backupSocketOf(address), target);
  if (asked && 'error' in asked) throw new Error(asked.error);
  if (asked) return asked;
  const store = await openStore(address);
  try {
    return await backUp(store, target);
  } finally {
    await store.close();
  }
};

const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address);

/** Opens the store at an address: `postgres://…`, `memory:`, or else the path of a SQLite file. */
export const openStore = (address: string, options: StoreOptions = {}): Promise<Store> => {
  if (isPostgres(address)) return openPostgresStore(address, options);
  if (address === 'memory:') return Promise.resolve(openMemoryStore());
  return openSqliteStore(address, options);
};
