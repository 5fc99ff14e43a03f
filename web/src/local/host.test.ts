import { verona } from '@tavola/games/verona';
import type { Game, GameTypes, View } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { thinkAtOnce } from '../../test/support/players/minds.ts';
import { newHost, type LocalHost } from './host.ts';
import type { Meta, News, Opened, Refused } from './messages.ts';
import type { Environment } from './environment.ts';
import { memoryShelf, type MatchStorage } from './match-storage.ts';

const games = new Map([['verona', verona as unknown as Game]]);

const outside = (shelf: MatchStorage, news: News[], seed = 1): Environment => {
  let n = seed;
  return {
    shelf,
    games,
    mind: thinkAtOnce(games),
    random: bytes => Uint8Array.from({ length: bytes }, () => (n = (n * 16807) % 2147483647) % 256),
    now: () => 1_800_000_000_000,
    breath: () => new Promise(resolve => setImmediate(resolve)),
    after: (_, act) => {
      const timer = setImmediate(act);
      return () => clearImmediate(timer);
    },
    report: () => undefined,
    tell: one => news.push(one),
    changed: () => undefined,
  };
};

const person = (name: string) => ({ name, bot: null });
const bot = (name: string) => ({ name, bot: 'random' });

const good = <T>(result: T | Refused): T => {
  if (typeof result === 'object' && result !== null && 'refused' in result)
    throw new Error(JSON.stringify(result.refused));
  return result;
};

const latest = (news: readonly News[], opened: Opened): View<GameTypes> => {
  const moments = news.flatMap(one => (one.t === 'moment' ? [one.moment] : []));
  return moments.at(-1)?.view ?? opened.view;
};

const settled = async (): Promise<void> => {
  for (let i = 0; i < 50; i++) await new Promise(resolve => setImmediate(resolve));
};

/** Plays one seat with the answers of an absent player until the match is over. */
const playOut = async (
  host: LocalHost,
  meta: Meta,
  news: News[],
  opened: Opened,
): Promise<View<GameTypes>> => {
  for (let n = 0; n < 2000; n++) {
    await settled();
    const view = latest(news, opened);
    if (view.over) return view;
    const { id, choice } = view.asked!;
    const answer =
      choice?.kind === 'lay' ? choice.over.map(() => -1) : choice?.kind === 'one' ? choice.of[0] : 0;
    const spread = choice?.kind === 'spread' ? choice.over.map((_, i) => (i === 0 ? choice.min : 0)) : answer;
    good(await host.call('answer', { id: meta.id, seat: 0, question: id, answer: spread }));
  }
  throw new Error('endless');
};

test('a person plays a whole match against bots; the file recomputes; nothing is lost on the way', async () => {
  const shelf = memoryShelf();
  const news: News[] = [];
  const host = newHost(outside(shelf, news));
  const meta = good(
    await host.call('begin', { game: 'verona', players: [person('Anna'), bot('B'), bot('C')], options: {} }),
  );
  const opened = good(await host.call('open', { id: meta.id, seat: 0 }));
  const unfinished = (await host.call('download', { id: meta.id, seat: 0 }))!;
  expect(await host.call('take', { text: unfinished.text })).toMatchObject({ fault: { code: 'redacted' } });
  const view = await playOut(host, meta, news, opened);
  expect(view.outcome?.ranks).toHaveLength(3);
  const file = await host.call('download', { id: meta.id, seat: 0 });
  const checked = await host.call('check', { text: file!.text });
  expect(checked).toMatchObject({ ok: true, dice: 'opened' });

  // The reasons of bots are in the file of the finished match, and no page gets them before.
  expect(JSON.stringify([opened, news])).not.toContain('"reason"');
  const reasons = await host.call('reasons', { text: file!.text });
  expect(new Set(reasons.map(({ seat }) => seat))).toEqual(new Set([1, 2]));
  expect(reasons[0]!.reason).toEqual({ code: 'chance' });
  expect(await host.call('reasons', { text: 'nothing' })).toEqual([]);

  // On another device the file opens as a finished match that every seat can see.
  const elsewhere = newHost(outside(memoryShelf(), [], 3));
  const taken = await elsewhere.call('take', { text: file!.text });
  expect(await elsewhere.call('take', { text: file!.text })).toEqual(taken);
  const { id } = taken as { id: string };
  expect((await elsewhere.call('list', undefined)).map(one => [one.id, one.over])).toEqual([[id, true]]);
  for (const seat of [undefined, 0, 2]) {
    const shown = good(await elsewhere.call('open', { id, seat }));
    expect(shown.view.outcome).toEqual(view.outcome);
    expect(await elsewhere.call('past', { id, seat, at: 0 })).toMatchObject({ seat: seat ?? null });
  }
  const fault = async (text: string) => (await elsewhere.call('take', { text })) as unknown;
  const lines = file!.text.split('\n');
  expect(await fault('')).toEqual({ fault: { code: 'not-a-match' } });
  expect(await fault(file!.text.slice(0, 2000))).toMatchObject({ fault: { code: 'not-a-match' } });
  expect(await fault(`${lines.slice(0, -2).join('\n')}\n`)).toEqual({ fault: { code: 'not-over' } });
  expect(await fault(file!.text.replace('"game":"verona"', '"game":"chess"'))).toMatchObject({
    fault: { code: 'unknown-game' },
  });
  expect(await fault(file!.text.replace(/"rules":\d+/, '"rules":999'))).toMatchObject({
    fault: { code: 'other-rules', line: 1 },
  });
  const [changed] = /"t":"first","seat":\d/.exec(file!.text)!;
  expect(await fault(file!.text.replace(changed, '"t":"first","seat":9'))).toMatchObject({
    fault: { code: 'differs', line: 2 },
  });

  const again = newHost(outside(shelf, [], 7));
  const reopened = good(await again.call('open', { id: meta.id, seat: 0 }));
  expect(reopened.view).toEqual(view);
  expect(reopened.log.at(-1)?.line.t).toBe('end');
});

test('what a viewer gets holds nothing of others: neither hands, answers, rolls nor secrets', async () => {
  const news: News[] = [];
  const shelf = memoryShelf();
  const host = newHost(outside(shelf, news));
  const meta = good(
    await host.call('begin', { game: 'verona', players: [person('A'), person('B')], options: {} }),
  );
  const { secrets } = (await shelf.read(meta.id))!;
  const opened = good(await host.call('open', { id: meta.id, seat: 0 }));
  const text = JSON.stringify(opened);
  expect(text).not.toContain(secrets.seed);
  expect(text).not.toContain(secrets.salt);
  expect(text).not.toContain('"rolls"');
  expect(opened.log[0]!.line).toMatchObject({ t: 'opening', whispers: [{ to: 0 }] });
  const early = await host.call('download', { id: meta.id, seat: 0 });
  expect(early!.text).not.toContain(secrets.seed);
  expect(early!.text).toContain('"reader":0');
});

test('a second page that wrote first makes this one open the match anew', async () => {
  const shelf = memoryShelf();
  const news: News[] = [];
  const one = newHost(outside(shelf, news));
  const other = newHost(outside(shelf, [], 5));
  const meta = good(
    await one.call('begin', { game: 'verona', players: [person('A'), person('B')], options: { first: 0 } }),
  );
  good(await one.call('open', { id: meta.id, seat: 0 }));
  good(await other.call('open', { id: meta.id, seat: 0 }));
  expect(await other.call('answer', { id: meta.id, seat: 0, question: 0, answer: 3 })).toBeUndefined();
  expect(await one.call('answer', { id: meta.id, seat: 0, question: 0, answer: 4 })).toEqual({
    refused: { code: 'stale' },
  });
  expect(news.at(-1)).toEqual({ t: 'stale', id: meta.id });
  const opened = good(await one.call('open', { id: meta.id, seat: 0 }));
  expect(opened.log).toHaveLength(2);
});

test('a bot of a level that there is not is refused when the match is made', async () => {
  const shelf = memoryShelf();
  const players = [person('A'), { name: 'B', bot: 'unknown' }];
  const host = newHost(outside(shelf, []));
  expect(await host.call('begin', { game: 'verona', players, options: {} })).toEqual({
    refused: { code: 'no-such-bot' },
  });
  expect(await shelf.list()).toEqual([]);
});

test('why an answer would be refused is told, and nothing changes', async () => {
  const host = newHost(outside(memoryShelf(), []));
  const meta = good(
    await host.call('begin', { game: 'verona', players: [person('A'), person('B')], options: { first: 0 } }),
  );
  const ask = (answer: unknown) => host.call('whyNot', { id: meta.id, seat: 0, question: 0, answer });
  expect(await ask(3)).toBeUndefined();
  expect(await ask(19)).toMatchObject({ rule: 'V-S11' });
  const opened = good(await host.call('open', { id: meta.id, seat: 0 }));
  expect(opened.log).toHaveLength(1);
});

test('an answer can be taken back while another seat still decides', async () => {
  const host = newHost(outside(memoryShelf(), []));
  const meta = good(
    await host.call('begin', { game: 'verona', players: [person('A'), person('B')], options: { first: 0 } }),
  );
  for (const [question, answer] of [0, 1, 2, 3, 4, 5].entries())
    good(await host.call('answer', { id: meta.id, seat: question % 2, question, answer }));
  const plan = Array.from({ length: 20 }, () => -1);
  expect(await host.call('withdraw', { id: meta.id, seat: 0, question: 6 })).toMatchObject({
    refused: { code: 'not-answered' },
  });
  good(await host.call('answer', { id: meta.id, seat: 0, question: 6, answer: plan }));
  good(await host.call('withdraw', { id: meta.id, seat: 0, question: 6 }));
  const { view } = good(await host.call('open', { id: meta.id, seat: 0 }));
  expect(view.asked).toMatchObject({ id: 6, answered: [] });
});
