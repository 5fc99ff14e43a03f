import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const kernel = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string): string => readFileSync(`${kernel}/${path}`, 'utf8');

const sourcesIn = (folder: string): string[] =>
  readdirSync(`${kernel}/${folder}`, { encoding: 'utf8', recursive: true })
    .filter(path => path.endsWith('.ts'))
    .map(path => `${folder}/${path}`);

/** Finds the ids in brackets at the beginning of the names of tests and groups. */
const cited = (source: string): string[] => [...source.matchAll(/['"`]\[(K\d+)\] /g)].map(([, id]) => id!);

test('every promise in SPEC.md has a test, and every cited promise exists', () => {
  const promised = [...read('SPEC.md').matchAll(/^- (K\d+) /gm)].map(([, id]) => id!);
  expect(promised.length).toBeGreaterThan(60);
  expect(new Set(promised).size).toBe(promised.length);
  const sources = ['src', 'suite', 'test'].flatMap(folder => sourcesIn(folder));
  const ids = new Set(sources.flatMap(path => cited(read(path))));
  expect([...ids].filter(id => !promised.includes(id))).toEqual([]);
  expect(promised.filter(id => !ids.has(id))).toEqual([]);
});
