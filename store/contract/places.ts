import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { memoryStore, newMemoryData, sqliteStore } from '../src/index.ts';
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
  return Promise.resolve({
    file,
    open: () => sqliteStore(file),
    remove: () => {
      rmSync(folder, { recursive: true });
      return Promise.resolve();
    },
  });
};
