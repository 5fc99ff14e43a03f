import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { OWN_TO_EACH_GAME } from './doubled-type-names.ts';
import { declaredTypes } from './type-names.ts';

const FOLDERS = [
  'kernel',
  'match',
  'bots',
  'table',
  'games',
  'protocol',
  'store',
  'server',
  'web',
  'cli',
  'tools',
];
const folder = mkdtempSync(join(tmpdir(), 'tavola-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const doubled = new Map([...declaredTypes(FOLDERS)].filter(([, files]) => files.length > 1));
const gameOf = (file: string): string | undefined => /^games\/([^/]+)\//.exec(file)?.[1];
const isOwnToEachGame = (files: readonly string[]): boolean => {
  const games = files.map(gameOf);
  return !games.includes(undefined) && new Set(games).size === games.length;
};

test('an exported type has a name that no other file gives to another type', () => {
  const found = [...doubled].filter(([name]) => !OWN_TO_EACH_GAME.includes(name));
  expect(found.map(([name, files]) => `${name}: ${files.join(', ')}`)).toEqual([]);
});

test('a name is listed as own to each game only if no game has it twice and no other package has it', () => {
  expect(OWN_TO_EACH_GAME.filter(name => !isOwnToEachGame(doubled.get(name) ?? []))).toEqual([]);
});

test('a declaration is found in whichever form it is written, and an export of another file is none', () => {
  mkdirSync(join(folder, 'test'));
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  write('a.ts', "export interface One {}\nexport type Two<T> = T;\nexport type { Three } from './b.ts';\n");
  write('b.ts', 'export abstract class Three {}\ninterface Four {}\nexport type { Four };\n');
  write('a.test.ts', 'export interface One {}\n');
  write('test/help.ts', 'export interface One {}\n');
  const found = [...declaredTypes([folder])].map(([name, files]) => `${name} ${files.length}`);
  expect(found.toSorted()).toEqual(['One 1', 'Three 1', 'Two 1']);
});

test('the glossary gives each word one meaning', () => {
  const words = [...readFileSync('docs/glossary.md', 'utf8').matchAll(/^\| \*\*([^*]+)\*\*/gm)].map(
    ([, word]) => word!,
  );
  expect(words.length).toBeGreaterThan(30);
  expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([]);
});
