import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const games = readdirSync('games', { withFileTypes: true })
  .filter(entry => entry.isDirectory() && readdirSync(`games/${entry.name}`).includes('manifest.ts'))
  .map(({ name }) => name);

/** Where games may be named: their own folders, the one list of them, tests, and what people read. */
const MAY_NAME_GAMES =
  /^games\/|^docs\/|^examples\/|[.]md$|^NOTICE$|[.]test[.]ts$|\/test\/|^\.github\/|^(web\/)?package(-lock)?[.]json$|^web\/index[.]html$/;

const tracked = spawnSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).stdout.split('\0');
const sources = tracked.filter(file => /[.](ts|mts|mjs|cjs|svelte|json)$/.test(file));

test('there are games, and sources to look at', () => {
  expect(games.length).toBeGreaterThan(2);
  expect(sources.length).toBeGreaterThan(500);
});

test('only a game itself knows its name, so a new one is a folder and a line in games/registry.ts', () => {
  const name = new RegExp(games.join('|'), 'i');
  const naming = sources
    .filter(file => !MAY_NAME_GAMES.test(file))
    .flatMap(file =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, at) => (name.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
    );
  expect(naming).toEqual([]);
});
