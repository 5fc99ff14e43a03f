import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countFailures, listFailures } from './failures.ts';

const folder = mkdtempSync(join(tmpdir(), 'tavola-'));
afterAll(() => rmSync(folder, { recursive: true }));

const writeReport = (name: string, testResults: readonly object[]): string => {
  const file = join(folder, name);
  writeFileSync(file, JSON.stringify({ testResults }));
  return file;
};

test('failed tests are listed with the first line of what they said', () => {
  const report = writeReport('one.json', [
    {
      name: 'a.test.ts',
      status: 'failed',
      assertionResults: [
        { fullName: 'works', status: 'passed' },
        { fullName: 'breaks', status: 'failed', failureMessages: ['expected 1\nat line 2'] },
      ],
    },
  ]);
  expect(listFailures(report, false)).toEqual([{ test: 'a.test.ts › breaks', message: 'expected 1' }]);
});

test('a file that cannot be loaded, a run without a report and an error outside all tests are failures', () => {
  const unloaded = { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] };
  expect(listFailures(writeReport('two.json', [unloaded]), false)).toEqual([
    { test: 'b.test.ts', message: 'no such file' },
  ]);
  expect(listFailures(join(folder, 'none.json'), true)).toHaveLength(1);
  expect(listFailures(writeReport('three.json', []), false)).toHaveLength(1);
  expect(listFailures(writeReport('four.json', []), true)).toEqual([]);
});

test('of a run that was ended, the failures that it had told and the running tests are listed', () => {
  const told = { failures: [{ test: 'a', message: 'wrong' }], running: ['b'] };
  expect(listFailures(join(folder, 'none.json'), false, told).map(failure => failure.test)).toEqual([
    'a',
    'b',
    'the whole run',
  ]);
});

test('failures are counted per test, the most frequent first', () => {
  const [a, b] = [
    { test: 'a', message: 'first' },
    { test: 'b', message: 'other' },
  ];
  expect(countFailures([a, b, b, { ...b, message: 'last' }])).toEqual([
    { test: 'b', times: 3, message: 'last' },
    { test: 'a', times: 1, message: 'first' },
  ]);
});
