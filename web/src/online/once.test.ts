import { ok, refused, type Result } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { once } from './connection/once.ts';

test('what got no reply is asked for again with the same key, and something new with a new one', async () => {
  const keys: string[] = [];
  const ask =
    (reply: Result<null>) =>
    (key: string): Promise<Result<null>> => {
      keys.push(key);
      return Promise.resolve(reply);
    };
  await once('sit T', ask(refused('no-server')));
  await once('sit U', ask(refused('no-server')));
  await once('sit T', ask(refused('failed')));
  await once('sit T', ask(ok(null)));
  await once('sit T', ask(refused('name-taken')));
  await once('sit T', ask(ok(null)));
  const [first, other, second, third, next, last] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(new Set([first, other, next, last]).size).toBe(4);
  for (const key of keys) expect(key).toMatch(/^[\w-]{32}$/);
});
