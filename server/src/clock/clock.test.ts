import type { GameTypes, State } from '@tavola/kernel';
import type { ClockSetting } from '@tavola/protocol';
import { describe, expect, test, vi } from 'vitest';
import { advanceClock, findDeadlines, startClock, resumeClock, stopClock, withoutFuture } from './clock.ts';
import { measureRun, findRunEnd } from './play-hours.ts';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const prague = { from: 8 * 60, to: 22 * 60, zone: 'Europe/Prague' };

describe('play hours', () => {
  test('nights do not count', () => {
    // Three hours from 21:00 in Prague (19:00 UTC in summer): one this evening, two tomorrow.
    const due = findRunEnd(prague, [], at('2026-07-01T19:00:00Z'), 3 * HOUR);
    expect(new Date(due).toISOString()).toBe('2026-07-02T08:00:00.000Z');
  });
  test('who is asked at night has all of the time in the morning', () => {
    const due = findRunEnd(prague, [], at('2026-07-01T23:30:00Z'), HOUR);
    expect(new Date(due).toISOString()).toBe('2026-07-02T07:00:00.000Z');
  });
  test('the clocks of a zone change in autumn', () => {
    // 2026-10-25: from UTC+2 to UTC+1.
    const due = findRunEnd(prague, [], at('2026-10-24T19:00:00Z'), 2 * HOUR);
    expect(new Date(due).toISOString()).toBe('2026-10-25T08:00:00.000Z');
  });
  test('what ran and when it is up agree, pauses or not', () => {
    const start = at('2026-03-27T20:15:00Z');
    const pauses = [[start + HOUR, start + 30 * HOUR]] as const;
    for (const hours of [null, prague])
      for (const amount of [1, HOUR, 20 * HOUR, 100 * HOUR]) {
        const due = findRunEnd(hours, pauses, start, amount);
        expect(measureRun(hours, pauses, start, due)).toBe(amount);
      }
  });
});

describe('long decisions of few hours a day', () => {
  const asked = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts');
  const rarely = { from: 8 * 60, to: 9 * 60, zone: 'Europe/Lisbon' };

  test('ask for each day of a zone once, and again only for those on which its clocks change', () => {
    const start = at('2026-11-18T02:00:00Z');
    asked.mockClear();
    expect(new Date(findRunEnd(rarely, [], start, 720 * HOUR)).toISOString()).toBe(
      '2028-11-06T09:00:00.000Z',
    );
    // A day is a call; a day on which the clocks change a few more.
    expect(asked.mock.calls.length).toBeLessThan(750);
    asked.mockClear();
    findRunEnd(rarely, [], start + HOUR, 719 * HOUR);
    expect(asked.mock.calls.length).toBeLessThan(30);
  });

  test('are worked out once for a question, however many seats and however often', () => {
    const setting: ClockSetting = { kind: 'slow', hours: 90, play: { ...rarely, zone: 'Europe/Athens' } };
    const since = at('2026-11-18T02:00:00Z');
    const begun = startClock(setting, state(0, [0, 1, 2], [null, null, null]), since);
    const [due] = findDeadlines(setting, begun, state(0, [0, 1, 2], [null, null, null]));
    const now = vi.spyOn(Math, 'floor');
    const after = advanceClock(setting, begun, 0, state(0, [0, 1, 2], [5, null, null]), since + HOUR);
    expect(findDeadlines(setting, after, state(0, [0, 1, 2], [5, null, null]))).toEqual([null, due, due]);
    expect(now.mock.calls.length).toBe(0);
    now.mockRestore();
    // A pause makes it later, and the next question has a time of its own.
    const paused = resumeClock(stopClock(after, since + HOUR), since + 100 * HOUR);
    expect(findDeadlines(setting, paused, state(0, [0, 1, 2], [5, null, null]))[1]).toBeGreaterThan(due!);
    const next = advanceClock(setting, after, 1, state(1, [0], [null, null, null]), since + 50 * HOUR);
    expect(findDeadlines(setting, next, state(1, [0], [null, null, null]))[0]).toBeGreaterThan(due!);
  });
});

const state = (id: number, who: number[], answers: (number | null)[]): State<GameTypes> => ({
  table: {},
  hands: [{}, {}, {}],
  box: {},
  at: [],
  asked: { id, who, answers, open: answers.filter(a => a === null).length },
  questions: id + 1,
  over: false,
  orders: [[], [], []],
});

describe('clocks', () => {
  const live: ClockSetting = { kind: 'live', seconds: 10, bank: 30 };
  const begun = startClock(live, state(0, [0, 1], [null, null, null]), 1000);

  test('run for those who are asked and have not answered', () => {
    expect(findDeadlines(live, begun, state(0, [0, 1], [null, null, null]))).toEqual([41_000, 41_000, null]);
    const after = advanceClock(live, begun, 0, state(0, [0, 1], [5, null, null]), 3000);
    expect(findDeadlines(live, after, state(0, [0, 1], [5, null, null]))).toEqual([null, 41_000, null]);
  });
  test('take from the bank what a decision took longer, when the question is over', () => {
    const one = advanceClock(live, begun, 0, state(0, [0, 1], [5, null, null]), 3000);
    const both = advanceClock(live, one, 1, state(1, [2], [null, null, null]), 26_000);
    expect(both.bank).toEqual([30_000, 15_000, 30_000]);
    expect(findDeadlines(live, both, state(1, [2], [null, null, null]))).toEqual([null, null, 66_000]);
  });
  test('count the first answer, whatever is changed later', () => {
    const one = advanceClock(live, begun, 0, state(0, [0, 1], [5, null, null]), 3000);
    const changed = advanceClock(live, one, 0, state(0, [0, 1], [6, null, null]), 25_000);
    expect(advanceClock(live, changed, 1, state(1, [2], [null, null, null]), 26_000).bank).toEqual([
      30_000, 15_000, 30_000,
    ]);
  });
  test('count an answer by a standing order as given with the question, whatever is changed later', () => {
    const byOrder = advanceClock(live, begun, 1, state(1, [0, 1], [5, null, null]), 2000);
    expect(findDeadlines(live, byOrder, state(1, [0, 1], [5, null, null]))[0]).toBeNull();
    const changed = advanceClock(live, byOrder, 0, state(1, [0, 1], [6, null, null]), 40_000);
    const next = advanceClock(live, changed, 1, state(2, [2], [null, null, null]), 41_000);
    expect(next.bank).toEqual([30_000, 1000, 30_000]);
  });
  test('go on for who takes an answer back, as if it had not been given', () => {
    const one = advanceClock(live, begun, 0, state(0, [0, 1], [5, null, null]), 3000);
    const back = advanceClock(live, one, 0, state(0, [0, 1], [null, null, null]), 9000);
    expect(back.answered).toEqual([null, null, null]);
    expect(findDeadlines(live, back, state(0, [0, 1], [null, null, null]))[0]).toBe(41_000);
  });
  test('stand still in a pause', () => {
    const asked = state(0, [0, 1], [null, null, null]);
    const still = stopClock(begun, 2000);
    expect(findDeadlines(live, still, asked)).toEqual([null, null, null]);
    expect(findDeadlines(live, resumeClock(still, 102_000), asked)).toEqual([141_000, 141_000, null]);
  });
  test('do not run at a table without', () => {
    expect(findDeadlines({ kind: 'none' }, begun, state(0, [0], [null, null, null]))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

test('times in the future count as now, and past ones stay', () => {
  const open = { hands: [0, 0], asked: { id: 3, who: [0, 1], answers: [null, null] } };
  const started = startClock(
    { kind: 'live', seconds: 30, bank: 0 },
    open as unknown as State<GameTypes>,
    5000,
  );
  expect(withoutFuture(started, 5000)).toBe(started);
  const stopped = { ...started, answered: [4000, 6000], stopped: 9000, pauses: [[4500, 7000]] as const };
  expect(withoutFuture(stopped, 5500)).toMatchObject({
    since: 5000,
    answered: [4000, 5500],
    stopped: 5500,
    pauses: [[4500, 5500]],
  });
  expect(withoutFuture(started, 100).since).toBe(100);
});

describe('silence', () => {
  const live: ClockSetting = { kind: 'live', seconds: 10, bank: 30 };
  const asked = state(0, [0, 1], [null, null, null]);
  const isAnswer = { isAnswer: true, isRenewed: false };
  const begun = advanceClock(
    live,
    startClock(live, state(9, [2], [null, null, null]), 0),
    2,
    asked,
    1000,
    isAnswer,
  );

  test('has a time of its own, at a table without a clock too, or that of a decision without the bank', () => {
    const own = { seconds: 5, renewedBy: [] };
    expect(findDeadlines(live, begun, asked, own)).toEqual([6000, 6000, null]);
    expect(findDeadlines({ kind: 'none' }, begun, asked, own)).toEqual([6000, 6000, null]);
    const table = { seconds: undefined, renewedBy: [] };
    expect(findDeadlines(live, begun, asked, table)).toEqual([11_000, 11_000, null]);
    expect(findDeadlines({ kind: 'none' }, begun, asked, table)).toEqual([null, null, null]);
  });

  test('begins anew from when somebody wrote last, but ends in any case', () => {
    const own = { seconds: 5, renewedBy: [] };
    const after = (writtenAt: number) => findDeadlines(live, begun, asked, own, writtenAt)[0];
    expect([after(900), after(1000), after(4000), after(100_000)]).toEqual([6000, 6000, 9000, 105_000]);
    expect(after(905_000)).toBe(906_000);
    const paused = {
      ...begun,
      pauses: [
        [2000, 3000],
        [5000, 8000],
      ] as const,
    };
    expect(findDeadlines(live, paused, asked, own, 4000)[0]).toBe(12_000);
    expect(findDeadlines(live, begun, asked, undefined, 4000)[0]).toBe(41_000);
  });

  test('begins anew when something is told, and takes nothing from the bank', () => {
    const told = advanceClock(live, begun, null, asked, 4000, { isAnswer: true, isRenewed: true });
    expect(findDeadlines(live, told, asked, { seconds: 5, renewedBy: [] })).toEqual([9000, 9000, null]);
    const next = advanceClock(live, told, 0, state(1, [2], [null, null, null]), 60_000);
    expect(next.bank).toEqual([30_000, 30_000, 30_000]);
  });
});
