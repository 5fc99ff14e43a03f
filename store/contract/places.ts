import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMemoryStore, createMemoryData, openSqliteStore } from '../src/index.ts';
import { cleanUp } from './clean-up.ts';
import type { StorePlace } from './place.ts';

export const memoryPlace = (): Promise<StorePlace> => {
  const data = createMemoryData();
  return Promise.resolve({
    open: () => Promise.resolve(openMemoryStore(data)),
    remove: () => Promise.resolve(),
  });
};

export interface FilePlace extends StorePlace {
  readonly file: string;
}

export const sqlitePlace = (): Promise<FilePlace> => {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-store-'));
  const file = join(folder, 'tavola.db');
  const remove = (): Promise<void> => {
    rmSync(folder, { recursive: true, force: true });
    return Promise.resolve();
  };
  cleanUp(remove);
  return Promise.resolve({ file, open: () => openSqliteStore(file), remove });
};
