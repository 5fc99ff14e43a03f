import { expect, test } from 'vitest';
import { holds } from './search.ts';

test('all words must be there, in any order, with or without their marks', () => {
  expect(holds('V-C21 Žoldáci a floriny', 'zoldaci')).toBe(true);
  expect(holds('V-C21 Žoldáci a floriny', 'FLORINY žold')).toBe(true);
  expect(holds('V-C21 Žoldáci a floriny', 'v-c21')).toBe(true);
  expect(holds('V-C21 Žoldáci a floriny', 'žoldáci bluff')).toBe(false);
});
