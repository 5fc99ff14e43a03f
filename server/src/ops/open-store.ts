import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openStore as open, type Store } from '@tavola/store';
import type { Config } from './config.ts';
import type { Log } from './context.ts';

type StoreConfig = Pick<Config, 'data' | 'database' | 'databasePasswordFile'>;

/** The address of the database, with the password from its file. */
export const addressOf = ({ data, database, databasePasswordFile: file }: StoreConfig): string => {
  if (database === undefined) return join(data, 'tavola.sqlite');
  if (file === undefined) return database;
  const url = new URL(database);
  url.password = encodeURIComponent(readFileSync(file, 'utf8').trim());
  return url.href;
};

/** Opens PostgreSQL if an address is configured, else a SQLite file. `onFatal` has to end the process. */
export const openConfiguredStore = async (
  config: StoreConfig,
  log?: Log,
  onFatal?: (error: Error) => void,
): Promise<Store> =>
  open(addressOf(config), {
    onError: error => log?.error({ err: error }, 'store error'),
    ...(onFatal && { onFatal }),
  });
