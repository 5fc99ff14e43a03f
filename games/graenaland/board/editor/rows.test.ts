import { graenaland } from '../../rules/index.ts';
import { standardBox } from '../../rules/components/standard.ts';
import { expect, test } from 'vitest';
import { layoutOf, mixTiles, rowsOf, swapTiles, usualRows } from './rows.ts';

const file = standardBox();

test('the standard island is that of the box, and the other tiles lie aside', () => {
  const rows = usualRows(file, 3);
  expect(layoutOf(rows, 3)).toEqual(file.layouts['3']);
  expect(rows.coast).toHaveLength(5);
  expect(rows.inland).toHaveLength(4);
});

test('two tiles swap places, on the island or with one that lies aside', () => {
  const rows = swapTiles(usualRows(file, 3), 'coast', 0, 4);
  expect(layoutOf(rows, 3).coast[0]).toBe('forest-b');
  expect(rows.coast[4]).toBe('forest-a');
  expect(swapTiles(rows, 'coast', 0, 5)).toEqual(rows);
});

test('the rules accept any island that the editor can lay', () => {
  let seed = 7;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  for (const count of [3, 4, 5]) {
    const tiles = layoutOf(mixTiles(usualRows(file, count), random), count);
    const decoded = graenaland.begin(count, { start: 'draft', island: 'custom', tiles }, { below: () => 0 });
    expect(decoded.ok).toBe(true);
  }
});

test('rows come back from the options, and junk in them is ignored', () => {
  const rows = swapTiles(usualRows(file, 4), 'inland', 0, 2);
  expect(layoutOf(rowsOf(file, layoutOf(rows, 4)), 4)).toEqual(layoutOf(rows, 4));
  expect(rowsOf(file, { coast: ['nothing', 3], inland: null }).coast).toHaveLength(5);
});
