import { describe, expect, test } from 'vitest';
import type { Bench } from './bench.ts';
import { append, conflict, count, stored, T0, table, withMatch } from './place.ts';

const snapshot = (version: number, saved = `{"at":${version}}`) =>
  ({ t: 'snapshot', match: 'm', version, saved }) as const;

/** S1 to S6: the logs of matches. */
export const logTests = ({ store }: Bench): void => {
  describe('the log', () => {
    test('[S1] entries come back in order, and their number is the version', async () => {
      await withMatch(store(), 0);
      expect(await store().write([append('m', 0, ['"a"', '"b"'])])).toEqual(stored(2));
      expect(await store().write([append('m', 2, ['"c"'])])).toEqual(stored(3));
      expect(await store().readEntries('m', 0)).toEqual(['"a"', '"b"', '"c"']);
    });
    test('[S1] they can be read from any version on, and so many', async () => {
      await withMatch(store(), 12);
      expect(await store().readEntries('m', 10)).toEqual(['11', '12']);
      expect(await store().readEntries('m', 8, 3)).toEqual(['9', '10', '11']);
      expect(await store().readEntries('m', 12)).toEqual([]);
      expect(await store().readEntries('m', 99)).toEqual([]);
    });
    test('[S1] the head tells the version, the times and the brief of the last append', async () => {
      await withMatch(store(), 2);
      await store().write([append('m', 2, ['3'], { at: T0 + 9, due: T0 + 20, brief: '{"waiting":[1]}' })]);
      const head = { match: 'm', table: 'T', version: 3, begun: T0, at: T0 + 9, due: T0 + 20 };
      expect(await store().readHead('m')).toEqual({ ...head, brief: '{"waiting":[1]}' });
      expect(await store().readHead('n')).toBeUndefined();
    });
    test('[S1] matches of a table keep their logs apart, and are listed the oldest first', async () => {
      await withMatch(store(), 2);
      await store().write([append('a', 0, ['7'], { at: T0 + 5 })]);
      await store().write([append('m', 2, ['3'])]);
      expect(await store().readEntries('a', 0)).toEqual(['7']);
      expect((await store().listMatches('T')).map(({ match, version }) => [match, version])).toEqual([
        ['m', 3],
        ['a', 1],
      ]);
      expect(await store().listMatches('U')).toEqual([]);
    });

    test.each([0, 1, 3, 99])(
      '[S2] after version %i, where there are 2 entries, nothing is appended',
      async after => {
        await withMatch(store(), 2);
        expect(await store().write([append('m', after, ['9'], { due: 5 })])).toEqual(conflict(2));
        expect(await store().readEntries('m', 0)).toEqual(['1', '2']);
        expect((await store().readHead('m'))?.due).toBeNull();
      },
    );
    test('[S2] a match that is not there has version 0, and begins at a table only', async () => {
      await withMatch(store(), 0);
      expect(await store().write([append('m', 1, ['9'])])).toEqual(conflict(0));
      const nowhere = await store().write([append('m', 0, ['9'], { table: 'nowhere' })]);
      expect(nowhere).toEqual({ ok: false, error: { about: 'table', id: 'nowhere', version: 0 } });
      expect(await store().readHead('m')).toBeUndefined();
    });

    test('[S3] of many writers in one process one wins, over and over', async () => {
      await withMatch(store(), 0);
      for (let after = 0; after < 20; after++) {
        const tries = count(1, 8).map(entry => store().write([append('m', after, [entry])]));
        const results = await Promise.all(tries);
        expect(results.filter(({ ok }) => ok)).toEqual([stored(after + 1)]);
        expect(results.find(({ ok }) => !ok)).toEqual(conflict(after + 1));
        expect((await store().readEntries('m', after)).map(Number)).toEqual([
          results.findIndex(({ ok }) => ok) + 1,
        ]);
      }
    });
  });

  describe('snapshots', () => {
    test('[S4] latest has all entries as long as there is no snapshot', async () => {
      await withMatch(store(), 3);
      const { entries, snapshot: none, ...head } = (await store().readMatch('m'))!;
      expect(entries).toEqual(['1', '2', '3']);
      expect(none).toBeNull();
      expect(head).toEqual(await store().readHead('m'));
      expect(await store().readMatch('n')).toBeUndefined();
    });
    test('[S4] latest has the newest snapshot and the entries behind it', async () => {
      await withMatch(store(), 12);
      await store().write([snapshot(4)]);
      await store().write([snapshot(9)]);
      expect(await store().readMatch('m')).toMatchObject({
        version: 12,
        snapshot: { version: 9, saved: '{"at":9}' },
        entries: ['10', '11', '12'],
      });
      expect(await store().readEntries('m', 0)).toHaveLength(12);
    });
    test('[S4] a snapshot can come with the append that it is of', async () => {
      await withMatch(store(), 2);
      expect(await store().write([append('m', 2, ['3', '4']), snapshot(4)])).toEqual(stored(4, 4));
      expect(await store().readMatch('m')).toMatchObject({
        version: 4,
        snapshot: { version: 4 },
        entries: [],
      });
      expect(await store().write([append('m', 4, ['5']), snapshot(5, '"new"')])).toEqual(stored(5, 5));
      expect(await store().readMatch('m')).toMatchObject({ snapshot: { version: 5, saved: '"new"' } });
    });
    test('[S5] an older snapshot does not replace a newer one, the same version does', async () => {
      await withMatch(store(), 5);
      await store().write([snapshot(4)]);
      expect(await store().write([snapshot(3)])).toEqual(stored(3));
      expect((await store().readMatch('m'))?.snapshot?.version).toBe(4);
      await store().write([snapshot(4, '"again"')]);
      expect((await store().readMatch('m'))?.snapshot?.saved).toBe('"again"');
    });
    test('[S5] a snapshot beyond the log, or of no match, is a conflict', async () => {
      await withMatch(store(), 5);
      expect(await store().write([snapshot(6)])).toEqual(conflict(5));
      expect((await store().readMatch('m'))?.snapshot).toBeNull();
      expect(await store().write([{ ...snapshot(0), match: 'n' }])).toEqual(conflict(0, 'n'));
    });
    test('[S5] a snapshot whose append is refused is not kept', async () => {
      await withMatch(store(), 5);
      expect(await store().write([append('m', 4, ['x']), snapshot(5)])).toEqual(conflict(5));
      expect((await store().readMatch('m'))?.snapshot).toBeNull();
    });
  });

  describe('several changes', () => {
    test('[S6] of one write all are made', async () => {
      const match = append('m', 0, ['1'], { table: 'N' });
      expect(await store().write([table('N'), match, append('m', 1, ['2', '3'])])).toEqual(stored(1, 1, 3));
      expect(await store().readEntries('m', 0)).toEqual(['1', '2', '3']);
    });
    test.each([0, 1, 2, 3])('[S6] or none, if that in place %i is refused', async place => {
      await withMatch(store(), 2);
      const good = [table('T', 1), append('n', 0, ['1']), append('m', 2, ['3'])];
      const write = good.toSpliced(place, 0, append('stale', 7, ['8']));
      expect(await store().write(write)).toEqual(conflict(0, 'stale'));
      expect((await store().readTable('T'))?.version).toBe(1);
      expect(await store().readEntries('m', 0)).toEqual(['1', '2']);
      expect(await store().readHead('n')).toBeUndefined();
    });
    test('[S6] writes that are refused do not harm those beside them', async () => {
      await withMatch(store(), 1);
      const results = await Promise.all(
        count(0, 39).map(n =>
          Number(n) % 2 === 0
            ? store().write([append(`x${n}`, 0, ['1']), append('m', 9, ['1'])])
            : store().write([append(`x${n}`, 0, ['1'])]),
        ),
      );
      expect(results.map(({ ok }) => ok)).toEqual(count(0, 39).map(n => Number(n) % 2 === 1));
      expect(await store().listMatches('T')).toHaveLength(21);
    });
    test('[S6] no change is no change', async () => {
      expect(await store().write([])).toEqual(stored());
    });
  });
};
