import { onTestFinished, TestRunner } from 'vitest';

/** Does this when the running test has ended, well or not. What is made for a whole file is removed by that file. */
export const cleanUp = (act: () => unknown): void => {
  if (TestRunner.getCurrentTest()) onTestFinished(async () => void (await act()));
};
