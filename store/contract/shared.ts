import { describe, expect, test, vi } from 'vitest';
import type { Notice } from '../src/index.ts';
import type { Bench } from './bench.ts';
import { append, conflict, count, WAIT_TIMEOUT_MS, stored, T0, table, withMatch } from './place.ts';

/** S3 and S15 between processes, for stores that serve several. */
export const sharedTests = ({ store, another }: Bench): void => {
  describe('several processes', () => {
    test('[S3] of two processes that begin or continue a match one wins', async () => {
      await withMatch(store(), 0);
      const both = [store(), await another()];
      for (let after = 0; after < 50; after++) {
        const results = await Promise.all(both.map((s, i) => s.write([append('m', after, [`${i}`])])));
        expect(results.filter(({ ok }) => ok)).toEqual([stored(after + 1)]);
        expect(results.filter(({ ok }) => !ok)).toEqual([conflict(after + 1)]);
      }
      expect(await both[1]!.readEntries('m', 0)).toEqual(await both[0]!.readEntries('m', 0));
      expect((await both[0]!.readMatch('m'))?.entries).toHaveLength(50);
    });

    test('[S3] two processes that want several matches in another order do not lock up', async () => {
      const both = [store(), await another()];
      const ids = count(1, 30).map(i => `m${i}`);
      await store().write([table('T'), ...ids.map(id => append(id, 0, ['0']))]);
      for (let after = 1; after < 10; after++) {
        const [up, down] = [ids, ids.toReversed()].map((order, i) =>
          order.map(id => both[i]!.write([append(id, after, [`${i}`])])),
        );
        const wins = (await Promise.all([...up!, ...down!])).filter(({ ok }) => ok);
        expect(wins).toHaveLength(ids.length);
      }
    });

    test('[S15] another process hears of every change that it could hold in memory', async () => {
      const other = await another();
      const heard: Notice[] = [];
      const own: Notice[] = [];
      other.listen(notice => heard.push(notice));
      store().listen(notice => own.push(notice));
      await withMatch(store(), 2);
      await store().write([append('m', 2, ['3'])]);
      await store().write([append('m', 2, ['refused'])]);
      await store().write([{ t: 'say', room: 'm', table: 'T', at: T0, from: null, to: null, doc: '1' }]);
      await store().write([{ t: 'remove', table: 'T', after: 1 }]);
      const expected = [
        { about: 'table', id: 'T', version: 1 },
        { about: 'match', id: 'm', version: 2 },
        { about: 'match', id: 'm', version: 3 },
        { about: 'talk', id: 'm', version: 1 },
        { about: 'removal', id: 'T' },
      ];
      await vi.waitFor(() => expect(heard).toEqual(expected), WAIT_TIMEOUT_MS);
      expect(own).toEqual([]);
    });

    test('[S15] and who is at which table there, who writes, and the link of a seat that was handed on', async () => {
      const other = await another();
      const heard: Notice[] = [];
      other.listen(notice => heard.push(notice));
      store().announce([
        { about: 'here', id: 'T', seats: [0, 3, 15] },
        { about: 'here', id: 'U', seats: [] },
        { about: 'here', id: 'T', seats: null },
        { about: 'writing', id: 'T', seats: [2] },
        { about: 'handed-on', id: 'T', seat: 12, secret: 'aZ09_-'.repeat(6) },
      ]);
      await vi.waitFor(() => expect(heard).toHaveLength(5), WAIT_TIMEOUT_MS);
      expect(heard).toMatchObject([
        { about: 'here', id: 'T', seats: [0, 3, 15] },
        { about: 'here', id: 'U', seats: [] },
        { about: 'who', id: 'T' },
        { about: 'writing', id: 'T', seats: [2] },
        { about: 'handed-on', id: 'T', seat: 12, secret: 'aZ09_-'.repeat(6) },
      ]);
    });

    test('[S15] also of hundreds at once, and no more after it stops listening', async () => {
      const other = await another();
      const ids = count(1, 300).map(n => `${'m'.repeat(60)}${n}`);
      await store().write([table('T'), ...ids.map(id => append(id, 0, ['1']))]);
      const heard = new Set<string>();
      const stop = other.listen(notice => {
        if (notice.about === 'match' && notice.version === 2) heard.add(notice.id);
      });
      await Promise.all(ids.map(id => store().write([append(id, 1, ['2'])])));
      await vi.waitFor(() => expect(heard.size).toBe(300), WAIT_TIMEOUT_MS);
      stop();
      heard.clear();
      await other.write([append('last', 0, ['1']), append('last', 1, ['1'])]);
      await store().write([append(ids[0]!, 2, ['3']), append('more', 0, ['1']), append('more', 1, ['1'])]);
      await other.ping();
      expect(heard.size).toBe(0);
    });
  });
};
