import { expect, test } from 'vitest';
import { findForbidden } from './determinism-rules.ts';

const things = (code: string, file = 'games/verona/chapter.ts'): readonly string[] =>
  findForbidden(file, code).map(found => found.thing);

test.each([
  ['const n = Math.random();', 'Math.random'],
  ["const n = Math['random']();", 'Math.random'],
  ['const { random } = Math;', 'Math as a value'],
  ['const n = Math.sin(1);', 'Math.sin'],
  ['const now = new Date();', 'Date'],
  ['let now: Date;', 'Date'],
  ['const now = performance.now();', 'performance'],
  ['const list = new Intl.ListFormat();', 'Intl'],
  ["const n = 'a'.localeCompare('b');", 'localeCompare'],
  ['const s = n.toLocaleString();', 'toLocaleString'],
  ['setTimeout(go, 1);', 'setTimeout'],
  ['setInterval(go, 1);', 'setInterval'],
  ['const all = { process };', 'process'],
  ['const { process } = globalThis;', 'globalThis'],
  ["import { readFileSync } from 'node:fs';", 'node:fs'],
  ["export * from 'node:fs';", 'node:fs'],
  ["const more = import('./more.ts');", 'import()'],
  ['const rule = async () => 1;', 'async'],
  ['const n = await later;', 'await'],
  ['for await (const n of later) go(n);', 'await'],
  ['const n = Promise.resolve(1);', 'Promise'],
  ['for (const key in table) go(key);', 'for…in'],
  ['const s = list.sort();', 'sort() without comparator'],
  ['const s = list.toSorted();', 'toSorted() without comparator'],
  ['const half = n / 2;', 'division'],
  ['n /= 2;', 'division'],
])('%s is refused', (code, thing) => {
  expect(things(code)).toContain(thing);
});

test.each([
  'const n = Math.floor(1.5) + Math.max(1, 2);',
  'const half = Math.floor((a + b) / 2);',
  'const s = list.toSorted((a, b) => a - b);',
  'interface Play { Date: string; process?: number; performance(): void }',
  'const play = { Date: 1 }.Date;',
  'for (const street of streets) go(street);',
  '// Date.now() and Math.random() in a comment',
])('%s is fine', code => {
  expect(things(code)).toEqual([]);
});

test('the kernel may divide: it keeps no state of its own', () => {
  expect(things('const n = a / b;', 'kernel/src/choices/size.ts')).toEqual([]);
});

test('a finding says where, what, and what to do instead', () => {
  expect(findForbidden('games/verona/dice.ts', 'const a = 1;\nconst n = Math.random();\n')).toEqual([
    { at: 'games/verona/dice.ts:2:11', thing: 'Math.random', instead: 'roll with `g.dice.below(n)`' },
  ]);
});
