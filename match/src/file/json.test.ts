import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findFirstFault } from './fault.ts';
import { parseJson } from './json.ts';
import { describeProblem } from './problem.ts';

describe('JSON from outside', () => {
  test('valid JSON is read', () => {
    fc.assert(
      fc.property(fc.json(), text => {
        expect(parseJson(text)).toEqual({ ok: true, value: JSON.parse(text) });
      }),
    );
  });

  test.each([
    ['', 'it is empty'],
    ['  \n ', 'it is empty'],
    ['{"a": 1', 'it ends too early'],
    ['["ab', 'it ends too early'],
    ['{"a": 1,}', '"}" at column 9 does not belong there'],
    ['{"a": 1\n "b": 2}', '"\\"" at line 2, column 2 does not belong there'],
    ['{a: 1}', '"a" at column 2 does not belong there'],
    ["{'a': 1}", '"\'" at column 2 does not belong there'],
    ['[1, 2] 3', '"3" at column 8 does not belong there'],
    ['[01]', '"0" at column 2 does not belong there'],
    ['[1 2]', '"2" at column 4 does not belong there'],
    ['[,]', '"," at column 2 does not belong there'],
    ['{"a" 1}', '"1" at column 6 does not belong there'],
    ['[}', '"}" at column 2 does not belong there'],
    ['"a\\x"', '"\\\\" at column 3 does not belong there'],
    ['[NaN]', '"N" at column 2 does not belong there'],
  ])('%j', (text, complaint) => {
    const read = parseJson(text);
    expect(read.ok ? '' : describeProblem(read.error)).toBe(`it is not JSON: ${complaint}`);
  });

  test('a fault is found where and only where JSON.parse finds one', () => {
    const damaged = fc.tuple(
      fc.json(),
      fc.nat(),
      fc.constantFrom('', ',', ':', '"', '}', ']', '1', 'x', '\\', '\n'),
    );
    fc.assert(
      fc.property(damaged, ([text, at, instead]) => {
        const i = at % (text.length + 1);
        const broken = text.slice(0, i) + instead + text.slice(i + 1);
        const fault = findFirstFault(broken);
        // The text before the fault could still become JSON.
        if (!parseJson(broken).ok) expect(fault).toBeLessThanOrEqual(broken.length);
        else expect(fault).toBe(broken.length);
        expect(findFirstFault(broken.slice(0, fault))).toBe(fault);
      }),
      { numRuns: 500 },
    );
  });
});
