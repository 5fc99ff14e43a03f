import { expect, test } from 'vitest';
import { HistoryQueue } from './history-queue.ts';

const settled = (): Promise<void> => new Promise(done => setImmediate(done));

/** Reads that end when the test says so, each with the name of who asked. */
const setting = () => {
  const queue = new HistoryQueue();
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const read = (address: string, table: string) =>
    queue.run({ address, table }, () => {
      begun.push(`${address}${table}`);
      return new Promise<string>(done => ends.push(() => done('read')));
    });
  return { read, begun, ends };
};

test('one reader is served at a time, and addresses take turns', async () => {
  const { read, begun, ends } = setting();
  for (let n = 0; n < 5; n++) void read('crowd', `${n}`);
  const ours = read('home', '');
  expect(begun).toEqual(['crowd0']);
  ends[0]!();
  await settled();
  expect(begun).toEqual(['crowd0', 'home']);
  ends[1]!();
  expect(await ours).toBe('read');
});

test('an address that asks for too much is refused, and others are not', () => {
  const { read } = setting();
  const asked = Array.from({ length: 50 }, () => read('crowd', 'T'));
  expect(asked.filter(Boolean)).toHaveLength(41);
  expect(read('home', 'T')).toBeDefined();
});

test('a reading that fails stops no other', async () => {
  const queue = new HistoryQueue();
  const share = { address: 'home', table: 'T' };
  const broken = queue.run(share, () => Promise.reject(new Error('spoiled')));
  await expect(broken).rejects.toThrow('spoiled');
  expect(await queue.run(share, () => Promise.resolve(7))).toBe(7);
});

test('a reading rests after each slice of its work for twice as long', async () => {
  const queue = new HistoryQueue();
  const started = performance.now();
  await queue.run({ address: 'home', table: 'T' }, rest => rest(20));
  expect(performance.now() - started).toBeGreaterThanOrEqual(39);
});
