import { expect, test } from 'vitest';
import { FRAME } from '../../text/frame.ts';
import { loadText } from '../../games.ts';
import { formatOption } from './option.ts';

test('what a table has chosen is told in words, whatever it is', async () => {
  const text = (await loadText('graenaland'))!;
  const told = (name: string, value: unknown) => formatOption(value, text.option('en', name), FRAME.en);
  expect(told('tiles', [[0, 1]])).toBe('custom');
  expect(told('components', { name: 'quick', prices: {} })).toBe('“quick”');
  expect(told('anything', true)).toBe('Yes');
  expect(told('anything', 3)).toBe('3');
});
