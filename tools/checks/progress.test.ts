import { expect, test } from 'vitest';
import { describeStep, takeProgress } from './progress.ts';

test('progress is taken out of the output, which stays as it was', () => {
  expect(
    takeProgress('one\n\n@progress {"doing":"installing chromium"}\ntwo\n\n@progress {"passed":3}\n'),
  ).toEqual({
    rest: 'one\ntwo\n',
    progress: [{ doing: 'installing chromium' }, { passed: 3 }],
  });
});

test('a marked line that is still arriving waits for its end', () => {
  expect(takeProgress('one\n@progress {"do')).toEqual({ rest: 'one\n@progress {"do', progress: [] });
});

test('a marked line that is not JSON stays output', () => {
  expect(takeProgress('@progress nonsense\n')).toEqual({ rest: '@progress nonsense\n', progress: [] });
});

test('a line tells step, time, count and what is running, and fits the terminal', () => {
  const step = {
    name: 'browser tests',
    startedMs: 1000,
    progress: { passed: 11, failed: 1, known: 60, doing: 'web/test/table.slow.test.ts › sits down' },
  };
  expect(describeStep(step, 43_000, 200)).toBe(
    '  …  browser tests     42 s  12 of 60 tests, 1 failed  web/test/table.slow.test.ts › sits down',
  );
  expect(describeStep(step, 43_000, 40)).toHaveLength(40);
});
