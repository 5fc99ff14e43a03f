import { describe, expect, test } from 'vitest';
import { ONLINE } from '../../text/online.ts';
import { formatClock, formatCountdown, limitHours, parseMinutes, formatTime, formatWatch } from './pace.ts';

describe('time in words', () => {
  test('what is left on a clock', () => {
    expect([65_000, 5000, 400, 0, -100, 3_661_000].map(formatCountdown)).toEqual([
      '1:05',
      '0:05',
      '0:01',
      '0:00',
      '0:00',
      '1:01:01',
    ]);
  });

  test('minutes of the day', () => {
    expect([0, 485, 1440].map(formatTime)).toEqual(['00:00', '08:05', '23:59']);
    expect(parseMinutes('08:05')).toBe(485);
  });

  test('few play hours a day leave fewer hours for a decision', () => {
    const play = { from: 480, to: 540, zone: 'Europe/Prague' };
    expect(limitHours({ kind: 'slow', hours: 720, play })).toEqual({ kind: 'slow', hours: 90, play });
    expect(limitHours({ kind: 'slow', hours: 720, play: null })).toMatchObject({ hours: 720 });
    expect(limitHours({ kind: 'slow', hours: 48, play })).toMatchObject({ hours: 48 });
  });

  test('the clock of a table in one line, with the right plural', () => {
    const play = { from: 480, to: 1320, zone: 'Europe/Prague' };
    expect(formatClock({ kind: 'slow', hours: 24, play }, ONLINE.cs)).toBe(
      'Pomalu: na rozhodnutí: 24 hodin, jen od 08:00 do 22:00 (Europe/Prague)',
    );
    expect(formatClock({ kind: 'slow', hours: 2, play: null }, ONLINE.cs)).toContain('2 hodiny');
    expect(formatClock({ kind: 'live', seconds: 60, bank: 60 }, ONLINE.en)).toBe(
      'Live: 60 seconds for each decision, 1 minute in reserve',
    );
    expect(formatWatch({ who: 'link', delay: 60 }, ONLINE.de)).toBe('über einen Link, 60 Sekunden später');
  });
});
