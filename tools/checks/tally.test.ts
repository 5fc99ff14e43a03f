import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { add, countTests } from './tally.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-'));
afterAll(() => rmSync(folder, { recursive: true }));

const report = (...statuses: readonly string[]): string => {
  const file = join(folder, `${statuses.join('-')}.json`);
  const assertionResults = statuses.map((status, i) => ({ fullName: `test ${i}`, status }));
  writeFileSync(file, JSON.stringify({ testResults: [{ name: 'a.test.ts', assertionResults }] }));
  return file;
};

test('tests are counted, and a skipped one is named', () => {
  const counted = countTests(report('passed', 'passed', 'failed', 'skipped', 'todo'), false, false);
  expect(counted).toEqual({
    passed: 2,
    failed: 1,
    skipped: 2,
    notes: ['skipped: a.test.ts test 3', 'skipped: a.test.ts test 4'],
  });
});

test('in CI a skip is a failure', () => {
  expect(countTests(report('passed', 'pending'), true, true)).toMatchObject({
    passed: 1,
    failed: 1,
    skipped: 0,
  });
});

test('a run that fails outside all tests has failed', () => {
  expect(countTests(report('passed'), false, false)).toMatchObject({ passed: 1, failed: 1 });
});

test('a run that leaves no report has failed', () => {
  expect(countTests(join(folder, 'none.json'), true, false)).toMatchObject({ passed: 0, failed: 1 });
});

test('a run that was ended counts what it had told, and names what failed and what hangs', () => {
  const told = {
    doing: 'b.test.ts › hangs',
    passed: 7,
    failed: 1,
    known: 12,
    running: ['b.test.ts › hangs', 'c.test.ts'],
    failures: [{ test: 'a.test.ts › is wrong', message: 'expected 1 to be 2' }],
  };
  expect(countTests(join(folder, 'none.json'), false, false, told)).toEqual({
    passed: 7,
    failed: 3,
    skipped: 0,
    notes: [
      'failed: a.test.ts › is wrong: expected 1 to be 2',
      'still running: b.test.ts › hangs',
      'still running: c.test.ts',
    ],
  });
});

test('tallies add up', () => {
  const one = { passed: 1, failed: 2, skipped: 3 };
  expect(add(one, one)).toEqual({ passed: 2, failed: 4, skipped: 6 });
});
