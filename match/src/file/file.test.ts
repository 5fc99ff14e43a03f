import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairMatch } from '../../test/fairs.ts';
import { makeMatch, parseMatch } from './file.ts';
import { describeProblem } from './problem.ts';

const file = fairMatch(4);
const text = makeMatch(file);
const lines = text.trimEnd().split('\n');

/** Returns the problem of the file with one line replaced. */
const problem = (source: string): string => {
  const parsed = parseMatch(source);
  return parsed.ok ? 'none' : describeProblem(parsed.error);
};
const withLine = (number: number, change: (line: Record<string, unknown>) => unknown): string =>
  lines
    .map((line, i) => (i + 1 === number ? JSON.stringify(change(JSON.parse(line))) : line))
    .map(line => `${line}\n`)
    .join('');

describe('match files', () => {
  test('a written file is parsed unchanged', () => {
    for (let n = 0; n < 10; n++) {
      const made = fairMatch(n);
      expect(parseMatch(makeMatch(made))).toEqual({ ok: true, value: made });
    }
  });

  test('one line each: the match, its opening, its entries, its end', () => {
    const kinds = lines.map(line => (JSON.parse(line) as { t: string }).t);
    expect(kinds.slice(0, 2)).toEqual(['match', 'opening']);
    expect(kinds.at(-1)).toBe('end');
    expect(new Set(kinds.slice(2, -1))).toEqual(new Set(['answer', 'aside', 'order']));
  });

  test('a running match, or a file cut after a whole line, has no end', () => {
    for (let n = 1; n < lines.length; n++) {
      const parsed = parseMatch(
        lines
          .slice(0, n)
          .map(line => `${line}\n`)
          .join(''),
      );
      expect(parsed.ok && parsed.value.end).toBe(undefined);
      expect(parsed.ok && parsed.value.entries.length).toBe(Math.max(0, n - 2));
    }
  });

  test('a line cut in the middle is reported as cut', () => {
    const last = lines.length;
    expect(problem(text.slice(0, -10))).toMatch(new RegExp(`^line ${last}: it is cut off: it ends with`));
    expect(problem(text.slice(0, -1))).toBe('none');
  });

  test.each([
    ['', 'it is empty'],
    ['\n', 'line 1: it is empty'],
    ['[]\n', 'line 1: it must be an object, not []'],
    ['null\n', 'line 1: it must be an object, not null'],
    ['{"t":"match",}\n', 'line 1: it is not JSON: "}" at column 14 does not belong there'],
    [`${'['.repeat(100_000)}\n`, 'line 1: it is nested deeper than 64 levels'],
    [withLine(1, line => ({ ...line, format: 2 })), 'line 1: format must be 1, the only known format, not 2'],
    [withLine(1, line => ({ ...line, seats: [{ name: 7 }] })), 'line 1: seats[0].name must be a text, not 7'],
    [withLine(1, line => ({ ...line, colour: 'red' })), 'line 1: colour is not known here'],
    [withLine(1, ({ rules, ...line }) => line), 'line 1: rules is missing'],
    [
      withLine(1, line => ({ ...line, commitment: 'ab' })),
      'line 1: commitment must be 32 bytes in lower-case hexadecimal digits, not "ab"',
    ],
    [
      withLine(2, line => ({ ...line, rolls: [[6, 7]] })),
      'line 2: rolls[0] must be a roll: [sides, face], face counted from 1, not [6,7]',
    ],
    [withLine(2, line => ({ ...line, events: [{}] })), 'line 2: events[0].t is missing'],
    [withLine(2, line => ({ ...line, t: 'answer' })), 'line 2: t must be "opening", not "answer"'],
    [
      withLine(4, line => ({ ...line, t: 'move' })),
      'line 4: t must be one of "answer", "aside", "order", "withdrawal", "end", not "move"',
    ],
    [
      withLine(4, line => ({ ...line, seat: 'x' })),
      'line 4: seat must be a whole number, 0 or more, not "x"',
    ],
    [withLine(4, line => ({ ...line, seat: 3 })), 'line 4: seat must be a seat from 0 to 2, not 3'],
    [withLine(4, line => ({ ...line, answer: { a: 1 } })), 'line 4: answer must be an answer, not {"a":1}'],
    [`${text}${lines.at(-2)}\n`, `line ${lines.length + 1}: it comes after the end of the match`],
    [text.replace('\n', '\n\n'), 'line 2: it is empty'],
  ])('%# a wrong file is reported with line and field', (source, expected) => {
    expect(problem(source)).toBe(expected);
  });

  test('no input makes it throw or take long', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.json(), fc.string(), fc.constantFrom(...lines))), all => {
        parseMatch(all.join('\n'));
      }),
    );
    fc.assert(
      fc.property(fc.nat(text.length), fc.nat(20), fc.string(), (at, gone, instead) => {
        parseMatch(text.slice(0, at) + instead + text.slice(at + gone));
      }),
    );
    expect(problem(' '.repeat(64_000_001))).toBe('it is longer than 64000000 characters');
  });
});
