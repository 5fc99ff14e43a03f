import { describe, expect, test } from 'vitest';
import type { Bench } from './bench.ts';
import { append, table } from './place.ts';
import type { DuePlace } from '../src/index.ts';

/** S11: the lists of tables and matches that are due. */
export const listTests = ({ store }: Bench): void => {
  const dues = async (before: number, limit = 9) =>
    (await store().listDueMatches(before, limit)).map(({ match, due }) => [match, due]);

  describe('lists', () => {
    test('[S11] clocks that run out, the most urgent first', async () => {
      await store().write([table('T')]);
      await store().write([append('a', 0, ['1'], { due: 30 }), append('b', 0, ['1'], { due: 10 })]);
      await store().write([append('c', 0, ['1']), append('d', 0, ['1'], { due: 20 })]);
      expect(await dues(30)).toEqual([
        ['b', 10],
        ['d', 20],
      ]);
      expect(await dues(31, 2)).toEqual([
        ['b', 10],
        ['d', 20],
      ]);
      expect(await dues(10)).toEqual([]);
      await store().write([append('b', 1, ['2'], { due: null }), append('c', 1, ['2'], { due: 5 })]);
      expect(await dues(99)).toEqual([
        ['c', 5],
        ['d', 20],
        ['a', 30],
      ]);
    });
    test('[S11] clocks that run out, in pages, many at the same time', async () => {
      await store().write([table('T')]);
      await store().write(
        ['c', 'a', 'd', 'b', 'e'].map(id => append(id, 0, ['1'], { due: id === 'a' ? 20 : 10 })),
      );
      const page = async (limit: number, after?: DuePlace) =>
        (await store().listDueMatches(99, limit, after)).map(({ match }) => match);
      expect(await page(3)).toEqual(['b', 'c', 'd']);
      expect(await page(3, { due: 10, match: 'd' })).toEqual(['e', 'a']);
      expect(await page(3, { due: 20, match: 'a' })).toEqual([]);
    });
    test('[S11] announced deletions, the earliest first, until one is called off', async () => {
      const doomed = async (before: number) =>
        (await store().listExpiredTables(before, 9)).map(({ id }) => id);
      await store().write([table('A', 0, { deletes: 20 }), table('B', 0, { deletes: 10 }), table('C')]);
      expect(await doomed(20)).toEqual(['B']);
      expect(await doomed(21)).toEqual(['B', 'A']);
      await store().write([table('B', 1)]);
      expect(await doomed(21)).toEqual(['A']);
    });
    test('[S11] idle tables, the longest idle first, by what was last written', async () => {
      const idle = async (since: number) => (await store().listIdleTables(since, 9)).map(({ id }) => id);
      await store().write([
        table('A', 0, { at: 1 }),
        table('B', 0, { at: 2 }),
        table('C', 0, { at: 3, deletes: 50 }),
      ]);
      await store().write([table('D', 0, { at: 4 })]);
      await store().write([
        append('a', 0, ['1'], { table: 'A', at: 30 }),
        append('b', 0, ['1'], { table: 'B', at: 3 }),
      ]);
      expect(await idle(3)).toEqual([]);
      expect(await idle(5)).toEqual(['B', 'D']);
      expect(await idle(99)).toEqual(['B', 'D', 'A']);
    });
    test('[S25] the size grows with what is stored', async () => {
      const before = await store().readSize();
      await store().write([table('T', 0, { doc: JSON.stringify('x'.repeat(1_000_000)) })]);
      const after = await store().readSize();
      expect(after.used - before.used).toBeGreaterThan(10_000);
      expect(after.free === null || after.free > 0).toBe(true);
    });
    test('[S11] all tables, by their ids, in pages', async () => {
      await store().write(['b', 'A', 'a', '_', 'B', '1', '-'].map(id => table(id)));
      const sorted = ['-', '1', 'A', 'B', '_', 'a', 'b'];
      expect(await store().listTableIds('', 99)).toEqual(sorted);
      expect(await store().listTableIds('', 3)).toEqual(sorted.slice(0, 3));
      expect(await store().listTableIds('A', 2)).toEqual(['B', '_']);
    });
  });
};
