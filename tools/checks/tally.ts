import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { StepProgress } from './progress.ts';

export interface TestTally {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
}

/** Tests that CI may skip, by file and full name as shown, and why. Any other skip fails there. */
const allowedSkips: ReadonlyMap<string, string> = new Map();

/** The part of vitest's JSON report that is counted. */
interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** A tally, and what is to be said about single tests. */
export type NotedTally = TestTally & { readonly notes: readonly string[] };

/** Counts what a run had told before it was ended: it has failed, and so has every test that was still running. */
export const countProgress = ({
  passed = 0,
  failed = 0,
  running = [],
  failures = [],
}: StepProgress): NotedTally => ({
  passed,
  failed: failed + Math.max(1, running.length),
  skipped: 0,
  notes: [
    ...failures.map(({ test, message }) => `failed: ${test}: ${message}`),
    ...running.map(test => `still running: ${test}`),
  ],
});

/**
 * Counts the tests of a report and notes the skipped ones: green without testing is worse than red. A run that was ended
 * leaves no report, and then its last progress counts.
 */
export const countTests = (
  report: string,
  ok: boolean,
  ci: boolean,
  progress: StepProgress = {},
): NotedTally => {
  if (!existsSync(report)) return countProgress(progress);
  const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
  const tests = testResults.flatMap(file =>
    file.assertionResults.map(({ fullName, status }) => ({
      name: `${relative('.', file.name)} ${fullName}`,
      status,
    })),
  );
  const passed = tests.filter(test => test.status === 'passed').length;
  const failed = tests.filter(test => test.status === 'failed').length;
  const skips = tests.filter(test => test.status !== 'passed' && test.status !== 'failed');
  const refused = skips.filter(test => ci && !allowedSkips.has(test.name));
  // A file that cannot be loaded, or an error outside all tests, fails the run without failing a test.
  const outside = failed === 0 && !ok ? 1 : 0;
  return {
    passed,
    failed: failed + outside + refused.length,
    skipped: skips.length - refused.length,
    notes: skips.map(test => `skipped${refused.includes(test) ? ', which fails in CI' : ''}: ${test.name}`),
  };
};

export const add = (a: TestTally, b: TestTally): TestTally => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
});
