import { afterAll, describe, expect, test } from 'vitest';
import file from '@tavola/games/graenaland/rules/components/components.json' with { type: 'json' };
import { desk } from './desk.ts';
import { games } from '../src/games.ts';
import { extras as graenalandExtras } from '@tavola/games/graenaland/cli.ts';
import { Run, type Simulation } from '../src/simulation/simulation.ts';

const here = desk();
afterAll(here.remove);

const simulated = (seats: number, options: object, asides = false): Simulation => {
  const settings = { seats, options, games: 3, from: 0, seed: 3, asides };
  const run = new Run(games.get('graenaland')!, settings);
  for (let n = 0; n < settings.games; n++) run.play();
  return run.result(1, false);
};
const means = (simulation: Simulation, tally: string): { readonly [item: string]: number } =>
  Object.fromEntries(Object.entries(simulation.tallies[tally]!).map(([item, { mean }]) => [item, mean]));

describe('simulate graenaland', () => {
  test('tells rounds, cards, proposals, builds, goals, and what games were won by', () => {
    const simulation = simulated(4, {}, true);
    expect(simulation).toMatchObject({ violations: 0, withoutWinner: 0 });
    expect(simulation.rounds!.mean).toBeGreaterThan(5);
    const won = means(simulation, 'won by');
    expect(Object.keys(won)).toHaveLength(16 + 1);
    expect(Object.values(won).reduce((sum, n) => sum + n, 0)).toBeCloseTo(1);
    const places = means(simulation, 'wins by place, from the first player clockwise');
    expect(Object.values(places).reduce((sum, n) => sum + n, 0)).toBeCloseTo(1);
    const cards = means(simulation, 'resource cards a game');
    expect(cards['produced']).toBeGreaterThan(30);
    expect(cards['wasted: no room beside the territory']).toBeGreaterThan(0);
    const { made, 'share passed': passed } = means(simulation, 'proposals a game');
    expect(made).toBeGreaterThan(10);
    expect(passed).toBeGreaterThan(0.1);
    expect(passed).toBeLessThan(1);
    const builds = means(simulation, 'builds a game');
    for (const build of ['settlement', 'fort', 'road', 'army']) expect(builds[build]).toBeGreaterThan(0);
    expect(Object.keys(means(simulation, 'goals reached a seat'))).toHaveLength(5);
  });

  test('with victory cards tells in which goals the winners had steps', () => {
    const won = means(simulated(3, { goals: 'cards', start: 'draft' }), 'won by');
    expect(Object.keys(won)).toEqual([
      'steps of houses',
      'steps of territories',
      'steps of largest',
      'steps of buildings',
      'steps of army',
      'nobody declared',
    ]);
    const limited = simulated(3, { goals: 'cards', rounds: 1 });
    expect(means(limited, 'won by')['nobody declared']).toBe(1);
  });
});

describe('board check of components', () => {
  test('a good file is told in short, a bad one by the name of its field', () => {
    const check = graenalandExtras.checkBoard!;
    expect(check(file)).toEqual({
      ok: true,
      value: { name: file.name, tiles: 9, supplies: 16, 'victory cards': 20 },
    });
    const tokens = { ...file.tokens, road: 7 };
    expect(check({ ...file, tokens })).toMatchObject({
      ok: false,
      error: { code: 'bad-data', about: { path: 'tokens.road', expected: '6', found: '7' } },
    });
  });
});
