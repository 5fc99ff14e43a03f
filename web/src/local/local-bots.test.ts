import { vendetta, type Vendetta } from '@tavola/games/vendetta';
import type { Answer, Choice, Game, GameTypes, View } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { thinkAtOnce } from '../../test/support/players/minds.ts';
import { newHost, type LocalHost } from './host.ts';
import type { Meta, News, Opened, Refused } from './messages.ts';
import { memoryShelf } from './match-storage.ts';

const good = <T>(result: T | Refused): T => {
  if (typeof result === 'object' && result !== null && 'refused' in result)
    throw new Error(JSON.stringify(result.refused));
  return result;
};

/** A person who says as little as the rules allow, by the kind of question. */
const terse: { readonly [what: string]: Answer } = {
  city: 'Roma',
  house: [0, 'Conti', 'Anna', 'donna', 321, '', '', ''],
  location: [
    ['Ponte', 'old'],
    ['Ponte', 'old'],
  ],
  vetoes: [],
  epilogue: '',
  turn: { branch: 0, answer: 0 },
  reaction: { branch: 0, answer: [0] },
  arrest: ['Rocca', ''],
  pieces: [],
  fate: '',
};

const answerTo = (choice: Choice): Answer =>
  terse[choice.what] ?? (choice.kind === 'one' ? choice.of[0]! : 0);

interface Evening {
  readonly host: LocalHost;
  readonly meta: Meta;
  /** The person's current view. */
  see(): View<Vendetta>;
  /** Lets bots act as far as they can without time passing. */
  settle(): Promise<void>;
  /** Lets the time pass for which bots were waiting. */
  wait(): Promise<void>;
  /** Lets this many milliseconds pass and runs all timers that fall due. */
  pass(milliseconds: number): Promise<void>;
  /** Reports that the page has ended all shows. */
  look(enough?: boolean): Promise<number | undefined>;
}

/** Seats one person and two bots, with a clock that moves only when the test moves it. */
const evening = async (): Promise<Evening> => {
  const games = new Map([['vendetta', vendetta as unknown as Game]]);
  const news: News[] = [];
  const waiting: { readonly at: number; readonly wake: () => void }[] = [];
  let [now, n] = [0, 3];
  const host = newHost({
    shelf: memoryShelf(),
    games,
    mind: thinkAtOnce(games),
    random: bytes => Uint8Array.from({ length: bytes }, () => (n = (n * 16807) % 2147483647) % 256),
    now: () => now,
    breath: () => new Promise(resolve => setImmediate(resolve)),
    after: (milliseconds, wake) => {
      const timer = { at: now + milliseconds, wake };
      waiting.push(timer);
      return () => {
        if (waiting.includes(timer)) waiting.splice(waiting.indexOf(timer), 1);
      };
    },
    report: () => undefined,
    tell: one => news.push(one),
    changed: () => undefined,
  });
  const players = [
    { name: 'Anna', bot: null },
    { name: 'B', bot: 'steady' },
    { name: 'C', bot: 'random' },
  ];
  const meta = good(
    await host.call('begin', {
      game: 'vendetta',
      players,
      options: { end: 'rounds', rounds: 2 },
      language: 'cs',
    }),
  );
  const opened: Opened = good(await host.call('open', { id: meta.id, seat: 0 }));
  const latest = (): View<GameTypes> =>
    news.flatMap(one => (one.t === 'moment' ? [one.moment] : [])).at(-1)?.view ?? opened.view;
  const settle = async (): Promise<void> => {
    for (let before = -1; before !== news.length;) {
      before = news.length;
      for (let i = 0; i < 20; i++) await new Promise(resolve => setImmediate(resolve));
    }
  };
  return {
    host,
    meta,
    settle,
    see: () => latest() as View<Vendetta>,
    wait: async () => {
      const next = waiting.shift();
      if (!next) throw new Error('nobody is waiting');
      now = Math.max(now, next.at);
      next.wake();
      await settle();
    },
    pass: async milliseconds => {
      const end = now + milliseconds;
      const isDue = ({ at }: { readonly at: number }): boolean => at <= end;
      for (let due = waiting.findIndex(isDue); due >= 0; due = waiting.findIndex(isDue)) {
        const [next] = waiting.splice(due, 1);
        now = Math.max(now, next!.at);
        next!.wake();
        await settle();
      }
      now = end;
    },
    look: async (enough = false) => {
      const { asked } = latest();
      const at = news.findLast(one => one.t === 'moment')?.moment.at ?? opened.log.length - 1;
      const left = await host.call('see', { id: meta.id, seat: 0, question: asked!.id, at, enough });
      await settle();
      return left;
    },
  };
};

/** Answers for the person until a condition holds or the match is over. */
const until = async (table: Evening, isSo: (view: View<Vendetta>) => boolean): Promise<View<Vendetta>> => {
  const { host, meta, see } = table;
  for (let steps = 0; steps < 2000; steps++) {
    await table.settle();
    const view = see();
    if (view.over || isSo(view)) return view;
    const { id, choice, given } = view.asked!;
    if (choice && given === null)
      good(await host.call('answer', { id: meta.id, seat: 0, question: id, answer: answerTo(choice) }));
    else await table.wait();
  }
  throw new Error('the match does not go on');
};

const isClosing = ({ asked }: View<Vendetta>): boolean => asked?.name === 'close' && !asked.who.includes(0);

test('N-P10 a bot tells its scene in the language of the table and leaves people time before it closes', async () => {
  const table = await evening();
  const view = await until(table, isClosing);
  const { caller, told } = view.table.scene!;
  expect(told.filter(({ by }) => by === caller)).toHaveLength(2);
  expect(told[0]!.text).not.toMatch(/house|Haus/);
  const say = (aside: string, answer: Answer) =>
    table.host.call('interject', {
      id: table.meta.id,
      seat: 0,
      question: table.see().asked!.id,
      aside,
      answer,
    });
  good(await say('hold', 0));
  await table.settle();
  expect(table.see().asked!.name).toBe('close');
  await table.wait();
  while (isClosing(table.see())) await table.wait();
  expect(table.see().asked).toMatchObject({ name: 'last-words' });
  expect(table.see().table.scene!.closed).toBe(false);
});

test('N-P11 bots go on after a pause once the person does; whatever the person says, the match ends', async () => {
  const table = await evening();
  await until(table, ({ asked }) => asked?.name === 'turn' && asked.who.includes(0));
  const say = (aside: string, answer: Answer) =>
    table.host.call('interject', {
      id: table.meta.id,
      seat: 0,
      question: table.see().asked!.id,
      aside,
      answer,
    });
  good(await say('pause', 0));
  await table.settle();
  expect(table.see().table.paused).toEqual([]);
  good(await say('resume', 0));
  await table.settle();
  expect(table.see().table.paused).toBeNull();

  // N-P04 Bots agree to what harms no player and refuse a present to oneself, so neither stays open.
  const change = (number: number, value: number, end: number): Answer => [
    [number, -1, 0, value, -1, end, '', -1, 0, ''],
  ];
  good(await say('propose', change(2, 900, -1)));
  await table.settle();
  expect(table.see().table.reserve[0]).toBeLessThan(900);
  expect(table.see().table.proposals).toEqual([]);
  good(await say('propose', change(7, 4, 2)));
  await table.settle();
  expect(table.see().table.rounds).toBe(4);
  expect((await until(table, () => false)).over).toBe(true);
});

test('the moment that a bot leaves people begins when they see what it is about, not underneath what they are shown', async () => {
  const table = await evening();
  await until(table, isClosing);
  // The show is long, so the page has not reported yet.
  await table.pass(60_000);
  expect(isClosing(table.see())).toBe(true);
  expect(await table.look()).toBe(15_000);
  await table.pass(14_999);
  expect(isClosing(table.see())).toBe(true);
  await table.pass(1);
  expect(isClosing(table.see())).toBe(false);
});

test('whoever does something meanwhile has the whole moment again, and who has seen only part of it has not seen it', async () => {
  const table = await evening();
  const { scene } = (await until(table, isClosing)).table;
  const { id } = table.see().asked!;
  expect(await table.look()).toBe(15_000);
  await table.pass(10_000);
  expect(await table.look()).toBe(15_000);
  await table.pass(14_999);
  expect(isClosing(table.see())).toBe(true);
  const behind = { id: table.meta.id, seat: 0, question: id, at: 0, enough: true };
  expect(await table.host.call('see', behind)).toBeUndefined();
  await table.settle();
  expect(table.see().table.scene).toEqual(scene);
});

test('bots go on as soon as somebody has had enough, and after two minutes without anybody who looks', async () => {
  const table = await evening();
  const first = (await until(table, isClosing)).asked!.id;
  expect(await table.look(true)).toBeUndefined();
  expect(table.see().asked!.id).not.toBe(first);
  const second = (await until(table, isClosing)).asked!.id;
  await table.pass(119_999);
  expect(table.see().asked!.id).toBe(second);
  await table.pass(1);
  expect(table.see().asked?.id).not.toBe(second);
});
