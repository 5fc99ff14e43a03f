import { expect, test } from 'vitest';
import { hashSecret, isSameHash } from './tokens.ts';

test('hashes are compared whole', () => {
  expect(isSameHash(hashSecret('a'), hashSecret('a'))).toBe(true);
  expect(isSameHash(hashSecret('a'), hashSecret('b'))).toBe(false);
  expect(isSameHash(hashSecret('a'), 'short')).toBe(false);
});
