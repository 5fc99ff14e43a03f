import { verona } from '@tavola/games/verona';
import type { Game } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { createHeldThinker } from '../../test/support/players/minds.ts';
import { newHost, type LocalHost } from './host.ts';
import type { Meta, Refused } from './messages.ts';
import { memoryShelf, type MatchStorage } from './match-storage.ts';

const STREETS = 20;
/** The players choose six houses in turn, then both plan. */
const PLAN = 6;

const good = <T>(result: T | Refused): T => {
  if (typeof result === 'object' && result !== null && 'refused' in result)
    throw new Error(JSON.stringify(result.refused));
  return result;
};

/** Runs everything that needs no more thinking. */
const settled = async (): Promise<void> => {
  for (let i = 0; i < 20; i++) await new Promise(resolve => setImmediate(resolve));
};

const hosting = (shelf: MatchStorage) => {
  let n = 1;
  const mind = createHeldThinker();
  const host = newHost({
    shelf,
    games: new Map([['verona', verona as unknown as Game]]),
    mind,
    random: bytes => Uint8Array.from({ length: bytes }, () => (n = (n * 16807) % 2147483647) % 256),
    now: () => 1_800_000_000_000,
    breath: () => new Promise(resolve => setImmediate(resolve)),
    after: (_, act) => {
      const timer = setImmediate(act);
      return () => clearImmediate(timer);
    },
    report: () => undefined,
    tell: () => undefined,
    changed: () => undefined,
  });
  return { host, mind };
};

interface Evening extends ReturnType<typeof hosting> {
  readonly shelf: MatchStorage;
  readonly meta: Meta;
  answer(question: number, answer: unknown): Promise<Refused | undefined>;
  /** Resolves the latest decision of the bot with this answer. */
  decide(answer: unknown): Promise<void>;
  written(): Promise<number>;
}

/** Seats a person and a bot; `first` says who begins. */
const evening = async (first: 0 | 1): Promise<Evening> => {
  const shelf = memoryShelf();
  const { host, mind } = hosting(shelf);
  const players = [
    { name: 'Anna', bot: null },
    { name: 'Bianca', bot: 'sharp' },
  ];
  const meta = good(await host.call('begin', { game: 'verona', players, options: { first } }));
  good(await host.call('open', { id: meta.id, seat: 0 }));
  await settled();
  return {
    host,
    mind,
    shelf,
    meta,
    answer: (question, answer) => host.call('answer', { id: meta.id, seat: 0, question, answer }),
    decide: async answer => {
      mind.held.at(-1)!.end({ answer: answer as number, reason: { code: 'chance' } });
      await settled();
    },
    written: async () => (await shelf.read(meta.id))!.lines.length,
  };
};

/** Plays until both have to plan. */
const untilPlans = async ({ answer, decide }: Evening, first: 0 | 1): Promise<void> => {
  for (let question = 0; question < PLAN; question++)
    if (question % 2 === first) {
      good(await answer(question, question));
      await settled();
    } else await decide(question);
};

const openFor = async (host: LocalHost, { id }: Meta) => good(await host.call('open', { id, seat: 0 }));

const nothing = Array.from({ length: STREETS }, () => -1);

test('whatever a page asks is answered while a bot thinks, and an answer can be taken back', async () => {
  const table = await evening(0);
  const { host, mind, meta, answer, decide } = table;
  const { id } = meta;
  await untilPlans(table, 0);
  const thinking = mind.held.length;
  expect(mind.held.at(-1)!.task).toMatchObject({ level: 'sharp', seat: 1 });
  const given = { id, seat: 0, question: PLAN };
  expect(await host.call('past', { id, seat: 0, at: 2 })).toMatchObject({ seat: 0 });
  expect(await host.call('whyNot', { ...given, answer: 'x' })).toBeDefined();
  expect(await host.call('download', { id, seat: 0 })).toBeDefined();
  good(await answer(PLAN, nothing));
  good(await host.call('withdraw', given));
  expect((await openFor(host, meta)).view.asked).toMatchObject({ id: PLAN, answered: [] });
  good(await answer(PLAN, nothing));
  await settled();
  // All that time there was one decision about one question.
  expect(mind.held).toHaveLength(thinking);
  expect(mind.held.at(-1)!.isCancelled).toBe(false);
  // An answer may be refused because of a change meanwhile, so the bot thinks again.
  await decide('x');
  expect(mind.held).toHaveLength(thinking + 1);
  await decide(nothing);
  expect((await openFor(host, meta)).view.asked!.id).toBeGreaterThan(PLAN);
});

test('when the page leaves, the thought is cancelled and its answer dropped; coming back begins another', async () => {
  const { host, mind, meta, decide, written } = await evening(1);
  await host.call('leave', undefined);
  expect(mind.held[0]!.isCancelled).toBe(true);
  await decide(3);
  expect(await written()).toBe(1);
  await openFor(host, meta);
  await settled();
  expect(mind.held).toHaveLength(2);
  await decide(3);
  expect(await written()).toBe(2);
});

test('opening another match or removing this one cancels the thought as well', async () => {
  const { host, mind, meta, written } = await evening(1);
  const players = [
    { name: 'A', bot: null },
    { name: 'B', bot: null },
  ];
  const other = good(await host.call('begin', { game: 'verona', players, options: {} }));
  await openFor(host, other);
  expect(mind.held[0]!.isCancelled).toBe(true);
  await openFor(host, meta);
  await settled();
  expect(await written()).toBe(1);
  await host.call('remove', { id: meta.id });
  expect(mind.held.map(({ isCancelled }) => isCancelled)).toEqual([true, true]);
});

test('once another page has written, what was thought here counts no more, nor is anybody taken for absent', async () => {
  const table = await evening(0);
  const { host, mind, shelf, meta, decide, written } = table;
  await untilPlans(table, 0);
  const before = await written();
  const elsewhere = hosting(shelf).host;
  good(await elsewhere.call('answer', { id: meta.id, seat: 0, question: PLAN, answer: nothing }));
  // The host has not sent anything about it yet.
  await decide(nothing);
  expect(await written()).toBe(before + 1);
  await openFor(host, meta);
  await settled();
  const again = mind.held.at(-1)!;
  host.heard(meta.id);
  expect(again.isCancelled).toBe(true);
  await decide(nothing);
  expect(await written()).toBe(before + 1);
});

test('a bot that errs or finds nothing counts as absent, and the match goes on', async () => {
  for (const decided of [undefined, { answer: 99, reason: { code: 'chance' } }]) {
    const { mind, written } = await evening(1);
    mind.held[0]!.end(decided);
    await settled();
    expect(await written()).toBe(2);
  }
});

test('a stored match with a bot of another version goes on, with default answers', async () => {
  const { shelf, meta } = await evening(1);
  const stored = (await shelf.read(meta.id))!;
  const players = [meta.players[0]!, { name: 'Bianca', bot: 'other' }];
  const older = memoryShelf();
  await older.create({ ...stored, meta: { ...meta, players } });
  const { host, mind } = hosting(older);
  await openFor(host, meta);
  await settled();
  expect(mind.held).toHaveLength(0);
  expect((await older.read(meta.id))!.lines).toHaveLength(2);
});

test('what a bot is given depends on nothing that its seat does not see', async () => {
  const given = async (plan: readonly number[]) => {
    const table = await evening(1);
    await untilPlans(table, 1);
    good(await table.answer(PLAN, plan));
    await table.decide(nothing);
    const { lines, secrets } = (await table.shelf.read(table.meta.id))!;
    const told = JSON.stringify(table.mind.held.map(({ task }) => task));
    expect(told).not.toContain(secrets.seed);
    expect(told).not.toContain(secrets.salt);
    return { told, lines: JSON.stringify(lines), last: table.mind.held.at(-1)!.task };
  };
  const one = await given([0, 1, ...nothing.slice(2)]);
  const other = await given([1, 0, ...nothing.slice(2)]);
  expect(one.lines).not.toBe(other.lines);
  expect(one.told).toBe(other.told);
  // The bot got this question after the plans, while tokens of the person lay face down.
  expect(one.last.world.asked!.id).toBeGreaterThan(PLAN);
});
