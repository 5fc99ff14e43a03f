import { verona } from '@tavola/games/verona';
import { seedDice, type Game } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { decide, type Decided, type Task } from '@tavola/table';
import { threadMind, type Ears, type BotWorker } from './worker-client.ts';

const game = verona as unknown as Game;
const begun = game.begin(3, { first: 0 }, seedDice(1));
if (!begun.ok) throw new Error(begun.error.code);
const { state } = begun.value;

const task: Task = {
  game: 'verona',
  level: 'sharp',
  seat: 0,
  language: 'en',
  world: state,
  seed: 5,
  among: 1,
};

const decision = (answer: number): Decided => ({ answer, reason: { code: 'chance' } });

interface Fake extends BotWorker, Ears {
  readonly asked: Task[];
  isEnded: boolean;
}

/** Creates workers that reply as the test says, and records what happens to them. */
const crew = () => {
  const threads: Fake[] = [];
  const timers = new Set<() => void>();
  const mind = threadMind(
    ears => {
      const thread: Fake = {
        ...ears,
        asked: [],
        isEnded: false,
        postMessage: one => thread.asked.push(one),
        terminate: () => (thread.isEnded = true),
      };
      threads.push(thread);
      return thread;
    },
    (_, act) => {
      timers.add(act);
      return () => void timers.delete(act);
    },
  );
  return { threads, mind, timers };
};

test('one worker does one thought after another', async () => {
  const { threads, mind } = crew();
  for (const answer of [1, 2]) {
    const { decided, cancel } = mind.think(task);
    threads[0]!.hear(decision(answer));
    expect(await decided).toEqual(decision(answer));
    // The cancel is too late: the worker may already work on another task.
    cancel();
  }
  expect(threads).toHaveLength(1);
  expect(threads[0]!.asked).toEqual([task, task]);
  expect(threads[0]!.isEnded).toBe(false);
});

test('a cancelled thought ends its worker and answers nothing; the next one has another', async () => {
  const { threads, mind } = crew();
  const heard: unknown[] = [];
  const first = mind.think(task);
  void first.decided.then(decided => heard.push(decided));
  first.cancel();
  expect(threads[0]!.isEnded).toBe(true);
  const next = mind.think(task);
  threads[0]!.hear(decision(1));
  threads[0]!.fail();
  threads[1]!.hear(decision(2));
  expect(await next.decided).toEqual(decision(2));
  expect(heard).toEqual([]);
});

test('a worker that fails has found nothing, and is not asked again', async () => {
  const { threads, mind } = crew();
  const { decided } = mind.think(task);
  threads[0]!.fail();
  expect(await decided).toBeUndefined();
  expect(threads[0]!.isEnded).toBe(true);
  mind.think(task);
  expect(threads).toHaveLength(2);
});

test('a worker that never comes to an end is ended and has found nothing', async () => {
  const { threads, mind, timers } = crew();
  const { decided } = mind.think(task);
  expect(timers.size).toBe(1);
  for (const act of timers) act();
  expect(await decided).toBeUndefined();
  expect(threads[0]!.isEnded).toBe(true);
  const next = mind.think(task);
  threads[1]!.hear(decision(2));
  expect(await next.decided).toEqual(decision(2));
  mind.think(task).cancel();
  expect(timers.size).toBe(0);
});

test('with a budget of playouts and a seed the same is decided, whatever the clock says', () => {
  const games = new Map([['verona', game]]);
  const seen = structuredClone(task);
  const first = decide(games, seen, { iterations: 40, now: () => 0 });
  let now = 0;
  expect(decide(games, seen, { iterations: 40, now: () => (now += 1000) })).toEqual(first);
  expect(first.reason!.code).not.toBe('');
  // The task is unchanged, so another decision may begin from it.
  expect(seen).toEqual(task);
});
