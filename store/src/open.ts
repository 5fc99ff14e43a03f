import { memoryStore } from './memory.ts';
import type { StoreOptions } from './options.ts';
import { postgresStore } from './postgres.ts';
import { sqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/** Opens the store at an address: `postgres://…`, `memory:`, or else the path of a SQLite file. */
export const openStore = (address: string, options: StoreOptions = {}): Promise<Store> => {
  if (/^postgres(ql)?:\/\//.test(address)) return postgresStore(address, options);
  if (address === 'memory:') return Promise.resolve(memoryStore());
  return sqliteStore(address, options);
};
