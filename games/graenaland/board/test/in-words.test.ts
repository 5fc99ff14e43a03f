import { graenaland } from '../../rules/index.ts';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@tavola/web/text/language.ts';
import { describeTerritory } from '../in-words.ts';
import { limitAt } from '../table.ts';
import { goldenNames, goldenTurns } from './goldens.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];
const last = goldenTurns(goldenNames[0]!).at(-1)!.after;

describe('a territory in words', () => {
  test('at the beginning', () => {
    const view = graenaland.view(goldenTurns(goldenNames[0]!)[0]!.before, 0);
    const own = view.table.heroes[0]!;
    const said = describeTerritory('en', view, own, NAMES);
    expect(said).toMatch(/^\w+, (plains|forest|hills), coast, price 4, /);
    expect(said).toContain('your 1 house');
    expect(said).toContain('your warrior');
    expect(said).toMatch(/\d cards? of at most \d/);
  });
  test('the words for the owner depend on the viewer', () => {
    const mine = describeTerritory('en', graenaland.view(last, 1), 1, NAMES);
    const theirs = describeTerritory('en', graenaland.view(last, undefined), 1, NAMES);
    expect(theirs).not.toContain('your');
    expect(mine).not.toBe(theirs);
  });
  test.each(LANGUAGES)('%s: cards on an empty territory have no limit', language => {
    const { view, bare } = goldenNames
      .flatMap(goldenTurns)
      .map(({ before }) => graenaland.view(before, 0))
      .map(seen => ({
        view: seen,
        bare: seen.table.down.findIndex((n, at) => n > 0 && limitAt(seen.table, at) === 0),
      }))
      .find(found => found.bare >= 0)!;
    expect(describeTerritory(language, view, bare, NAMES)).not.toMatch(/\b0\b/);
  });
  test.each(LANGUAGES)('%s: nothing is missing', language => {
    const view = graenaland.view(last, 0);
    for (const territory of view.table.land.terrain.keys()) {
      const said = describeTerritory(language, view, territory, NAMES);
      expect(said).not.toMatch(/undefined|NaN|, ,|\{/);
    }
  });
});
