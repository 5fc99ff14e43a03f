import { expect, test } from 'vitest';
import { looksAlike } from './look-alikes.ts';

test.each([
  ['Anna', 'Аnnа'],
  ['Anna', 'ANNA'],
  ['Anna', 'Ánňa'],
  ['Ilona', 'llona'],
  ['Otto', '0tto'],
  ['Marek', 'rnarek'],
  ['Wanda', 'VVanda'],
  ['Anna', 'A n.n-a'],
  ['Πέτρος', 'Πετρος'],
])('%j and %j look alike', (a, b) => {
  expect(looksAlike(a, b)).toBe(true);
});

test.each([
  ['Anna', 'Hanna'],
  ['Jan', 'Jana'],
  ['Bot 2', 'Bot 3'],
  ['李雷', '李蕾'],
  ['Юля', 'Юра'],
])('%j and %j do not', (a, b) => {
  expect(looksAlike(a, b)).toBe(false);
});
