import { expect, test } from 'vitest';
import { RateLimiter } from './rate-limiter.ts';

test('a rate limiter lets a burst through, then the rate, and tolerates a clock that goes back', () => {
  const limiter = new RateLimiter({ rate: 2, burst: 3 }, 1000);
  const taken = [1000, 1000, 1000, 1000, 1500, 1500, 900].map(now => limiter.take(now));
  expect(taken).toEqual([true, true, true, false, true, false, false]);
});
