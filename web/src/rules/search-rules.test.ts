import { expect, test } from 'vitest';
import { loadRules } from '../games.ts';
import { searchRules, selectOwnRules } from './search-rules.ts';

test('a search finds headings with all their rules, and words', async () => {
  const book = (await loadRules('verona', 'en'))!;
  const { chapters } = searchRules(book, 'rulings');
  const readings = book.chapters.find(({ id }) => id === 'X')!;
  expect(chapters.find(({ id }) => id === 'X')?.rules).toEqual(readings.rules);
  const [term] = book.glossary;
  expect(searchRules(book, term!.word).words).toContain(term);
  expect(searchRules(book, 'no such word anywhere')).toEqual({ chapters: [], words: [] });
});

test.each(['verona', 'graenaland', 'vendetta'])('readings and variants of %s have a page', async game => {
  const book = (await loadRules(game, 'cs'))!;
  const rules = selectOwnRules(book).flatMap(chapter => chapter.rules);
  const all = book.chapters.flatMap(chapter => chapter.rules);
  expect(rules).toEqual(all.filter(({ mark, reconstructed }) => mark !== 'rule' || reconstructed));
  expect(rules.some(({ mark }) => mark === 'reading')).toBe(true);
  expect(rules.some(({ mark }) => mark === 'variant')).toBe(true);
});
