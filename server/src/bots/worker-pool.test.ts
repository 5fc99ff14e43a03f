import { fair } from '@tavola/kernel/test/fair.ts';
import { seedDice, type Answer } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { FakeEnvironment } from '../../test/support/fake-environment.ts';
import { createWorkerPool } from './worker-pool.ts';
import { createMetrics } from '../ops/metrics.ts';
import type { Task } from '@tavola/table';
import type { BotThread, TimedTask } from './worker-client.ts';

const REASON = { code: 'steps', about: { street: 3 } };

interface Running {
  readonly task: TimedTask;
  isHurried: boolean;
  done(answer: Answer): void;
  fail(): void;
}

const HOME = { address: 'home', table: 'T' };

/** Creates a pool whose threads do what the test says, when the test says it. */
const setting = (threads = 1) => {
  const environment = new FakeEnvironment();
  const running: Running[] = [];
  const errors: string[] = [];
  let opened = 0;
  const open = (): BotThread => {
    opened++;
    let now: Running | undefined;
    return {
      run: task =>
        new Promise((resolve, reject) => {
          now = {
            task,
            isHurried: false,
            done: answer => resolve({ decided: { answer, reason: REASON }, milliseconds: 1 }),
            fail: () => reject(new Error('broken')),
          };
          running.push(now);
        }),
      hurry: () => void (now!.isHurried = true),
      close: async () => now?.fail(),
    };
  };
  const silent = (): void => undefined;
  const log = {
    debug: silent,
    info: silent,
    warn: silent,
    error: (_: object, text: string) => errors.push(text),
  };
  const metrics = createMetrics();
  const crew = createWorkerPool({ threads, milliseconds: 1000, open, environment, log, metrics });
  const begun = fair.begin(3, {}, seedDice(1));
  if (!begun.ok) throw new Error(begun.error.code);
  const task = (level: string, among = 1): Task => ({
    game: 'fair',
    level,
    seat: 0,
    language: 'en',
    world: begun.value.state,
    seed: 1,
    among,
  });
  /** Lists the decisions so far, after all pending callbacks have run. */
  const think = (level: string, among = 1, share = HOME) => {
    const thought = crew.think(task(level, among), share);
    const told: (Answer | undefined)[] = [];
    void thought.decided.then(decided => told.push(decided?.answer));
    return { ...thought, told };
  };
  return { environment, running, errors, crew, task, think, metrics, opened: () => opened };
};

const settled = (): Promise<void> => new Promise(done => setImmediate(done));

describe('when an answer is told says nothing about it', () => {
  test.each([0, 400, 899])('a search that took %i ms is told after its whole time', async took => {
    const { environment, running, think } = setting();
    const thought = think('sharp');
    environment.advance(took);
    running[0]!.done(7);
    await settled();
    environment.advance(999 - took);
    await settled();
    expect(thought.told).toEqual([]);
    environment.advance(1);
    await settled();
    expect(thought.told).toEqual([7]);
  });

  test('the next one waits for the whole time too', async () => {
    const { environment, running, think } = setting();
    think('sharp');
    think('sharp');
    running[0]!.done(7);
    environment.advance(999);
    await settled();
    expect(running).toHaveLength(1);
    environment.advance(1);
    await settled();
    expect(running).toHaveLength(2);
  });

  test.each([0, 20, 299])('rules of thumb that took %i ms are told at the same pace', async took => {
    const { environment, running, think } = setting();
    const thought = think('steady');
    environment.advance(took);
    running[0]!.done(7);
    await settled();
    environment.advance(299 - took);
    await settled();
    expect(thought.told).toEqual([]);
    environment.advance(1);
    await settled();
    expect(thought.told).toEqual([7]);
  });
});

test.each(['steady', 'sharp'])('metrics do not tell how long a %s bot has really thought', async level => {
  const readings = await Promise.all(
    [0, 180].map(async took => {
      const { environment, running, think, metrics } = setting();
      for (let i = 0; i < 3; i++) think(level);
      environment.advance(took);
      running[0]!.done(7);
      await settled();
      environment.advance(200 - took);
      await settled();
      return metrics.registry.metrics();
    }),
  );
  expect(readings[0]).toContain('tavola_bots_pending 3');
  expect(readings[0]).toBe(readings[1]);
});

test('the reason comes with the answer, at the same time', async () => {
  const { environment, running, crew, task } = setting();
  const told: unknown[] = [];
  void crew.think(task('steady'), HOME).decided.then(decided => told.push(decided));
  running[0]!.done(7);
  await settled();
  expect(told).toEqual([]);
  environment.advance(300);
  await settled();
  expect(told).toEqual([{ answer: 7, reason: REASON }]);
});

test('bots that are asked together have the time of one', async () => {
  const { running, think } = setting(2);
  for (let i = 0; i < 4; i++) think('sharp', 4);
  expect(running.map(({ task }) => task.milliseconds)).toEqual([450, 450]);
});

test('however many wait, some thinking is left', async () => {
  const { environment, running, think } = setting();
  for (let i = 0; i < 100; i++) think('sharp');
  environment.advance(1000);
  running[0]!.done(7);
  await settled();
  expect(running[1]!.task.milliseconds).toBeCloseTo(45);
});

test('rules of thumb go before searches, and do not hold their thread', async () => {
  const { running, think } = setting();
  const first = think('steady');
  think('sharp');
  think('steady');
  running[0]!.done(1);
  await settled();
  expect(first.told).toEqual([]);
  expect(running.map(({ task }) => task.level)).toEqual(['steady', 'steady']);
});

test('a thread that fails is replaced and its task done again, once', async () => {
  const { environment, running, errors, think, opened } = setting();
  const thought = think('steady');
  running[0]!.fail();
  await settled();
  expect(running).toHaveLength(2);
  running[1]!.fail();
  await settled();
  environment.advance(300);
  await settled();
  expect(thought.told).toEqual([undefined]);
  expect(errors).toHaveLength(2);
  const next = think('steady');
  running[2]!.done(4);
  await settled();
  environment.advance(300);
  await settled();
  expect(next.told).toEqual([4]);
  expect(opened()).toBe(3);
});

test('a thread that never comes to an end is ended', async () => {
  const { environment, running, think, errors } = setting();
  think('sharp');
  environment.advance(40_000);
  await settled();
  expect(errors).toHaveLength(1);
  expect(running).toHaveLength(2);
});

test('what nobody waits for any more ends at once, and the next begins', async () => {
  const { running, think } = setting();
  const first = think('sharp');
  const second = think('sharp');
  const third = think('sharp');
  second.cancel();
  first.cancel();
  expect(running[0]!.isHurried).toBe(true);
  running[0]!.done(1);
  await settled();
  expect(running).toHaveLength(2);
  expect(second.told).toEqual([undefined]);
  expect(third.told).toEqual([]);
});

describe('addresses and tables share the threads', () => {
  test('the bot of one table waits for one of the eighty of another address, and has half of the time', async () => {
    const { environment, running, think } = setting();
    for (let n = 0; n < 80; n++) think('sharp', 1, { address: 'crowd', table: `C${n}` });
    const ours = think('sharp', 1, HOME);
    expect(running).toHaveLength(1);
    running[0]!.done(1);
    environment.advance(1000);
    await settled();
    expect(running).toHaveLength(2);
    // Two addresses wait, so each of their bots has half of the time.
    expect(running[1]!.task.milliseconds).toBe(450);
    running[1]!.done(7);
    environment.advance(500);
    await settled();
    expect(ours.told).toEqual([7]);
    // The crowd shares what is left by its own number.
    expect(running[2]!.task.milliseconds).toBe(45);
  });

  test('the tables of an address take turns', async () => {
    const { environment, running, think } = setting();
    const tables = ['first', 'first', 'first', 'other'];
    for (const [n, table] of tables.entries()) think('sharp', n + 1, { address: 'home', table });
    for (let n = 0; n < 3; n++) {
      running[n]!.done(n);
      environment.advance(1000);
      await settled();
    }
    expect(running.map(({ task }) => task.among)).toEqual([1, 4, 2, 3]);
  });
});
