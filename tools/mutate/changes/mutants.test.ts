import { expect, test } from 'vitest';
import { applyMutant, findMutants } from './mutants.ts';

/** The mutated sources, one text for each mutant. */
const mutate = (source: string): string[] =>
  findMutants('a.ts', source).map(mutant => applyMutant(source, mutant));

test('comparisons move by one and turn round', () => {
  expect(mutate('const f = a < b;')).toEqual(['const f = a <= b;', 'const f = a >= b;']);
  expect(mutate('const f = a >= b;')).toEqual(['const f = a > b;', 'const f = a < b;']);
  expect(mutate('const f = a === b;')).toEqual(['const f = a !== b;']);
});

test('of two conditions either decides alone, or the other word joins them', () => {
  expect(mutate('const f = a && b;')).toEqual(['const f = (a || b);', 'const f = a;', 'const f = b;']);
  expect(mutate('const f = a || b || c;')).toContain('const f = (a && b) || c;');
  expect(mutate('const f = !a;')).toEqual(['const f = a;']);
});

test('a value that may be missing is always or never taken', () => {
  expect(mutate('const f = a ?? b;')).toEqual(['const f = a;', 'const f = b;']);
});

test('sums are turned round, joined texts are not', () => {
  expect(mutate('const f = a + b;')).toEqual(['const f = a - b;']);
  expect(mutate('const f = a * b;')).toEqual(['const f = a / b;']);
  expect(mutate("const f = 'a' + b;")).toEqual([]);
});

test('numbers and truth values change, but not in types and names of properties', () => {
  expect(mutate('const f = [0, 1, 5];')).toEqual([
    'const f = [1, 1, 5];',
    'const f = [0, 0, 5];',
    'const f = [0, 1, 6];',
  ]);
  expect(mutate('const f = true;')).toEqual(['const f = false;']);
  expect(mutate('const f: 0 | 1 = g; type T = -1 | true; const o = { 3: g };')).toEqual([]);
});

test('conditions are always or never met', () => {
  expect(mutate('if (a) f();')).toEqual(['if (true) f();', 'if (false) f();', 'if (a) ;']);
  expect(mutate('const f = a ? b : c;')).toEqual(['const f = true ? b : c;', 'const f = false ? b : c;']);
  expect(mutate('while (a) {}')).toEqual(['while (false) {}']);
});

test('a check for bugs is not left out, as no game can tell', () => {
  expect(mutate("if (a) throw new Error('1' + 1);")).toEqual(["if (true) throw new Error('1' + 1);"]);
});

test('methods of arrays are swapped or left out', () => {
  expect(mutate('const f = a.some(b);')).toEqual(['const f = a.every(b);']);
  expect(mutate('const f = a.filter(b).map(c);')).toEqual(['const f = a.map(c);']);
  expect(mutate('const f = a.toSorted(b);')).toEqual(['const f = a;']);
  expect(mutate('const f = Math.min(a, b);')).toEqual(['const f = Math.max(a, b);']);
});

test('statements are removed, and counting goes the other way', () => {
  expect(mutate('a.b(c);')).toEqual([';']);
  expect(mutate('a += b;')).toEqual([';', 'a -= b;']);
  expect(mutate('for (const a of b) { if (c) continue; d(); }')).toContain(
    'for (const a of b) { if (c) ; d(); }',
  );
  expect(mutate('a++;')).toEqual([';', 'a--;']);
});

test('a mutant knows its line', () => {
  expect(findMutants('a.ts', 'const a = b;\n\nconst c = d > e;')[0]).toMatchObject({
    file: 'a.ts',
    line: 3,
    before: 'd > e',
    after: 'd >= e',
  });
});
