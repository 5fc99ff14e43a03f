import { expect, test } from 'vitest';
import { measure, memoryStore } from '../src/index.ts';

test('a measurement leaves nothing behind', async () => {
  const store = memoryStore();
  const { appendsPerSecond, latency, load } = await measure(store, 3, 0.05);
  expect(appendsPerSecond).toBeGreaterThan(0);
  expect(latency.p50).toBeLessThanOrEqual(latency.p99);
  expect(load).toBeGreaterThan(0);
  expect(await store.tables('', 9)).toEqual([]);
});
