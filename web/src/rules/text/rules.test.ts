import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES, type InEach, type Language } from '../../text/language.ts';
import { hasRules, loadRules } from '../../games.ts';
import { splitReferences } from './rulebook.ts';
import type { GameRules } from './types.ts';
import type { Outline, RulesText } from './types.ts';

const GAMES = ['verona', 'graenaland', 'vendetta'] as const;
/** The first letter of a game's ids. */
const LETTER = { verona: 'V', graenaland: 'G', vendetta: 'N' } as const;

const sourceOf = (game: string): URL => new URL(`../../../../games/${game}/rules.md`, import.meta.url);

/** Ids at the start of a line or of a table row, by the letter of their section. */
const idsIn = (markdown: string): readonly string[] =>
  [...markdown.matchAll(/^(?:- |\| )([A-Z]-[A-Z]\d\d)\b/gm)].map(match => match[1]!);

/** The words of section Z in one language; a cell holds several, separated by commas or slashes. */
const wordsIn = (markdown: string, language: Language): readonly string[] => {
  const rows = markdown
    .slice(markdown.indexOf('\n## Z'))
    .split('\n')
    .filter(line => line.startsWith('|') && !line.startsWith('| -') && !line.startsWith('|-'))
    .map(line => line.split('|').map(cell => cell.trim()));
  const column = rows[0]!.indexOf(language);
  return rows.slice(1).flatMap(row => row[column]!.split(/, | \/ /));
};

const open = async (game: string): Promise<InEach<GameRules>> => {
  const book = async (language: Language): Promise<GameRules> => (await loadRules(game, language))!;
  return { cs: await book('cs'), en: await book('en'), de: await book('de') };
};

const rulesOf = (book: GameRules): ReadonlyMap<string, string> =>
  new Map(book.chapters.flatMap(({ rules }) => rules.map(({ id, text }) => [id, text])));

/** All texts of a game's rules, under names that are the same in every language. */
const textsOf = (book: GameRules): ReadonlyMap<string, string> =>
  new Map([
    ...book.chapters.flatMap(({ id, title, introduction }): [string, string][] => [
      [`title ${id}`, title],
      ...(introduction === undefined
        ? []
        : [[`introduction ${id}`, introduction] satisfies [string, string]]),
    ]),
    ...rulesOf(book),
    ...book.glossary.map(({ id, meaning }): [string, string] => [`meaning ${id}`, meaning]),
  ]);

const references = (text: string): readonly string[] =>
  splitReferences(text).flatMap(piece => ('rule' in piece ? [piece.rule] : []));
const plain = (text: string): string =>
  splitReferences(text)
    .map(piece => ('text' in piece ? piece.text : ''))
    .join('');
const numbers = (text: string): readonly string[] => [...new Set(plain(text).match(/\d+/g))].toSorted();

/** The names of all texts that break a requirement, so that one run reports them all. */
const failing = (
  books: InEach<GameRules>,
  holds: (text: string, english: string, name: string) => boolean,
) => {
  const english = textsOf(books.en);
  return LANGUAGES.flatMap(language =>
    [...textsOf(books[language])]
      .filter(([name, text]) => !holds(text, english.get(name) ?? '', name))
      .map(([name]) => `${language} ${name}`),
  );
};
const isTitle = (name: string): boolean => name.startsWith('title ');
const isSentence = (text: string): boolean => /^[\p{Lu}\d].+[.?!]$/u.test(text) && !/ {2}|\n/.test(text);
const isAlike = (ratio: number): boolean => ratio > 0.55 && ratio < 1.8;
const same = (one: readonly string[], other: readonly string[]): boolean =>
  one.toSorted().join() === other.toSorted().join();

describe.each(GAMES)('the rules of %s in words', game => {
  let books: InEach<GameRules>;
  beforeAll(async () => void (books = await open(game)));

  // A game without `rules.md` in this repository cannot be compared with it.
  test('tell every rule of rules.md in its order, and no other', () => {
    const ids = idsIn(readFileSync(sourceOf(game), 'utf8'));
    expect(ids.length).toBeGreaterThan(80);
    for (const language of LANGUAGES) expect([...rulesOf(books[language]).keys()]).toEqual(ids);
  });

  test('explain the words of section Z, and no others', () => {
    const markdown = readFileSync(sourceOf(game), 'utf8');
    for (const language of LANGUAGES)
      expect(books[language].glossary.map(({ word }) => word).toSorted()).toEqual(
        wordsIn(markdown, language).toSorted(),
      );
  });

  test('stand in the section their id names', () => {
    const astray = books.en.chapters.flatMap(({ id, rules }) =>
      rules.filter(rule => !rule.id.startsWith(`${LETTER[game]}-${id[0]}`)),
    );
    expect(astray).toEqual([]);
  });

  test('have the same parts in every language', () => {
    const parts = [...textsOf(books.en).keys()];
    for (const language of LANGUAGES) expect([...textsOf(books[language]).keys()]).toEqual(parts);
  });

  test('refer only to rules that exist, to the same ones in every language', () => {
    const known = rulesOf(books.en);
    expect(failing(books, text => references(text).every(id => known.has(id)))).toEqual([]);
    expect(failing(books, (text, english) => same(references(text), references(english)))).toEqual([]);
  });

  test('have references in brackets only, and nothing else that looks like markup', () => {
    expect(failing(books, text => !/[[\]<>{}`*_|]|[A-Z]-[A-Z]\d\d/.test(plain(text)))).toEqual([]);
  });

  test('name the same numbers in every language', () => {
    expect(failing(books, (text, english) => same(numbers(text), numbers(english)))).toEqual([]);
  });

  test('are whole sentences', () => {
    expect(failing(books, (text, _, name) => isTitle(name) || isSentence(text))).toEqual([]);
  });

  test('have a sane length, alike in every language', () => {
    expect(failing(books, text => text.length >= 4 && text.length < 620)).toEqual([]);
    expect(
      failing(books, (text, english, name) => isTitle(name) || isAlike(text.length / english.length)),
    ).toEqual([]);
  });

  test('are nowhere left untranslated', () => {
    const untranslated = [...textsOf(books.en)].filter(([name, text]) => {
      const others = [textsOf(books.cs).get(name), textsOf(books.de).get(name)];
      return !isTitle(name) && new Set([text, ...others]).size < LANGUAGES.length;
    });
    expect(untranslated).toEqual([]);
  });

  test('never tell two rules by the same words', () => {
    for (const language of LANGUAGES) {
      const texts = [...rulesOf(books[language]).values()];
      expect(new Set(texts).size).toBe(texts.length);
    }
  });

  test('mark readings, and variants also in words where they stand among other rules', () => {
    const all = books.en.chapters.flatMap(({ id, rules }) => rules.map(rule => ({ ...rule, chapter: id })));
    expect(
      all.filter(({ mark, chapter }) => (mark === 'reading') !== (chapter === 'X') && mark !== 'variant'),
    ).toEqual([]);
    const variants = new Set(
      all.filter(({ mark, chapter }) => mark === 'variant' && chapter !== 'O').map(({ id }) => id),
    );
    expect(failing(books, (text, _, name) => !variants.has(name) || /\bvariant/i.test(text))).toEqual([]);
  });
});

describe('a text', () => {
  test('is cut at its references', () => {
    expect(splitReferences('See [V-C13] or [V-G07].')).toEqual([
      { text: 'See ' },
      { rule: 'V-C13' },
      { text: ' or ' },
      { rule: 'V-G07' },
      { text: '.' },
    ]);
    expect(splitReferences('[V-C13]')).toEqual([{ rule: 'V-C13' }]);
    expect(splitReferences('no [such] thing [V-1]')).toEqual([{ text: 'no [such] thing [V-1]' }]);
  });

  test('is there only for games that are told', () => {
    expect(hasRules('verona')).toBe(true);
    expect(hasRules('toString')).toBe(false);
    expect(loadRules('chess', 'en')).toBeUndefined();
  });

  test('that lacks a rule does not compile', () => {
    const outline = {
      sections: { S: ['T-S01', 'T-S02'] },
      variants: [],
      reconstructed: [],
      terms: [],
    } as const satisfies Outline;
    const text: RulesText<typeof outline> = {
      sections: { S: { title: 'Set-up' } },
      // @ts-expect-error T-S02 is not told.
      rules: { 'T-S01': 'One.' },
      glossary: {},
    };
    expect(Object.keys(text.rules)).not.toEqual(outline.sections.S);
  });
});
