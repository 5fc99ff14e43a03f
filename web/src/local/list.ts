import { createStore, type UseStore } from 'idb-keyval';
import type { Meta } from './messages.ts';

export const META = 'meta:';

export const openStore = (): UseStore => createStore('tavola', 'matches');

export const done = <T>(request: IDBRequest): Promise<T> =>
  new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result as T));
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')));
  });

export const readAll = <T>(use: UseStore, prefix: string): Promise<T[]> =>
  use('readonly', store => done<T[]>(store.getAll(IDBKeyRange.bound(prefix, `${prefix}\uffff`))));

/**
 * Lists the matches at this device, latest first; needs no game, since the first page shows them before any engine
 * loads.
 */
export const listMatches = async (use: UseStore = openStore()): Promise<Meta[]> => {
  const metas = await readAll<Meta>(use, META);
  return metas.toSorted((a, b) => b.touched - a.touched);
};
