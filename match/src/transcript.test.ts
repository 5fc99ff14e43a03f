import type { Choice } from '@tavola/kernel';
import { describe, expect, test } from 'vitest';
import { fair } from '@tavola/kernel/test/fair.ts';
import { fairMatch, value } from '../test/fairs.ts';
import { formatChoice, writeTranscript } from './transcript.ts';

describe('transcripts', () => {
  test('every entry has its rule, question, seat, choice and answer, and every event appears', () => {
    const file = fairMatch(1);
    const text = value(writeTranscript(fair, { ...file, header: { ...file.header, note: 'a tie' } }));
    expect(text).toMatch(
      /^fair, rules 2\nseats: 0 Anna, 1 Bruno, 2 Carla\noptions: florins 5\nnote: a tie\n\nopening\n/,
    );
    expect(text).toMatch(/\n\nT-2 bid 0: \d \w+ answers \d \(florins: 0 to \d\)\n/);
    expect(text).toMatch(
      /\n\nT-3 lay \d+: \d \w+ answers \[\d,\d,\d\] \(stall: 0 to \d over 0 1 2\)\n {2}laid by=/,
    );
    expect(text).toMatch(/\n\nT-5 note: \d \w+ says "\w+" \(note: 1 to 20 characters\)\n {2}note by=\d\n/);
    const { points, ranks } = file.end!.outcome!;
    expect(text.endsWith(`\n\npoints ${points.join(' ')}, ranks ${ranks.join(' ')}\n`)).toBe(true);
    const told = [file.opening!, ...file.entries].flatMap(line => [...line.events, ...line.whispers]);
    expect(text.match(/^ {2}(?!rolls)/gm)).toHaveLength(told.length);
  });

  test('a withdrawal says so', () => {
    const texts = [1, 2, 3, 4, 5, 6, 7, 8].map(n => value(writeTranscript(fair, fairMatch(n)))).join('');
    expect(texts).toMatch(/T-2 bid \d+: \d \w+ takes the answer back/);
  });

  test('a wrong file has no transcript but a difference', () => {
    const file = fairMatch(1);
    const made = writeTranscript(fair, { ...file, opening: { ...file.opening!, events: [] } });
    expect(made).toMatchObject({ ok: false, error: { line: 2, path: 'events[0]' } });
  });

  test.each<[Choice, string]>([
    [{ kind: 'one', what: 'street', of: [3, 4] }, 'street: one of 3 4'],
    [{ kind: 'some', what: 'card', of: [3, 4], min: 1, max: 1 }, 'card: 1 of 3 4'],
    [
      { kind: 'spread', what: 'token', over: [0, 1], min: 0, max: 2, caps: [1, 2] },
      'token: 0 to 2 over 0 1, at most 1 2',
    ],
    [{ kind: 'split', what: 'card', pile: [7, 8], among: [0, 2] }, 'card: 7 8 among seats 0 2'],
    [{ kind: 'lay', what: 'token', over: [0, 1], pieces: [2, 1] }, 'token: pieces 2 1 on 0 1'],
    [
      {
        kind: 'either',
        what: 'deal',
        branches: [
          { kind: 'amount', what: 'florins', min: 0, max: 3 },
          {
            kind: 'all',
            what: 'both',
            parts: [
              { kind: 'one', what: 'seat', of: [1] },
              { kind: 'text', what: 'note', min: 1, max: 9 },
            ],
          },
        ],
      },
      'deal: [florins: 0 to 3] or [both: seat: one of 1; and note: 1 to 9 characters]',
    ],
    [
      {
        kind: 'list',
        what: 'pieces',
        parts: [
          { kind: 'one', what: 'kind', of: [0, 1] },
          { kind: 'amount', what: 'power', min: 1, max: 6 },
        ],
        min: 0,
        max: 12,
      },
      'pieces: 0 to 12 rows of (kind: one of 0 1; and power: 1 to 6)',
    ],
  ])('a choice in a few words: %j', (choice, words) => {
    expect(formatChoice(choice)).toBe(words);
  });
});
