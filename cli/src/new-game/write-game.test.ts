import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { writeGame } from './write-game.ts';

const REGISTRY = `import { chess } from './chess/index.ts';

export const registry = new Map([
  entry(chess, () => import('./chess/cli.ts')),
]);
`;

let root = '';
const path = (file: string): string => join(root, file);
const read = (file: string): string => readFileSync(path(file), 'utf8');

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tavola-new-game-'));
  mkdirSync(path('games/chess'), { recursive: true });
  mkdirSync(path('kernel'));
  writeFileSync(path('games/registry.ts'), REGISTRY);
  writeFileSync(path('games/chess/rules.md'), '- H-S01 Two players.\n');
  writeFileSync(path('kernel/dice.ts'), '/** Dice of any kind. */\nexport const roll = 6;\n');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a new game is a folder, and an import and an entry in the registry', () => {
  writeGame(root, 'harbour');
  expect(read('games/registry.ts')).toBe(`import { chess } from './chess/index.ts';
import { harbour } from './harbour/index.ts';

export const registry = new Map([
  entry(chess, () => import('./chess/cli.ts')),
  entry(harbour, () => import('./harbour/cli.ts')),
]);
`);
  expect(read('games/harbour/manifest.ts')).toContain("from '../manifest.ts'");
  expect(read('games/harbour/rules/kinds.ts')).toContain('export interface Harbour {');
});

test('its rule ids begin with the first letter of its name that no other game has', () => {
  writeGame(root, 'harbour');
  expect(read('games/harbour/rules.md')).toContain('- A-S01 ');
  expect(read('games/harbour/rules/script.ts')).toContain("ask('A-R03', bid)");
});

test('nothing of the template shows through', () => {
  writeGame(root, 'harbour');
  const files = readdirSync(path('games/harbour'), { recursive: true, encoding: 'utf8' }).filter(file =>
    /[.](ts|md)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(15);
  for (const file of files)
    expect(read(`games/harbour/${file}`)).not.toMatch(/newgame|Q-[A-Z]\d|@tavola\/games/i);
});

describe('a name is refused, and nothing is written', () => {
  const before = (): string[] => readdirSync(root, { recursive: true, encoding: 'utf8' }).toSorted();

  test.each([
    ['', 'the name of a game is 3 to 20 letters from a to z, all small, not ""'],
    ['go', 'the name of a game is 3 to 20 letters from a to z, all small, not "go"'],
    ['Go2', 'the name of a game is 3 to 20 letters from a to z, all small, not "Go2"'],
    ['../evil', 'the name of a game is 3 to 20 letters from a to z, all small, not "../evil"'],
    ['__proto__', 'the name of a game is 3 to 20 letters from a to z, all small, not "__proto__"'],
    ['chess', 'games/chess exists already'],
    ['dice', '"dice" is a word that the code uses already, in kernel/dice.ts:1'],
    ['export', '"export" is a word that the code uses already, in kernel/dice.ts:2'],
  ])('%j', (name, complaint) => {
    const files = before();
    expect(() => writeGame(root, name)).toThrow(complaint);
    expect(before()).toEqual(files);
    expect(read('games/registry.ts')).toBe(REGISTRY);
  });

  test('where the registry does not look as expected', () => {
    writeFileSync(path('games/registry.ts'), 'export {};\n');
    expect(() => writeGame(root, 'harbour')).toThrow('games/registry.ts does not look as expected');
    expect(existsSync(path('games/harbour'))).toBe(false);
  });
});
