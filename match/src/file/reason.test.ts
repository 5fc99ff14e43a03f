import { describe, expect, test } from 'vitest';
import { fair } from '@tavola/kernel/test/fair.ts';
import { fairSetup, fairMatch, value } from '../../test/fairs.ts';
import { makeMatch, parseMatch, type MatchFile } from './file.ts';
import { collectReasons } from './answer-reasons.ts';
import { describeProblem } from './problem.ts';
import { answer, startMatch } from './record.ts';
import type { Reason } from './reason.ts';
import { makeRedacted, parseRedacted, redact, redactLine } from './redact.ts';
import { replay } from '../replay.ts';
import { writeTranscript } from '../transcript.ts';

const why = (n: number): Reason => ({ code: 'bids-for', about: { street: n, chance: -60 } });

/** Gives every answer its own reason, as if bots had played. */
const reasoned = (file: MatchFile): MatchFile => ({
  ...file,
  entries: file.entries.map((line, i) => (line.t === 'answer' ? { ...line, reason: why(i) } : line)),
});

const file = reasoned(fairMatch(1));

describe('reasons in a match', () => {
  test('stand on the line of the answer, if it has one', () => {
    const { match } = value(startMatch(fair, fairSetup));
    expect(value(answer(fair, match, 1, 0, 2, why(3))).line.reason).toEqual(why(3));
    expect(value(answer(fair, match, 1, 0, 2)).line).not.toHaveProperty('reason');
  });

  test('are read as written and have no effect on the rules', () => {
    const parsed = value(parseMatch(makeMatch(file)));
    expect(parsed).toEqual(file);
    expect(replay(fair, parsed)).toEqual(replay(fair, fairMatch(1)));
  });

  test.each([
    [7, 'reason must be a reason: an object with code and about, not 7'],
    [{}, 'reason.code is missing'],
    [{ code: 'Bids for' }, 'reason.code must be a word in lower-case letters, with hyphens, not "Bids for"'],
    [{ code: 'x'.repeat(41) }, 'reason.code must be a word in lower-case letters, with hyphens, not "xxx'],
    [{ code: 'a', about: { street: 'Via' } }, 'reason.about.street must be a whole number, not'],
    [{ code: 'a', about: { street: 0.5 } }, 'reason.about.street must be a whole number, not'],
    [{ code: 'a', about: { '<b>': 1 } }, 'reason.about["<b>"] must be a word in lower-case letters'],
    [
      { code: 'a', about: Object.fromEntries('abcdefghi'.split('').map(name => [name, 1])) },
      'reason.about must be an object of at most 8 whole numbers',
    ],
    [{ code: 'a', text: 'because' }, 'reason.text is not known here'],
  ])('%# invalid reasons are refused', (reason, problem) => {
    const at = file.entries.findIndex(({ t }) => t === 'answer');
    const entries = file.entries.with(at, { ...file.entries[at]!, reason } as never);
    const parsed = parseMatch(makeMatch({ ...file, entries }));
    expect(parsed.ok ? 'taken' : describeProblem(parsed.error)).toContain(`line ${at + 3}: ${problem}`);
  });

  test('go to their own seat while the match runs, and change no byte for other readers', () => {
    for (const reader of [0, 1, 2, null]) {
      const redacted = redact(file, reader);
      const without = redact(fairMatch(1), reader);
      for (const [i, line] of redacted.lines.entries()) {
        const isOwn = line.t === 'answer' && line.seat === reader;
        expect('reason' in line).toBe(isOwn);
        if (!isOwn) expect(JSON.stringify(line)).toBe(JSON.stringify(without.lines[i]));
      }
      expect(value(parseRedacted(makeRedacted(redacted)))).toEqual(redacted);
    }
    const line = file.entries.find(({ t }) => t === 'answer')!;
    expect(redactLine(line, line.seat)).toMatchObject({ reason: { code: 'bids-for' } });
  });

  test('are collected for answers that counted, the last for each question', () => {
    const line = {
      t: 'answer',
      seat: 1,
      question: 4,
      answer: 0,
      rolls: [],
      events: [],
      whispers: [],
    } as const;
    const back = { t: 'withdrawal', seat: 1, question: 4, rolls: [], events: [], whispers: [] } as const;
    const all = (entries: MatchFile['entries']) => collectReasons({ ...file, entries });
    expect(all([{ ...line, reason: why(1) }])).toEqual([{ seat: 1, question: 4, reason: why(1) }]);
    expect(
      all([
        { ...line, reason: why(1) },
        { ...line, reason: why(2) },
      ])[0]!.reason,
    ).toEqual(why(2));
    // A bot stood in, then the person came back and answered, or took it back.
    expect(all([{ ...line, reason: why(1) }, line])).toEqual([]);
    expect(all([{ ...line, reason: why(1) }, back])).toEqual([]);
  });

  test('appear in the transcript', () => {
    expect(value(writeTranscript(fair, file))).toMatch(
      / answers .*\n {2}why bids-for street=\d+ chance=-60\n/,
    );
  });
});
