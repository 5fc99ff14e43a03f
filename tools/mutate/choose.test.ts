import { expect, test } from 'vitest';
import { chooseSources, shuffle } from './choose.ts';
import { readOptions } from './options.ts';

const paths = [
  'games/verona/rules/street/auction.ts',
  'games/verona/rules/setup/board.json',
  'games/verona/rules/street/roll.ts',
  'games/verona/rules/test/town.ts',
  'games/verona/rules/test/a.test.ts',
  'games/veronese/roll.ts',
];

test('sources are those of the folder without tests, or the ones that are named', () => {
  expect(chooseSources(paths, readOptions(['games/verona/']))).toEqual([paths[0], paths[2]]);
  expect(chooseSources(paths, readOptions(['games/verona', '--files', 'roll.ts']))).toEqual([paths[2]]);
  expect(() => chooseSources(paths, readOptions(['games/verona', '--files', 'rol.ts']))).toThrow('rol.ts');
});

test('arguments are read, and nonsense is refused with a sentence', () => {
  const given = ['./games/verona', '--files', 'a.ts,b.ts', '--sample', '9', '--seed', '4', '--json', 'x'];
  expect(readOptions(given)).toMatchObject({
    folder: 'games/verona',
    files: ['a.ts', 'b.ts'],
    sample: 9,
    seed: 4,
    seconds: Infinity,
    json: 'x',
  });
  expect(() => readOptions([])).toThrow('one folder');
  expect(() => readOptions(['a', '--sample', 'many'])).toThrow('--sample');
});

test('one seed draws one order, another seed another, and nothing is lost', () => {
  const all = Array.from({ length: 50 }, (_, i) => i);
  const drawn = shuffle(all, 1);
  expect(shuffle(all, 1)).toEqual(drawn);
  expect(shuffle(all, 2)).not.toEqual(drawn);
  expect(drawn.toSorted((a, b) => a - b)).toEqual(all);
});
