import { join } from 'node:path';
import { sqliteStore, type Store } from '@tavola/store';
import type { Config } from './config.ts';

/** PostgreSQL if there is an address of one, else a file that needs no set-up. */
export const openStore = ({ data }: Pick<Config, 'data' | 'database'>): Promise<Store> =>
  sqliteStore(join(data, 'tavola.sqlite'));
