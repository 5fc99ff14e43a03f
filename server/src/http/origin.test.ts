import { expect, test } from 'vitest';
import { isOwnOrigin } from './origin.ts';

test.each([
  [undefined, 'a.example', true],
  ['https://a.example', 'a.example', true],
  ['https://a.example:8443', 'a.example', false],
  ['https://evil.example', 'a.example', false],
  ['null', 'a.example', false],
  ['https://friend.example', 'a.example', true],
])('a page of %s at %s: %s', (origin, host, isOwn) => {
  expect(isOwnOrigin(origin, host, ['https://friend.example'])).toBe(isOwn);
});
