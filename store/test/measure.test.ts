import { expect, test } from 'vitest';
import { measureStore, openMemoryStore } from '../src/index.ts';

test('a measurement leaves nothing behind', async () => {
  const store = openMemoryStore();
  const { appendsPerSecond, latency, load } = await measureStore(store, 3, 0.05);
  expect(appendsPerSecond).toBeGreaterThan(0);
  expect(latency.p50).toBeLessThanOrEqual(latency.p99);
  expect(load).toBeGreaterThan(0);
  expect(await store.listTableIds('', 9)).toEqual([]);
});
