// @vitest-environment happy-dom
import { createPatch, type ServerMessage } from '@tavola/protocol';
import { describe, expect, test } from 'vitest';
import type { Moment } from '../../local/messages.ts';
import { MatchFeed } from './match-feed.ts';
import type { ServerReply, CommandInput } from './connection.ts';

type Of<T extends ServerMessage['t']> = Extract<ServerMessage, { readonly t: T }>;

/** The view after line `at` of a table that counts lines. */
const wired = (at: number) => ({
  seat: 1,
  table: { count: at },
  hand: null,
  asked: at < 9 ? { id: at, name: 'go', who: [1], answered: [], choice: null, given: null } : null,
  asides: [],
  over: at >= 9,
  outcome: null,
});
const line = (at: number) => ({ t: 'heard', events: [{ t: 'counted', at }], whispers: [] });

const turn = (at: number): Of<'turn'> =>
  ({
    t: 'turn',
    v: at + 1,
    line: line(at),
    ...createPatch(wired(at - 1), wired(at)),
  }) as unknown as Of<'turn'>;

/** A feed that begins after line `at`, and a server that has so many lines. */
const newFeed = (at: number, lines = at + 1) => {
  const wishes: CommandInput[] = [];
  const send = (wish: CommandInput): Promise<ServerReply> => {
    wishes.push(wish);
    if (wish.t !== 'history') return Promise.resolve({ t: 'done', v: 1, id: 'x' });
    const { after, limit, views } = wish;
    const given = Array.from({ length: lines }, (_, n) => n).slice(after, after + limit);
    const changes = given.slice(1).map(n => createPatch(wired(n - 1), wired(n)));
    return Promise.resolve({
      t: 'lines',
      v: 1,
      id: 'x',
      match: 'M',
      after,
      lines: given.map(line),
      ...(views && { views: { first: given.length > 0 ? wired(given[0]!) : null, changes } }),
    } as unknown as ServerReply);
  };
  const feed = new MatchFeed(
    {
      table: 'T',
      secret: 's',
      seat: 1,
      send,
      about: () => ({ game: 'verona', options: {}, players: [{ name: 'Anna', bot: null }] }),
    },
    { t: 'view', v: at + 1, match: 'M', view: wired(at), clock: null, commitment: 'c' },
  );
  return { feed, wishes };
};

describe('a match on a server', () => {
  test('opens with the whole log and the view as the kernel made it', async () => {
    const { feed } = newFeed(4);
    const opened = await feed.open();
    if ('refused' in opened) throw new Error('refused');
    expect(opened.log.map(({ at }) => at)).toEqual([0, 1, 2, 3, 4]);
    expect(opened.meta).toMatchObject({ id: 'M', lines: 5, over: false, commitment: 'c' });
    expect(opened.view.table).toEqual({ count: 4 });
    expect(opened.view.hand).toBeNull();
    expect(opened.view.asked).toMatchObject({ id: 4, choice: null });
  });

  test('tells each line with the view after it, also what came before anybody listened', () => {
    const { feed } = newFeed(4);
    const heard: Moment[] = [];
    expect(feed.turn(turn(5))).toBe(true);
    feed.listen(moment => heard.push(moment));
    expect(feed.turn(turn(6))).toBe(true);
    // Heard already: it came once more after a return.
    expect(feed.turn(turn(5))).toBe(true);
    expect(heard.map(({ at, view }) => [at, view.table])).toEqual([
      [5, { count: 5 }],
      [6, { count: 6 }],
    ]);
    expect(feed.seen).toEqual({ match: 'M', v: 7 });
  });

  test('notices a gap, and a change that does not fit', () => {
    const { feed } = newFeed(4);
    expect(feed.turn(turn(6))).toBe(false);
    const unfit = { ...turn(5), set: [[['no', 'such'], 1]] } as unknown as Of<'turn'>;
    expect(feed.turn(unfit)).toBe(false);
    expect(feed.seen.v).toBe(5);
  });

  test('goes through the past in blocks that are fetched once, and anew when the match has gone on', async () => {
    const { feed, wishes } = newFeed(119, 120);
    const views = await Promise.all(
      [3, 0, 49, 50, 119].map(at => feed.call('past', { id: 'M', seat: 1, at })),
    );
    expect(views.map(view => view?.table)).toEqual([3, 0, 49, 50, 119].map(count => ({ count })));
    expect(await feed.call('past', { id: 'M', seat: 1, at: 7 })).toMatchObject({ table: { count: 7 } });
    expect(await feed.call('past', { id: 'M', seat: 1, at: 121 })).toBeUndefined();
    expect(wishes.filter(({ t }) => t === 'history')).toHaveLength(4);
  });

  test('a command names match, seat and question', async () => {
    const { feed, wishes } = newFeed(4);
    await feed.call('answer', { id: 'M', seat: 1, question: 4, answer: 2 });
    await feed.call('withdraw', { id: 'M', seat: 1, question: 4 });
    await feed.call('interject', { id: 'M', seat: 1, question: 4, aside: 'offer', answer: 1 });
    await feed.call('whyNot', { id: 'M', seat: 1, question: 4, answer: 9 });
    expect(wishes).toEqual([
      { t: 'answer', match: 'M', seat: 1, question: 4, answer: 2 },
      { t: 'withdraw', match: 'M', seat: 1, question: 4 },
      { t: 'aside', match: 'M', seat: 1, question: 4, aside: 'offer', answer: 1 },
      { t: 'why', match: 'M', seat: 1, question: 4, answer: 9 },
    ]);
  });
});
