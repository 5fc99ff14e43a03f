import { describe, expect, test } from 'vitest';
import { openMemoryStore } from '../src/index.ts';
import type { Bench } from './bench.ts';
import { append, count, DEVICE, T0, withMatch } from './place.ts';

/** S17: whole tables. */
export const dumpTests = ({ store }: Bench): void => {
  const furnish = async () => {
    await withMatch(store(), 5);
    await store().write([
      append('n', 0, ['"é"'], { due: 7, at: T0 + 9 }),
      { t: 'snapshot', match: 'm', version: 3, saved: '{"at":3}' },
      { t: 'say', room: 'm', table: 'T', at: T0, from: 0, to: 1, doc: '"psst"' },
      { t: 'say', room: 'T', table: 'T', at: T0, from: null, to: null, doc: '"hello"' },
      { t: 'hold', device: DEVICE, table: 'T', seat: null, at: T0 },
      { t: 'hold', device: DEVICE, table: 'T', seat: 2, at: T0 },
    ]);
    return (await store().dumpTable('T'))!;
  };

  describe('dumps', () => {
    test('[S17] a dump has all of a table', async () => {
      const { table: of, holds, matches, talk } = await furnish();
      expect(of).toEqual(await store().readTable('T'));
      expect(holds.map(({ seat }) => seat)).toEqual([null, 2]);
      expect(matches.map(({ match, entries, snapshot }) => [match, entries, snapshot?.version])).toEqual([
        ['m', count(1, 5), 3],
        ['n', ['"é"'], undefined],
      ]);
      expect(talk.map(({ room, number, doc }) => [room, number, doc])).toEqual([
        ['T', 1, '"hello"'],
        ['m', 1, '"psst"'],
      ]);
    });
    test('[S17] it is the same from and in a store of another kind', async () => {
      const dump = await furnish();
      const other = openMemoryStore();
      expect(await other.restoreTable(dump)).toBe(true);
      expect(await other.dumpTable('T')).toEqual(dump);
      await store().write([{ t: 'remove', table: 'T', after: 1 }]);
      expect(await store().restoreTable((await other.dumpTable('T'))!)).toBe(true);
      expect(await store().dumpTable('T')).toEqual(dump);
      expect(await store().write([append('m', 5, ['6'])])).toEqual({ ok: true, value: [6] });
    });
    test('[S17] it is not put where the table or a match of it is', async () => {
      const dump = await furnish();
      expect(await store().restoreTable(dump)).toBe(false);
      const renamed = {
        ...dump,
        table: { ...dump.table, id: 'U' },
        matches: dump.matches.map(match => ({ ...match, table: 'U' })),
        talk: [],
      };
      expect(await store().restoreTable(renamed)).toBe(false);
      expect(await store().readTable('U')).toBeUndefined();
      expect(await store().dumpTable('T')).toEqual(dump);
    });
    test('[S17] one that no store can have written is a bug', async () => {
      const dump = await furnish();
      const [m, n] = dump.matches as [(typeof dump.matches)[0], (typeof dump.matches)[0]];
      for (const broken of [
        { ...dump, table: { ...dump.table, version: 0 } },
        { ...dump, matches: [{ ...m, version: 6 }, n] },
        { ...dump, matches: [{ ...m, table: 'U' }, n] },
        { ...dump, matches: [m, n, m] },
        { ...dump, matches: [{ ...m, snapshot: { version: 6, saved: '1' } }, n] },
        { ...dump, talk: [{ ...dump.talk[0]!, room: 'elsewhere' }] },
      ])
        await expect(store().restoreTable(broken)).rejects.toThrow('the store was given no');
    });
  });
};
