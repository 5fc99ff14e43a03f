import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const folder = (name: string): string => new URL(`../${name}`, import.meta.url).pathname;
const ids = (text: string, pattern: RegExp): readonly string[] =>
  [...new Set([...text.matchAll(pattern)].map(([, id]) => id!))].toSorted();

test('every promise of SPEC.md is tested, and every test cites one that is there', () => {
  const promised = ids(readFileSync(folder('SPEC.md'), 'utf8'), /^- \*\*(S\d+)\*\*/gm);
  const tests = ['contract', 'test'].flatMap(name =>
    readdirSync(folder(name)).map(file => readFileSync(`${folder(name)}/${file}`, 'utf8')),
  );
  expect(promised.length).toBeGreaterThan(20);
  expect(ids(tests.join('\n'), /\[(S\d+)\] /g)).toEqual(promised);
});
