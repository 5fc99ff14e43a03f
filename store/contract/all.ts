import { describe, expect, test } from 'vitest';
import type { StoreChange } from '../src/index.ts';
import type { Bench } from './bench.ts';
import { append, count, DEVICE, T0, table, withMatch } from './place.ts';

const CLOSED = /closed|after calling end/;

/** S12 to S16: the rules for the whole store. */
export const allTests = ({ store, another }: Bench): void => {
  describe('texts', () => {
    const texts: Readonly<Record<string, string>> = {
      'letters of all kinds': '"Příliš žluťoučký kůň, Straße, Ὀδυσσεύς, العربية, 日本語, 👩‍👩‍👧‍👦, e\\u0301"',
      'half a pair and a zero, escaped': String.raw`"\ud800 \u0000 \uffff"`,
      'signs that end lines elsewhere': '"\u2028\u2029\u0085\u007f\ufeff"',
      'names of prototypes': '{"__proto__":{"a":1},"constructor":1,"toString":null,"hasOwnProperty":{}}',
      'quotes and signs of databases': `"'; drop table entries; -- \\" $1 ? :a @b \\\\ %_"`,
      'numbers that no double holds': '[12345678901234567890, 1e400, -0, 0.1]',
      'blanks and line breaks': ' {\n\t"a" : [ ]\r\n} ',
      'the smallest': '0',
    };
    test.each(Object.keys(texts))('[S12] %s come back as they were', async name => {
      const text = texts[name]!;
      await store().write([
        table('T', 0, { doc: text }),
        append('m', 0, [text], { brief: text }),
        { t: 'snapshot', match: 'm', version: 0, saved: text },
        { t: 'say', room: 'm', table: 'T', at: T0, from: null, to: null, doc: text },
      ]);
      expect(await store().readMatch('m')).toMatchObject({
        brief: text,
        snapshot: { version: 0, saved: text },
        entries: [text],
      });
      expect((await store().readTable('T'))?.doc).toBe(text);
      expect((await store().readTalk('m', 'public', 1))[0]?.doc).toBe(text);
      expect(await store().readEntries('m', 0)).toEqual([text]);
    });
    test('[S12] a million letters come back as they were', async () => {
      const text = JSON.stringify('abcdefghiž'.repeat(100_000));
      await withMatch(store(), 0);
      await store().write([append('m', 0, [text, '1', text])]);
      const entries = await store().readEntries('m', 0);
      expect(entries.map(entry => entry === text)).toEqual([true, false, true]);
    });
    test('[S12] the largest numbers come back as they were', async () => {
      const at = Number.MAX_SAFE_INTEGER;
      await store().write([table('T', 0, { at, deletes: at }), append('m', 0, ['1'], { at, due: at })]);
      expect(await store().readTable('T')).toMatchObject({ at, deletes: at });
      expect(await store().readHead('m')).toMatchObject({ begun: at, at, due: at });
    });
  });

  describe('junk', () => {
    const ids = ['', ' ', 'a b', 'a/b', '../a', 'ž', 'a\0', '\ud800', "'", '%', 'x'.repeat(65), null, 7, {}];

    test.each(ids)('[S13] %j is no id: nothing is found, and a writer is told so', async raw => {
      const id = raw as string;
      await withMatch(store(), 1);
      expect(await store().readTable(id)).toBeUndefined();
      expect(await store().readHead(id)).toBeUndefined();
      expect(await store().readMatch(id)).toBeUndefined();
      expect(await store().readEntries(id, 0)).toEqual([]);
      expect(await store().listMatches(id)).toEqual([]);
      expect(await store().readTalk(id, 'all', 9)).toEqual([]);
      expect(await store().dumpTable(id)).toBeUndefined();
      expect(await store().listHoldings(id, 9)).toEqual([]);
      await expect(store().write([table(id)])).rejects.toThrow('id of a table');
      await expect(store().write([append(id, 0, ['1'])])).rejects.toThrow('id of a match');
    });

    const junk: readonly (readonly [string, object])[] = [
      ['version of a match', append('m', -1, ['1'])],
      ['version of a match', append('m', 0.5, ['1'])],
      ['version of a match', append('m', Number.NaN, ['1'])],
      ['version of a match', { ...append('m', 1, ['1']), after: '1' }],
      ['list of entries', append('m', 1, [])],
      ['list of entries', append('m', 1, ['2', ''])],
      ['list of entries', append('m', 1, ['"\ud800"'])],
      ['list of entries', append('m', 1, ['"\0"'])],
      ['list of entries', { ...append('m', 1, []), entries: [7] }],
      ['list of entries', { ...append('m', 1, []), entries: '2' }],
      ['list of entries', { ...append('m', 1, []), entries: undefined }],
      ['brief', { ...append('m', 1, ['2']), brief: undefined }],
      ['time', append('m', 1, ['2'], { at: -1 })],
      ['time', append('m', 1, ['2'], { due: Number.POSITIVE_INFINITY })],
      ['document of a table', { ...table('U'), doc: { name: 'U' } }],
      ['document of a table', table('U', 0, { doc: 'x'.repeat(16_000_001) })],
      ['seat', { t: 'hold', device: DEVICE, table: 'T', seat: -1, at: T0 }],
      ['seat', { t: 'say', room: 'T', table: 'T', from: '0', to: null, doc: '1', at: T0 }],
      ['saved state', { t: 'snapshot', match: 'm', version: 1, saved: null }],
      ['known change', { t: '__proto__' }],
      ['known change', {}],
    ];
    test.each(junk)('[S13] no %s: %#', async (what, change) => {
      await withMatch(store(), 1);
      const before = await store().dumpTable('T');
      const write = store().write([table('V'), change as StoreChange]);
      await expect(write).rejects.toThrow(`the store was given no ${what}`);
      expect(await store().dumpTable('T')).toEqual(before);
      expect(await store().listTableIds('', 9)).toEqual(['T']);
    });
  });

  describe('many', () => {
    test('[S14] ten thousand entries, in one append or one by one', async () => {
      await withMatch(store(), 0);
      await store().write([append('m', 0, count(1, 9000))]);
      const singles = count(9001, 10_000);
      for (const [i, entry] of singles.entries())
        if (!(await store().write([append('m', 9000 + i, [entry])])).ok)
          throw new Error(`entry ${entry} lost`);
      expect(await store().readEntries('m', 0)).toEqual(count(1, 10_000));
      expect((await store().readMatch('m'))?.entries).toHaveLength(10_000);
    });
    test('[S14] two hundred writers at once', async () => {
      await withMatch(store(), 0);
      const ids = count(1, 200).map(n => `m${n}`);
      await Promise.all(
        ids.map(async id => {
          for (let after = 0; after < 10; after++) {
            const result = await store().write([append(id, after, [`"${id} ${after}"`])]);
            expect(result).toEqual({ ok: true, value: [after + 1] });
          }
        }),
      );
      for (const id of ids)
        expect(await store().readEntries(id, 0)).toEqual(count(0, 9).map(after => `"${id} ${after}"`));
    });
  });

  describe('closing', () => {
    test('[S16] pending writes finish, and what was confirmed is there when it is opened again', async () => {
      await withMatch(store(), 1);
      const pending = count(1, 50).map(n => store().write([append(`m${n}`, 0, [n])]));
      await store().close();
      expect((await Promise.all(pending)).every(({ ok }) => ok)).toBe(true);
      const again = await another();
      expect(await again.readEntries('m', 0)).toEqual(['1']);
      expect(await again.listMatches('T')).toHaveLength(51);
    });
    test('[S16] a closed store refuses everything, and can be closed again', async () => {
      await store().close();
      await expect(store().write([table('T')])).rejects.toThrow(CLOSED);
      await expect(store().write([])).rejects.toThrow(CLOSED);
      await expect(store().readTable('T')).rejects.toThrow(CLOSED);
      await expect(store().ping()).rejects.toThrow(CLOSED);
      await store().close();
    });
    test('[S16] an open one answers', async () => {
      await expect(store().ping()).resolves.toBeUndefined();
    });
  });
};
