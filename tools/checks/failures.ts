import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Failure, StepProgress } from './progress.ts';

/** The part of vitest's JSON report that tells which tests failed, and what they said. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly message?: string;
    readonly status?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

const firstLine = (text: string | undefined): string => text?.split('\n', 1)[0] ?? '';

/** The failed tests of one run. One that was ended left no report: what it had told by then counts. */
export const listFailures = (
  report: string,
  ok: boolean,
  { failures: told = [], running = [] }: StepProgress = {},
): readonly Failure[] => {
  if (!existsSync(report))
    return [
      ...told,
      ...running.map(test => ({ test, message: 'still running when the run was ended' })),
      { test: 'the whole run', message: 'it left no report' },
    ];
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const failures = testResults.flatMap(file => {
    const name = relative('.', file.name);
    const tests = file.assertionResults
      .filter(test => test.status === 'failed')
      .map(test => ({
        test: `${name} › ${test.fullName}`,
        message: firstLine(test.failureMessages?.[0]),
      }));
    if (tests.length > 0 || file.status !== 'failed') return tests;
    return [{ test: name, message: firstLine(file.message) }];
  });
  if (failures.length > 0 || ok) return failures;
  return [{ test: 'the whole run', message: 'it failed outside all tests' }];
};

/** The failed tests of all runs, the most frequent first, each with its last message. */
export const countFailures = (
  failures: readonly Failure[],
): readonly (Failure & { readonly times: number })[] => {
  const counts = new Map<string, { times: number; message: string }>();
  for (const { test, message } of failures)
    counts.set(test, { times: (counts.get(test)?.times ?? 0) + 1, message });
  return [...counts]
    .map(([test, count]) => ({ test, ...count }))
    .toSorted((a, b) => b.times - a.times || a.test.localeCompare(b.test));
};
