import { join } from 'node:path';
import { openStore as open, type Store } from '@tavola/store';
import type { Config } from './config.ts';
import type { Log } from './context.ts';

/** PostgreSQL if there is an address of one, else a file that needs no set-up. */
export const openConfiguredStore = (
  { data, database }: Pick<Config, 'data' | 'database'>,
  log?: Log,
): Promise<Store> =>
  open(database ?? join(data, 'tavola.sqlite'), {
    onError: error => log?.error({ err: error }, 'the store has met trouble'),
  });
