import { expect, test } from 'vitest';
import { LoadMonitor } from './load-monitor.ts';

/** So much is taken in each round, however late it is. */
const LEAST_TAKEN = 10;

/** A monitor with a limit of 200 ms, and a thread that is late with its timer by so many milliseconds each time. */
const setting = () => {
  let now = 0;
  const monitor = new LoadMonitor(200, () => now);
  const work = (milliseconds: number): boolean => {
    now += milliseconds;
    for (let n = 0; n < LEAST_TAKEN; n++) monitor.admit();
    return !monitor.admit();
  };
  const rounds = (count: number, late: number): void => {
    for (let n = 0; n < count; n++) {
      now += 20 + late;
      monitor.look();
    }
  };
  return { work, rounds, monitor };
};

test('a thread in time is not busy, nor is one with a single long piece of work', () => {
  const { work, rounds } = setting();
  rounds(100, 5);
  expect(work(700)).toBe(false);
  rounds(1, 0);
  expect(work(20)).toBe(false);
});

test('within one round it refuses when far too much has piled up', () => {
  const { work } = setting();
  expect(work(800)).toBe(false);
  expect(work(50)).toBe(true);
});

test('once strained it takes what it can do soon, and is itself again a moment after the load has gone', () => {
  const { work, rounds } = setting();
  rounds(10, 300);
  expect(work(100)).toBe(false);
  expect(work(50)).toBe(true);
  rounds(10, 0);
  expect(work(300)).toBe(false);
});

test('however late the thread is, it takes a little in each round', () => {
  const { monitor, rounds, work } = setting();
  rounds(10, 5000);
  work(5000);
  expect(monitor.admit()).toBe(false);
  rounds(1, 5000);
  const taken = Array.from({ length: 20 }, () => monitor.admit()).filter(Boolean);
  expect(taken.length).toBeGreaterThanOrEqual(LEAST_TAKEN);
});

test('those who were refused come back at different times', () => {
  const { monitor } = setting();
  expect([monitor.retryAfter(0), monitor.retryAfter(1)]).toEqual([500, 2000]);
  expect([monitor.deafFor(0), monitor.deafFor(1)]).toEqual([50, 250]);
});
