import { describe, expect, test } from 'vitest';
import type { TalkAudience } from '../src/index.ts';
import type { Bench } from './bench.ts';
import { count, say, T0, table, withMatch } from './place.ts';

/** S10: talk. */
export const talkTests = ({ store }: Bench): void => {
  const docs = async (ears: TalkAudience, limit = 99, before?: number): Promise<unknown[]> =>
    (await store().readTalk('m', ears, limit, before)).map(({ doc }): unknown => JSON.parse(doc));

  describe('talk', () => {
    test('[S10] it is numbered by room', async () => {
      await withMatch(store(), 1);
      expect(await store().write([say('a'), say('b'), say('lobby', { room: 'T' })])).toEqual({
        ok: true,
        value: [1, 2, 1],
      });
      expect(await store().write([say('c', { from: 2, to: 0, at: T0 + 7 })])).toEqual({
        ok: true,
        value: [3],
      });
      expect((await store().readTalk('m', 'all', 1))[0]).toEqual({
        number: 3,
        at: T0 + 7,
        from: 2,
        to: 0,
        doc: '"c"',
      });
      expect(await store().readTalk('nowhere', 'all', 9)).toEqual([]);
    });
    test('[S10] many who speak at once all get a number of their own', async () => {
      await withMatch(store(), 1);
      const results = await Promise.all(count(1, 30).map(n => store().write([say(n)])));
      const numbers = results.flatMap(result => (result.ok ? result.value : []));
      expect(numbers.toSorted((a, b) => a - b)).toEqual(count(1, 30).map(Number));
    });
    test('[S10] it is read in pages from the end', async () => {
      await withMatch(store(), 1);
      await store().write(['a', 'b', 'c', 'd', 'e'].map(doc => say(doc)));
      expect(await docs('all', 2)).toEqual(['d', 'e']);
      expect(await docs('all', 2, 4)).toEqual(['b', 'c']);
      expect(await docs('all', 2, 2)).toEqual(['a']);
      expect(await docs('all', 2, 1)).toEqual([]);
    });
    test('[S10] a whisper is heard by its two seats alone', async () => {
      await withMatch(store(), 1);
      await store().write([
        say('all', { from: 0 }),
        say('psst', { from: 0, to: 1 }),
        say('st', { from: 1, to: 2 }),
      ]);
      await store().write([say('from outside', { to: 1 })]);
      expect(await docs('public')).toEqual(['all']);
      expect(await docs(0)).toEqual(['all', 'psst']);
      expect(await docs(1)).toEqual(['all', 'psst', 'st', 'from outside']);
      expect(await docs(2)).toEqual(['all', 'st']);
      expect(await docs(3)).toEqual(['all']);
      expect(await docs('all')).toEqual(['all', 'psst', 'st', 'from outside']);
      expect(await docs(0, 1)).toEqual(['psst']);
    });
    test('[S10] a room is a table or one of its matches', async () => {
      await withMatch(store(), 1);
      await store().write([table('U')]);
      expect(await store().write([say('x', { room: 'm', table: 'U' })])).toMatchObject({ ok: false });
      expect(await store().write([say('x', { room: 'n' })])).toMatchObject({ ok: false });
      expect(await docs('all')).toEqual([]);
    });
  });
};
