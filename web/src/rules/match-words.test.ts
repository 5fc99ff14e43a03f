import { expect, test } from 'vitest';
import { hasAllWords } from './match-words.ts';

test('all words must be there, in any order, with or without their marks', () => {
  expect(hasAllWords('V-C21 Žoldáci a floriny', 'zoldaci')).toBe(true);
  expect(hasAllWords('V-C21 Žoldáci a floriny', 'FLORINY žold')).toBe(true);
  expect(hasAllWords('V-C21 Žoldáci a floriny', 'v-c21')).toBe(true);
  expect(hasAllWords('V-C21 Žoldáci a floriny', 'žoldáci bluff')).toBe(false);
});
