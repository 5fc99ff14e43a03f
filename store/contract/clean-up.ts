import { onTestFinished, TestRunner } from 'vitest';

/**
 * Calls this after the running test, whether it passed or failed. Fixtures of a whole file are removed by that file.
 */
export const cleanUp = (act: () => unknown): void => {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await act()));
};
