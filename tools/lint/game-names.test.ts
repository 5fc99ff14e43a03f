import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { linesNaming, sharedSources } from '../../cli/src/new-game/naming.ts';

const games = readdirSync('games', { withFileTypes: true })
  .filter(entry => entry.isDirectory() && readdirSync(`games/${entry.name}`).includes('manifest.ts'))
  .map(({ name }) => name);

test('there are games, and sources to look at', () => {
  expect(games.length).toBeGreaterThan(2);
  expect(sharedSources('.').length).toBeGreaterThan(400);
});

test('only a game itself knows its name, so a new one is a folder and a line in games/registry.ts', () => {
  expect(linesNaming('.', games)).toEqual([]);
});
