import { expect, test } from 'vitest';
import { roundDelay } from './loop-delay.ts';

test('a delay is rounded up to a step, so that a single command does not show', () => {
  expect([-0.001, 0, 0.003, 0.01, 0.011, 0.3, 99].map(roundDelay)).toEqual([
    0.01, 0.01, 0.01, 0.01, 0.02, 0.5, 10,
  ]);
});
