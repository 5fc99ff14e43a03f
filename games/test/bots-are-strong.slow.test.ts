import { expect, test } from 'vitest';
import { duel } from './matches.ts';

// Few games and generous bounds: that a bot has become weak is seen, how strong it is the arena tells.

test('steady beats three that play at random', () => {
  const { wins, lead } = duel(['steady', 'random', 'random', 'random'], 24);
  expect(wins).toBeGreaterThan(0.85);
  expect(lead).toBeGreaterThan(40);
});

test('sharp beats three steady ones', () => {
  const { wins, lead } = duel(['sharp', 'steady', 'steady', 'steady'], 8, { iterations: 60 });
  expect(wins).toBeGreaterThan(0.5);
  expect(lead).toBeGreaterThan(10);
});
