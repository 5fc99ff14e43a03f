import { ok, refuse, type Result } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { requestOnce } from './request-once.ts';

test('what got no reply is asked for again with the same key, and something new with a new one', async () => {
  const keys: string[] = [];
  const ask =
    (reply: Result<null>) =>
    (key: string): Promise<Result<null>> => {
      keys.push(key);
      return Promise.resolve(reply);
    };
  await requestOnce('sit T', ask(refuse('no-server')));
  await requestOnce('sit U', ask(refuse('no-server')));
  await requestOnce('sit T', ask(refuse('failed')));
  await requestOnce('sit T', ask(ok(null)));
  await requestOnce('sit T', ask(refuse('name-taken')));
  await requestOnce('sit T', ask(ok(null)));
  const [first, other, second, third, next, last] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, other, next, last]).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[\w-]{32}$/);
});
