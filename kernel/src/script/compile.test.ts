import { describe, expect, test } from 'vitest';
import { fair } from '../../test/fair.ts';
import { aside, ask, askNumber, call, each, repeat, writeLine, tiny, when } from '../../test/tiny.ts';
import type { Option } from '../options.ts';

const note = aside({
  name: 'note',
  rule: 'T-5',
  who: () => [0],
  choice: () => ({ kind: 'one', what: 'n', of: [0] }),
  settle: () => {},
});
const flag: Option = { name: 'quick', rule: 'T-5', kind: 'flag', default: false };

describe('a game is refused when it is defined', () => {
  const question = askNumber('q');
  const cases: [string, () => unknown, string][] = [
    [
      'two lines with one name in a script',
      () => tiny({ main: [ask('T-1', question), each('T-2', () => [0], [ask('T-1', question)])] }),
      'two lines of script main are called main/T-1:q',
    ],
    [
      'a question and a call with one name',
      () => tiny({ main: [ask('T-1', question), call('T-1', 'q')], q: [] }),
      'two lines of script main are called main/T-1:q',
    ],
    [
      'a call of a script that does not exist',
      () => tiny({ main: [call('T-1', 'toString')] }),
      'script main calls toString, which does not exist',
    ],
    [
      'two questions with one name',
      () =>
        tiny({ main: [ask('T-1', askNumber('q')), call('T-1', 'sub')], sub: [ask('T-2', askNumber('q'))] }),
      'two questions are called q',
    ],
    [
      'two asides with one name',
      () => tiny({ main: [] }, { asides: [note, { ...note }] }),
      'two asides are called note',
    ],
    [
      'two options with one name',
      () => tiny({ main: [] }, { options: [flag, flag] }),
      'two options are called quick',
    ],
  ];
  test.each(cases)('[K32] %s', (_, define, message) => {
    expect(define).toThrow(new Error(message));
  });

  test('[K32] but one question may be put at several lines, and one rule may name several steps', () => {
    const main = [
      ask('T-1', question),
      ask('T-2', question),
      writeLine('a'),
      writeLine('b'),
      call('T-3', 'sub'),
    ];
    expect(() => tiny({ main, sub: [ask('T-1', question)] })).not.toThrow();
  });
});

describe('the lines of a game', () => {
  test('[K33] are listed in order with script, rule and word; those a position can rest at have a label', () => {
    expect(fair.lines).toEqual([
      { script: 'main', rule: 'T-1', op: 'repeat' },
      { script: 'main', rule: 'T-1', op: 'call', label: 'main/T-1:day' },
      { script: 'day', rule: 'T-1', op: 'step' },
      { script: 'day', rule: 'T-2', op: 'ask', label: 'day/T-2:bid' },
      { script: 'day', rule: 'T-3', op: 'each' },
      { script: 'day', rule: 'T-3', op: 'ask', label: 'day/T-3:lay' },
    ]);
    const words = tiny({ main: [when('T-1', () => true, [repeat('T-2', () => false, [])])] }).lines;
    expect(words.map(({ op }) => op)).toEqual(['when', 'repeat']);
  });

  test('[K33] a game tells its name, version, seats, options and asides', () => {
    expect(fair).toMatchObject({
      name: 'fair',
      rules: 2,
      seats: { min: 2, max: 4 },
      options: [{ name: 'florins', rule: 'T-0' }],
      asides: ['note'],
    });
  });
});
