import { expect, test } from 'vitest';
import { duel } from '../test/matches.ts';

// Few games and generous bounds: that a bot has become weak is seen, how strong it is the arena tells.

test('steady beats three that play at random', () => {
  const { wins, lead } = duel(['steady', 'random', 'random', 'random'], 24);
  expect(wins).toBeGreaterThan(0.85);
  expect(lead).toBeGreaterThan(40);
});

test('sharp is ahead of three steady ones, and thinking longer does not ruin it', () => {
  const brief = duel(['sharp', 'steady', 'steady', 'steady'], 12, { iterations: 20 });
  const long = duel(['sharp', 'steady', 'steady', 'steady'], 12, { iterations: 150 });
  expect(long.lead).toBeGreaterThan(4);
  expect(long.lead).toBeGreaterThan(brief.lead - 8);
});
