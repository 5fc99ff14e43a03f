import { join } from 'node:path';
import { openStore as open, type Store } from '@tavola/store';
import type { Config } from './config.ts';
import type { Log } from './context.ts';

/** Opens PostgreSQL if an address is configured, else a SQLite file. `onFatal` has to end the process. */
export const openConfiguredStore = (
  { data, database }: Pick<Config, 'data' | 'database'>,
  log?: Log,
  onFatal?: (error: Error) => void,
): Promise<Store> =>
  open(database ?? join(data, 'tavola.sqlite'), {
    onError: error => log?.error({ err: error }, 'store error'),
    ...(onFatal && { onFatal }),
  });
