import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore, newMemoryData, sqliteStore } from '../src/index.ts';
import { cleanUp } from './clean-up.ts';
import type { Place } from './place.ts';

export const memoryPlace = (): Promise<Place> => {
  const data = newMemoryData();
  return Promise.resolve({
    open: () => Promise.resolve(memoryStore(data)),
    remove: () => Promise.resolve(),
  });
};

export interface FilePlace extends Place {
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
  return Promise.resolve({ file, open: () => sqliteStore(file), remove });
};
