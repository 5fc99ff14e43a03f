import { describe, expect, test } from 'vitest';
import type { Bench } from './bench.ts';
import { append, DEVICE, hold, OTHER_DEVICE, T0, table } from './place.ts';

/** S9: devices. */
export const deviceTests = ({ store }: Bench): void => {
  describe('devices', () => {
    test('[S9] a device finds its tables with their summaries and matches, the last active first', async () => {
      await store().write([table('A'), table('B', 0, { at: T0 + 1 }), table('C'), table('D')]);
      await store().write([append('a1', 0, ['1'], { table: 'A', at: T0 + 2 })]);
      await store().write([append('a2', 0, ['1'], { table: 'A', at: T0 + 3, brief: '{"waiting":[0]}' })]);
      await store().write([
        { t: 'brief', table: 'A', version: 1, brief: '"a"', match: 'a2' },
        { t: 'brief', table: 'B', version: 1, brief: '"b"', match: null },
      ]);
      await store().write(['C', 'B', 'A'].map(id => hold(DEVICE, id, 1)));
      await store().write([hold(DEVICE, 'A', 0), hold(DEVICE, 'A', null), hold(OTHER_DEVICE, 'D', 0)]);
      const home = await store().listHoldings(DEVICE, 9);
      expect(home.map(({ table: { id }, seats, brief }) => [id, seats, brief])).toEqual([
        ['A', [null, 0, 1], '"a"'],
        ['B', [1], '"b"'],
        ['C', [1], null],
      ]);
      const { doc: _, ...rest } = (await store().readTable('A'))!;
      expect(home[0]?.table).toEqual(rest);
      expect(home.map(({ match }) => match)).toEqual([await store().readHead('a2'), null, null]);
      expect((await store().listHoldings(DEVICE, 1)).map(({ table: { id } }) => id)).toEqual(['A']);
    });
    test('[S9] the seats of one table are those that the device holds there', async () => {
      await store().write([table('T'), table('U')]);
      await store().write([hold(DEVICE, 'T', 1), hold(DEVICE, 'T', null), hold(DEVICE, 'U', 2)]);
      await store().write([hold(OTHER_DEVICE, 'T', 0)]);
      expect(await store().listHeldSeats(DEVICE, 'T')).toEqual([null, 1]);
      expect(await store().listHeldSeats(DEVICE, 'none')).toEqual([]);
    });
    test('[S9] a summary counts for its version of the table alone', async () => {
      const brief = (version: number) =>
        ({ t: 'brief', table: 'T', version, brief: `"${version}"`, match: null }) as const;
      const briefNow = async () => (await store().listHoldings(DEVICE, 9))[0]?.brief;
      await store().write([table('T'), brief(1), hold(DEVICE, 'T', 0)]);
      expect(await briefNow()).toBe('"1"');
      await store().write([table('T', 1)]);
      expect(await briefNow()).toBeNull();
      await store().write([brief(1), brief(3)]);
      expect(await briefNow()).toBeNull();
      await store().write([brief(2)]);
      expect(await briefNow()).toBe('"2"');
      await store().write([{ t: 'remove', table: 'T', after: 2 }, table('T'), hold(DEVICE, 'T', 0)]);
      expect(await briefNow()).toBeNull();
    });
    test('[S9] holding twice is holding once', async () => {
      await store().write([table('T'), hold(DEVICE, 'T', 1), hold(DEVICE, 'T', 1, T0 + 1)]);
      expect((await store().listHoldings(DEVICE, 9)).map(({ seats }) => seats)).toEqual([[1]]);
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
        expect(await store().listHoldings(secret, 9)).toEqual([]);
      }
    });
  });
};
