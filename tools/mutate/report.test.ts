import { expect, test } from 'vitest';
import { showProgress } from './progress.ts';
import { reportJson, scoreOf, showChange, showReport, type Fate, type MutantResult } from './report.ts';

const result = (fate: Fate, line: number, file = 'games/a/b.ts'): MutantResult => ({
  mutant: { file, line, start: line * 10, end: line * 10 + 5, before: 'a < b', after: 'a <= b' },
  fate,
});

const results = [
  result('survived', 9),
  result('killed', 2),
  result('timeout', 3),
  result('unreached', 1, 'games/a/a.ts'),
];

test('the score counts a hang as noticed and code without tests as missed', () => {
  expect(scoreOf(results)).toBe(50);
  expect(scoreOf([])).toBe(0);
});

test('the report lists files, survivors by place, and the score last', () => {
  expect(showReport(results, 8)).toBe(
    `files:
    0 %  games/a/a.ts  1 mutants, 1 left
   67 %  games/a/b.ts  3 mutants, 1 left

survived:
  games/a/b.ts:9  a < b → a <= b

not reached by any test:
  games/a/a.ts:1  a < b → a <= b

4 of 8 mutants: 1 killed, 1 timed out, 1 survived, 1 not reached by any test
score 50.0 %`,
  );
});

test('programs get every mutant with its fate and the test that noticed it', () => {
  const json: unknown = JSON.parse(
    reportJson([{ ...result('killed', 2), by: '[V-C25] a tie' }], 8, ['laws']),
  );
  expect(json).toEqual({
    score: 100,
    total: 8,
    killed: 1,
    timeout: 0,
    survived: 0,
    unreached: 0,
    skipped: ['laws'],
    mutants: [
      {
        file: 'games/a/b.ts',
        line: 2,
        before: 'a < b',
        after: 'a <= b',
        fate: 'killed',
        by: '[V-C25] a tie',
      },
    ],
  });
});

test('a change stands on one line, and only what is near it is shown', () => {
  expect(showChange('f(\n  a,\n)', ';')).toBe('f( a, ) → ;');
  const [left, right] = ['x'.repeat(60), 'y'.repeat(60)];
  const shown = (sign: string): string => `…${'x'.repeat(39)} ${sign} ${'y'.repeat(39)}…`;
  expect(showChange(`${left} < ${right}`, `${left} > ${right}`)).toBe(`${shown('<')} → ${shown('>')}`);
});

test('progress tells what is done and how long the rest takes, within the bound', () => {
  expect(showProgress(results, 8, 30, Infinity)).toBe(
    '[##########----------] 4/8  killed 2  survived 2  0:30 left',
  );
  expect(showProgress(results, 8, 30, 15)).toContain('0:15 left');
  expect(showProgress([], 8, 3, Infinity)).toContain('starting');
});
