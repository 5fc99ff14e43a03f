import { seedDice } from '@tavola/kernel';
import { fair } from '@tavola/kernel/test/fair.ts';
import { expect, test } from 'vitest';
import { thinkAtOnce } from '../../test/support/players/minds.ts';
import { newHost, type LocalHost } from './host.ts';
import { memoryShelf } from './match-storage.ts';
import type { News, Opened, Refused } from './messages.ts';

const good = <T>(result: T | Refused | undefined): T => {
  if (result === undefined || (typeof result === 'object' && result !== null && 'refused' in result))
    throw new Error(JSON.stringify(result));
  return result;
};

/** A match of two people who pass this device around. */
const beginShared = async (): Promise<{ host: LocalHost; id: string; news: News[] }> => {
  const games = new Map([['fair', fair]]);
  const dice = seedDice(4);
  const news: News[] = [];
  const host = newHost({
    shelf: memoryShelf(),
    games,
    mind: thinkAtOnce(games),
    random: bytes => Uint8Array.from({ length: bytes }, () => dice.below(256)),
    now: () => 1_800_000_000_000,
    breath: () => Promise.resolve(),
    after: () => () => undefined,
    report: () => undefined,
    tell: one => news.push(one),
    changed: () => undefined,
  });
  const players = ['Anna', 'Bruno'].map(name => ({ name, bot: null }));
  const { id } = good(await host.call('begin', { game: 'fair', players, options: {} }));
  return { host, id, news };
};

const seenBy = async (host: LocalHost, id: string, seat: number): Promise<Opened> =>
  good(await host.call('open', { id, seat }));

test('of several people at a device each sees only the standing orders of their own seat', async () => {
  const { host, id, news } = await beginShared();
  const { view, log } = await seenBy(host, id, 1);
  const file = await host.call('download', { id, seat: 1 });
  const leave = (order: string, answer: unknown) => host.call('order', { id, seat: 0, order, answer });
  expect(await leave('bid-up-to', 2)).toBeUndefined();
  expect(await leave('never-bid', [])).toBeUndefined();
  expect(await leave('bid-up-to', 0)).toMatchObject({ refused: { code: 'out-of-range', rule: 'T-6' } });
  expect(await seenBy(host, id, 1)).toMatchObject({ view, log });
  expect(await host.call('download', { id, seat: 1 })).toEqual(file);
  const moments = news.flatMap(one => (one.t === 'moment' ? [one.moment] : []));
  expect(moments).toMatchObject([
    { line: undefined, view },
    { line: undefined, view },
  ]);
  expect((await seenBy(host, id, 0)).view.orders).toMatchObject([
    { name: 'bid-up-to', left: null },
    { name: 'never-bid', left: [] },
  ]);
});

test('an answer that is changed, by an order too, is one answer in the files of others', async () => {
  const { host, id } = await beginShared();
  await host.call('answer', { id, seat: 0, question: 0, answer: 1 });
  const once = await host.call('download', { id, seat: 1 });
  await host.call('answer', { id, seat: 0, question: 0, answer: 2 });
  expect(await host.call('download', { id, seat: 1 })).toEqual(once);
  expect(once!.text.match(/"answer"/g)).toHaveLength(1);
  const own = (await host.call('download', { id, seat: 0 }))!;
  expect(own.text.match(/"t":"answer"/g)).toHaveLength(2);
});
