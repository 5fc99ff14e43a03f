import type { SeeCommand } from '@tavola/protocol';
import { expect, test } from 'vitest';
import { noteAttention, findMomentEnd } from './attention.ts';
import type { MatchPosition } from '../match/position.ts';
import type { Room } from './room.ts';

const MOMENT = 15_000;
const WAIT_MS = 60_000;
const OPENED = 1_000_000;

/** A table with persons at seats 0 and 1 and a bot at seat 2, where question 7 was opened; `now` is moved by tests. */
const table = (here: readonly number[], elsewhere: readonly number[] = []) => {
  const time = { now: OPENED };
  const position = {
    match: { state: { asked: { id: 7 } } },
    clock: { since: OPENED },
    heard: [30, 28, 31, 27],
  } as unknown as MatchPosition;
  const room = {
    doc: {
      match: 'm',
      seats: [
        { by: 'person', away: false },
        { by: 'person', away: false },
        { by: 'bot', away: false },
      ],
    },
    position,
    broadcaster: { subscribers: new Set(here.map(seat => ({ access: { role: 'seat', seat } }))) },
    remotePresence: { activeSeats: () => elsewhere },
    attention: new Map(),
    context: { environment: { now: () => time.now }, limits: { moment: MOMENT, patience: WAIT_MS } },
  } as unknown as Room;
  const sees = (seat: number, v: number, more: Partial<SeeCommand> = {}): boolean =>
    noteAttention(room, seat, { t: 'see', id: 'x', match: 'm', question: 7, v, enough: false, ...more });
  return { time, sees, until: () => findMomentEnd(room, position) - OPENED };
};

test('the moment of each begins when they see the question, and the last one counts', () => {
  const { time, sees, until } = table([0, 1]);
  expect(until()).toBe(WAIT_MS);
  time.now += 20_000;
  expect(sees(0, 30)).toBe(true);
  expect(until()).toBe(WAIT_MS);
  time.now += 5000;
  expect(sees(1, 28)).toBe(true);
  expect(until()).toBe(25_000 + MOMENT);
  time.now += 8000;
  sees(0, 30);
  expect(until()).toBe(33_000 + MOMENT);
});

test('the time ends once everybody wants to go on, and not before', () => {
  const { time, sees, until } = table([0, 1]);
  time.now += 3000;
  sees(0, 30, { enough: true });
  expect(until()).toBe(WAIT_MS);
  sees(1, 28, { enough: true });
  expect(until()).toBe(3000);
});

test('a report about an earlier version, another question or match is ignored', () => {
  const { sees, until } = table([0]);
  expect(sees(0, 29, { enough: true })).toBe(false);
  expect(sees(0, 30, { enough: true, question: 6 })).toBe(false);
  expect(sees(0, 30, { enough: true, match: 'other' })).toBe(false);
  expect(until()).toBe(WAIT_MS);
});

test('no person holds up the others for longer than the bound, and absent ones for less', () => {
  const { time, sees, until } = table([0]);
  time.now += WAIT_MS - 1000;
  sees(0, 30);
  expect(until()).toBe(WAIT_MS);
  expect(table([]).until()).toBe(MOMENT);
  expect(table([], [1]).until()).toBe(2 * MOMENT);
});
