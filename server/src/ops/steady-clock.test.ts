import { expect, test, vi } from 'vitest';
import { systemEnvironment } from './environment.ts';
import { createSteadyClock } from './steady-clock.ts';

const HOUR = 3_600_000;

const clockAt = (time: number) => {
  const machine = { time, run: 5000 };
  const now = createSteadyClock({ wall: () => machine.time, monotonic: () => machine.run });
  const pass = (milliseconds: number): void => {
    machine.time += milliseconds;
    machine.run += milliseconds;
  };
  return { machine, now, pass };
};

test('the clock shows the wall clock as long as that does not jump', () => {
  const { now, pass } = clockAt(1_000_000);
  expect(now()).toBe(1_000_000);
  for (const step of [1, 250, HOUR]) {
    const before = now();
    pass(step);
    expect(now() - before).toBe(step);
  }
});

test.each([-HOUR, HOUR, -24 * HOUR])('durations stay right when the wall clock jumps by %i ms', jump => {
  const { machine, now, pass } = clockAt(10 * HOUR);
  const before = now();
  machine.time += jump;
  expect(now()).toBe(before);
  pass(10_000);
  expect(now() - before).toBeGreaterThanOrEqual(9000);
  expect(now() - before).toBeLessThanOrEqual(11_000);
});

test.each([-HOUR, HOUR])('the clock has caught up ten hours after a jump by %i ms', jump => {
  const { machine, now, pass } = clockAt(100 * HOUR);
  machine.time += jump;
  let last = now();
  for (let step = 0; step < 11 * 60; step++) {
    pass(HOUR / 60);
    expect(now()).toBeGreaterThan(last);
    last = now();
  }
  expect(now()).toBe(machine.time);
});

test('the clock of the server does not jump with the wall clock', () => {
  const before = systemEnvironment.now();
  vi.spyOn(Date, 'now').mockReturnValue(before - HOUR);
  const passed = systemEnvironment.now() - before;
  vi.restoreAllMocks();
  expect(passed).toBeGreaterThanOrEqual(0);
  expect(passed).toBeLessThan(60_000);
});
