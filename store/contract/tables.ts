import { describe, expect, test } from 'vitest';
import type { Bench } from './bench.ts';
import { append, count, DEVICE, hold, say, T0, table, tableConflict, withMatch } from './place.ts';

/** S7 and S8: tables. */
export const tableTests = ({ store }: Bench): void => {
  const furnish = async (): Promise<void> => {
    await withMatch(store(), 3);
    await store().write([
      table('U'),
      append('u', 0, ['1'], { table: 'U', due: T0 }),
      append('n', 0, ['1'], { due: T0 }),
      { t: 'snapshot', match: 'm', version: 2, saved: '{}' },
      say('hello'),
      say('before', { room: 'T' }),
      say('there', { room: 'u', table: 'U' }),
      hold(DEVICE, 'T', 0),
      hold(DEVICE, 'U', 1),
    ]);
  };

  describe('tables', () => {
    test('[S7] a table is created, loaded and changed', async () => {
      expect(await store().write([table('T', 0, { deletes: T0 + 5 })])).toEqual({ ok: true, value: [1] });
      const made = { id: 'T', version: 1, doc: '{"name":"T","after":0}', at: T0, deletes: T0 + 5 };
      expect(await store().readTable('T')).toEqual(made);
      expect(await store().write([table('T', 1, { doc: '[]', at: T0 + 1 })])).toEqual({
        ok: true,
        value: [2],
      });
      expect(await store().readTable('T')).toEqual({
        id: 'T',
        version: 2,
        doc: '[]',
        at: T0 + 1,
        deletes: null,
      });
      expect(await store().readTable('U')).toBeUndefined();
    });
    test('[S7] it is not created twice, nor changed by who has not seen the newest version', async () => {
      await store().write([table('T')]);
      await store().write([table('T', 1)]);
      for (const after of [0, 1, 3])
        expect(await store().write([table('T', after, { doc: '"stale"' })])).toEqual(tableConflict(2));
      expect(await store().write([table('U', 1)])).toEqual(tableConflict(0, 'U'));
      expect((await store().readTable('T'))?.doc).toBe('{"name":"T","after":1}');
    });
    test('[S7] of many writers one wins', async () => {
      const tries = () => Promise.all(count(1, 8).map(doc => store().write([table('T', 0, { doc })])));
      const results = await tries();
      expect(results.filter(({ ok }) => ok)).toHaveLength(1);
      expect((await store().readTable('T'))?.doc).toBe(String(results.findIndex(({ ok }) => ok) + 1));
    });

    test('[S8] a table is deleted with all that belongs to it, and no other', async () => {
      await furnish();
      const other = await store().dumpTable('U');
      expect(await store().write([{ t: 'remove', table: 'T', after: 1 }])).toEqual({ ok: true, value: [0] });
      expect(await store().readTable('T')).toBeUndefined();
      expect(await store().dumpTable('T')).toBeUndefined();
      expect(await store().readMatch('m')).toBeUndefined();
      expect(await store().readEntries('m', 0)).toEqual([]);
      expect(await store().listMatches('T')).toEqual([]);
      expect([await store().readTalk('m', 'all', 9), await store().readTalk('T', 'all', 9)]).toEqual([
        [],
        [],
      ]);
      expect((await store().listHoldings(DEVICE, 9)).map(({ table: { id } }) => id)).toEqual(['U']);
      expect((await store().listDueMatches(T0 + 1, 9)).map(({ match }) => match)).toEqual(['u']);
      expect(await store().dumpTable('U')).toEqual(other);
    });
    test('[S8] not by who has not seen its newest version', async () => {
      await furnish();
      const before = await store().dumpTable('T');
      for (const after of [0, 2])
        expect(await store().write([{ t: 'remove', table: 'T', after }])).toEqual(tableConflict(1));
      expect(await store().write([{ t: 'remove', table: 'V', after: 0 }])).toEqual(tableConflict(0, 'V'));
      expect(await store().dumpTable('T')).toEqual(before);
    });
    test('[S8] nothing can be written to a deleted table', async () => {
      await furnish();
      await store().write([{ t: 'remove', table: 'T', after: 1 }]);
      const noMatch = { ok: false, error: { about: 'match', id: 'm', version: 0 } };
      expect(await store().write([append('m', 3, ['4'])])).toEqual(noMatch);
      expect(await store().write([append('m', 0, ['1'])])).toEqual(tableConflict(0));
      expect(await store().write([{ t: 'snapshot', match: 'm', version: 0, saved: '1' }])).toEqual(noMatch);
      expect(await store().write([say('late')])).toEqual(tableConflict(0));
      expect(await store().write([hold(DEVICE, 'T', 0)])).toEqual(tableConflict(0));
      expect(await store().write([table('T', 1)])).toEqual(tableConflict(0));
    });
    test('[S8] a table of the same id can be made again, and is empty', async () => {
      await furnish();
      await store().write([{ t: 'remove', table: 'T', after: 1 }, table('T'), append('m', 0, ['new'])]);
      expect(await store().readMatch('m')).toMatchObject({ snapshot: null, entries: ['new'] });
      expect(await store().write([say('first')])).toEqual({ ok: true, value: [1] });
    });
  });
};
