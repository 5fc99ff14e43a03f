import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { games } from '@tavola/games/registry.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '../../text/language.ts';
import type { AvoidedWords } from './types.ts';

const textFolder = (game: string): string => join(import.meta.dirname, '../../../../games', game, 'text');

const LITERAL = /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`]*`/g;

/** The literals of a game's texts in one language, without imports and comments; a new game speaks English alone. */
const readLiterals = (game: string, language: Language): readonly string[] => {
  const folder = join(textFolder(game), language);
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .flatMap(name =>
      readFileSync(join(folder, name), 'utf8')
        .split('\n')
        .filter(line => !/^\s*(?:import|\/\*|\*|\/\/)/.test(line))
        .flatMap(line => line.match(LITERAL) ?? [])
        .map(literal => `${name}: ${literal}`),
    );
};

const findWord = (word: string): RegExp => new RegExp(`(?<!\\p{L})(?:${word})(?!\\p{L})`, 'iu');

describe.each([...games.keys()])('the texts of %s', game => {
  test.each(LANGUAGES)('have one word for one thing in %s', async language => {
    const path = join(textFolder(game), 'avoided-words.data.ts');
    expect(existsSync(path), `${path} lists the second names of things`).toBe(true);
    const { avoidedWords } = (await import(path)) as { avoidedWords: AvoidedWords };
    const literals = readLiterals(game, language);
    const found = Object.entries(avoidedWords[language]).flatMap(([word, better]) =>
      literals
        .filter(literal => findWord(word).test(literal))
        .map(literal => `${literal}  (write: ${better})`),
    );
    expect(found).toEqual([]);
  });
});

test('a second name is found as a whole word in any case', () => {
  expect(findWord('Klan\\p{L}*').test('Alle Klane ziehen')).toBe(true);
  expect(findWord('man').test('jemand')).toBe(false);
  expect(findWord('man').test('Man zieht')).toBe(true);
});
