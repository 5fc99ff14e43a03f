import { suggestions } from '@tavola/games/vendetta';
import { expect, test } from 'vitest';
import { headsFor, titlesFor } from '../forms/suggest.ts';

test('a title goes with a name and a name with a title', () => {
  expect(titlesFor('Caterina')).toContain('suor');
  expect(titlesFor('Caterina')).not.toContain('fra');
  expect(headsFor('fra')).toEqual(suggestions.men);
  expect(headsFor('badessa')).toEqual(suggestions.women);
  for (const head of [...suggestions.men, ...suggestions.women])
    for (const title of titlesFor(head)) expect(headsFor(title)).toContain(head);
});

test('who writes a name or title of their own is offered all', () => {
  expect(titlesFor('Rozálie')).toEqual(suggestions.titles);
  expect(headsFor('')).toEqual([...suggestions.men, ...suggestions.women]);
});
