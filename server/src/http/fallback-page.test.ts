import { expect, test } from 'vitest';
import { renderFallbackPage } from './fallback-page.ts';
import { isOwnOrigin } from './origin.ts';
import { RateLimiter } from '../socket/rate-limiter.ts';
import { hashSecret, isSameHash } from '../lobby/tokens.ts';

test.each([
  ['cs-CZ,cs;q=0.9,en;q=0.8', 'cs'],
  ['fr,de;q=0.5', 'de'],
  ['fr', 'en'],
  [undefined, 'en'],
  ['__proto__,constructor', 'en'],
])('the page for %s is in %s, and has nothing inline', (accepted, language) => {
  const page = renderFallbackPage(accepted);
  expect(page).toContain(`<html lang="${language}">`);
  expect(page).not.toMatch(/<script|<style|style=|onclick/);
});

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

test('a bucket lets a burst through, then so many a second, and does not mind a clock that goes back', () => {
  const bucket = new RateLimiter({ rate: 2, burst: 3 }, 1000);
  const taken = [1000, 1000, 1000, 1000, 1500, 1500, 900].map(now => bucket.take(now));
  expect(taken).toEqual([true, true, true, false, true, false, false]);
});

test('hashes are compared whole', () => {
  expect(isSameHash(hashSecret('a'), hashSecret('a'))).toBe(true);
  expect(isSameHash(hashSecret('a'), hashSecret('b'))).toBe(false);
  expect(isSameHash(hashSecret('a'), 'short')).toBe(false);
});
