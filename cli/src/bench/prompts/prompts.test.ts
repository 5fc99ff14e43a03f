import { games as registry } from '@tavola/games/registry.ts';
import { afterAll, describe, expect, test } from 'vitest';
import { desk } from '../../../test/desk.ts';
import { findGame } from '../../registry.ts';
import { games } from '../../games.ts';
import { measureWay, type PromptFigures } from './bench-prompts.ts';
import { playSlowMatch } from './slow-match.ts';

const here = desk();
afterAll(here.remove);

describe('bench prompts', () => {
  test('counts what people are asked, and what had one answer', async () => {
    const { code, out, err } = await here.run('bench', 'prompts', 'fair', '--games', '2', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const figures = JSON.parse(out) as PromptFigures[];
    expect(figures.map(({ seats, orders }) => [seats, orders])).toEqual([
      [2, 'none'],
      [3, 'none'],
      [4, 'none'],
    ]);
    // Three days, with a bid of everybody each day and an offer to lay unless there is nothing to lay.
    for (const { byQuestion, prompts, left } of figures) {
      expect(byQuestion['bid']).toBe(3);
      expect(prompts).toBeCloseTo(byQuestion['bid']! + byQuestion['lay']!);
      expect(left).toBe(0);
    }
  });

  test('the same seed gives the same, in words too', async () => {
    const { out } = await here.run('bench', 'prompts', 'fair', '--games', '1');
    expect(out).toMatch(/^game +seats +rules +orders +prompts/);
    expect((await here.run('bench', 'prompts', 'fair', '--games', '1')).out).toBe(out);
  });

  test('bad input is refused', async () => {
    expect((await here.run('bench', 'prompts', 'fair', '--games', '0')).code).toBe(2);
    expect((await here.run('bench', 'prompts', 'chess')).code).toBe(2);
  });
});

describe('a slow match of Verona with four people who look in twice a day', () => {
  const verona = findGame(games, 'verona');
  const { rules } = registry.get('verona')!;

  test('[V-C55] asks a person fewer than 90 times when orders answer for missions and further hiring', () => {
    const { prompts, byQuestion } = measureWay(verona, 4, { rules, orders: 'lasting' }, 2, 1);
    expect(prompts).toBeLessThan(90);
    expect(byQuestion['name-mission'] ?? 0).toBe(0);
  });

  test('ends within three weeks when what can be ordered is ordered', () => {
    for (const seed of [1, 2])
      expect(playSlowMatch(verona, { seats: 4, rules, orders: 'all', seed }).days).toBeLessThan(21);
  });
});
