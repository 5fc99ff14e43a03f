import type { Kinds, State } from '@tavola/kernel';
import type { ClockSetting } from '@tavola/protocol';
import { describe, expect, test } from 'vitest';
import { clockAfter, duesOf, newClock, resumed, stopped } from './clock.ts';
import { ran, runsUntil } from './hours.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const prague = { from: 8 * 60, to: 22 * 60, zone: 'Europe/Prague' };

describe('play hours', () => {
  test('nights do not count', () => {
    // Three hours from 21:00 in Prague (19:00 UTC in summer): one this evening, two tomorrow.
    const due = runsUntil(prague, [], at('2026-07-01T19:00:00Z'), 3 * HOUR);
    expect(new Date(due).toISOString()).toBe('2026-07-02T08:00:00.000Z');
  });
  test('who is asked at night has all of the time in the morning', () => {
    const due = runsUntil(prague, [], at('2026-07-01T23:30:00Z'), HOUR);
    expect(new Date(due).toISOString()).toBe('2026-07-02T07:00:00.000Z');
  });
  test('the clocks of a zone change in autumn', () => {
    // 2026-10-25: from UTC+2 to UTC+1.
    const due = runsUntil(prague, [], at('2026-10-24T19:00:00Z'), 2 * HOUR);
    expect(new Date(due).toISOString()).toBe('2026-10-25T08:00:00.000Z');
  });
  test('what ran and when it is up agree, pauses or not', () => {
    const start = at('2026-03-27T20:15:00Z');
    const pauses = [[start + HOUR, start + 30 * HOUR]] as const;
    for (const hours of [null, prague])
      for (const amount of [1, HOUR, 20 * HOUR, 100 * HOUR]) {
        const due = runsUntil(hours, pauses, start, amount);
        expect(ran(hours, pauses, start, due)).toBe(amount);
      }
  });
});

const state = (id: number, who: number[], answers: (number | null)[]): State<Kinds> => ({
  table: {},
  hands: [{}, {}, {}],
  box: {},
  at: [],
  asked: { id, who, answers, open: answers.filter(a => a === null).length },
  questions: id + 1,
  over: false,
});

describe('clocks', () => {
  const live: ClockSetting = { kind: 'live', seconds: 10, bank: 30 };
  const begun = newClock(live, state(0, [0, 1], [null, null, null]), 1000);

  test('run for those who are asked and have not answered', () => {
    expect(duesOf(live, begun, state(0, [0, 1], [null, null, null]))).toEqual([41_000, 41_000, null]);
    const after = clockAfter(live, begun, 0, state(0, [0, 1], [5, null, null]), 3000);
    expect(duesOf(live, after, state(0, [0, 1], [5, null, null]))).toEqual([null, 41_000, null]);
  });
  test('take from the bank what a decision took longer, when the question is over', () => {
    const one = clockAfter(live, begun, 0, state(0, [0, 1], [5, null, null]), 3000);
    const both = clockAfter(live, one, 1, state(1, [2], [null, null, null]), 26_000);
    expect(both.bank).toEqual([30_000, 15_000, 30_000]);
    expect(duesOf(live, both, state(1, [2], [null, null, null]))).toEqual([null, null, 66_000]);
  });
  test('go on for who takes an answer back, as if it had not been given', () => {
    const one = clockAfter(live, begun, 0, state(0, [0, 1], [5, null, null]), 3000);
    const back = clockAfter(live, one, 0, state(0, [0, 1], [null, null, null]), 9000);
    expect(back.answered).toEqual([null, null, null]);
    expect(duesOf(live, back, state(0, [0, 1], [null, null, null]))[0]).toBe(41_000);
  });
  test('stand still in a pause', () => {
    const asked = state(0, [0, 1], [null, null, null]);
    const still = stopped(begun, 2000);
    expect(duesOf(live, still, asked)).toEqual([null, null, null]);
    expect(duesOf(live, resumed(still, 102_000), asked)).toEqual([141_000, 141_000, null]);
  });
  test('do not run at a table without', () => {
    expect(duesOf({ kind: 'none' }, begun, state(0, [0], [null, null, null]))).toEqual([null, null, null]);
  });
});
