import { expect, test } from 'vitest';
import { commandKey, rememberCommand } from './recent-commands.ts';

test('commands of a seat are forgotten for newer ones of its own, never for those of others', () => {
  let keys = rememberCommand([], commandKey(1, 'first'));
  for (let n = 0; n < 100; n++) keys = rememberCommand(keys, commandKey(0, `c${n}`));
  expect(keys).toHaveLength(17);
  expect(keys).toContain(commandKey(1, 'first'));
  expect(keys.slice(1)).toEqual(Array.from({ length: 16 }, (_, n) => commandKey(0, `c${84 + n}`)));
  expect(rememberCommand(keys, commandKey(0, 'c99'))).toBe(keys);
  // Seat 1 is not seat 11.
  expect(rememberCommand(keys, commandKey(11, 'x'))).toHaveLength(18);
});
