import { describe, expect, test } from 'vitest';
import type { Bench } from './bench.ts';
import { append, DEVICE, hold, OTHER_DEVICE, T0, table } from './place.ts';

/** S9: devices. */
export const deviceTests = ({ store }: Bench): void => {
  describe('devices', () => {
    test('[S9] a device finds its tables with their matches, the last active first', async () => {
      await store().write([table('A'), table('B', 0, { at: T0 + 1 }), table('C'), table('D')]);
      await store().write([append('a1', 0, ['1'], { table: 'A', at: T0 + 2, brief: '{"waiting":[0]}' })]);
      await store().write([append('a2', 0, ['1'], { table: 'A', at: T0 + 3 })]);
      await store().write(['C', 'B', 'A'].map(id => hold(DEVICE, id, 1)));
      await store().write([hold(DEVICE, 'A', 0), hold(DEVICE, 'A', null), hold(OTHER_DEVICE, 'D', 0)]);
      const home = await store().listHoldings(DEVICE);
      expect(home.map(({ table: { id }, seats }) => [id, seats])).toEqual([
        ['A', [null, 0, 1]],
        ['B', [1]],
        ['C', [1]],
      ]);
      expect(home[0]?.table).toEqual(await store().readTable('A'));
      expect(home[0]?.matches).toEqual(await store().listMatches('A'));
      expect(home[0]?.matches[0]?.brief).toBe('{"waiting":[0]}');
    });
    test('[S9] holding twice is holding once', async () => {
      await store().write([table('T'), hold(DEVICE, 'T', 1), hold(DEVICE, 'T', 1, T0 + 1)]);
      expect((await store().listHoldings(DEVICE)).map(({ seats }) => seats)).toEqual([[1]]);
      expect((await store().dumpTable('T'))?.holds).toEqual([{ device: DEVICE, seat: 1, at: T0 + 1 }]);
    });
    test('[S9] a seat is taken from one device, or from all', async () => {
      const both = [hold(DEVICE, 'T', 1), hold(OTHER_DEVICE, 'T', 1)];
      const seats = async () =>
        (await store().dumpTable('T'))?.holds.map(({ device, seat }) => [device === DEVICE ? 0 : 1, seat]);
      await store().write([table('T'), ...both, hold(DEVICE, 'T', 2), hold(DEVICE, 'T', null)]);
      await store().write([{ t: 'release', device: DEVICE, table: 'T', seat: 1 }]);
      expect(await seats()).toEqual([
        [0, null],
        [0, 2],
        [1, 1],
      ]);
      await store().write([...both, { t: 'release', device: null, table: 'T', seat: 1 }]);
      expect(await seats()).toEqual([
        [0, null],
        [0, 2],
      ]);
      await store().write([{ t: 'release', device: DEVICE, table: 'T', seat: null }]);
      expect(await seats()).toEqual([[0, 2]]);
      const nothing = await store().write([{ t: 'release', device: null, table: 'nowhere', seat: 1 }]);
      expect(nothing).toEqual({ ok: true, value: [0] });
    });
    test('[S9] a secret that was not hashed is no device', async () => {
      await store().write([table('T')]);
      for (const secret of ['', 'cookie', 'd0'.repeat(31), 'D0'.repeat(32), 'd0'.repeat(33)]) {
        await expect(store().write([hold(secret, 'T', 0)])).rejects.toThrow('hash of a device');
        expect(await store().listHoldings(secret)).toEqual([]);
      }
    });
  });
};
