import { stripVTControlCharacters } from 'node:util';
import { afterAll, describe, expect, test } from 'vitest';
import { fair } from '@tavola/kernel/test/fair.ts';
import { desk } from '../../test/desk.ts';
import { Run, type SimulationSettings, type Simulation } from './simulation.ts';
import { Mean, median, seedOf, wilsonInterval } from './statistics.ts';

const here = desk();
afterAll(here.remove);

const simulate = async (...args: readonly string[]): Promise<Simulation> => {
  const { code, out, err } = await here.run('simulate', 'fair', '--json', ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Simulation;
};
const timeless = ({ seconds, answersPerSecond, gamesPerSecond, ...rest }: Simulation): unknown => rest;
const settings: SimulationSettings = { seats: 3, options: {}, games: 5, from: 0, seed: 1, asides: false };

describe('simulate', () => {
  test('tells all that it is asked for', async () => {
    const told = await simulate('--seats', '3', '--games', '60', '--seed', '5', '--options', '{"florins":4}');
    expect(told).toMatchObject({ game: 'fair', seats: 3, games: 60, seed: 5, violations: 0, meanRounds: 3 });
    expect(told.rounds).toMatchObject({ mean: 3, min: 3, max: 3 });
    expect(told.winShare.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1);
    for (const [seat, { low, high }] of told.winShareInterval.entries()) {
      expect(low).toBeLessThan(told.winShare[seat]!);
      expect(high).toBeGreaterThan(told.winShare[seat]!);
    }
    expect(told.points).toHaveLength(3);
    expect(told.answersPerSecond).toBeGreaterThan(told.gamesPerSecond);
    expect(told.tallies['cards']!['first']!.mean).toBeGreaterThan(0);
  });

  test('the same seed gives the same, another seed another', async () => {
    const once = timeless(await simulate('--seed', '7', '--games', '20'));
    expect(timeless(await simulate('--seed', '7', '--games', '20'))).toEqual(once);
    expect(timeless(await simulate('--seed', '8', '--games', '20'))).not.toEqual(once);
    expect(timeless(await simulate('--seed', '7', '--games', '20', '--asides'))).not.toEqual(once);
  });

  test('one game of a long run can be played again alone', () => {
    const long = new Run(here.entry, { ...settings, games: 3 });
    for (let n = 0; n < 3; n++) long.play();
    const before = long.result(1, false).answers;
    long.play();
    const alone = new Run(here.entry, { ...settings, from: 3, games: 1 });
    alone.play();
    expect(alone.result(1, false).answers).toBe(long.result(1, false).answers - before);
  });

  test('in words', async () => {
    const { code, out, err } = await here.run('simulate', 'fair', '--games', '30');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toMatch(/^fair, 4 seats, 30 random games, seed 1\n[\d,]+ answers\/s, [\d,]+ games\/s/);
    expect(out).toMatch(/\n3\.00 rounds \(3\.00 to 3\.00\), 3 to 3\n/);
    expect(out).toMatch(/\nstalls\n {2}left +\d/);
    expect(out).toMatch(/\nno violations\n$/);
  });

  test('broken invariants and rules that fail are counted and told with their game', () => {
    let games = 0;
    const violated = (): string[] => (games === 2 ? ['florins'] : []);
    const sample: typeof fair.sample = (...args) => {
      if (games === 4) throw new Error('[T-2] no florins');
      return fair.sample(...args);
    };
    const run = new Run({ ...here.entry, game: { ...fair, violations: violated, sample } }, settings);
    for (games = 0; games < 5; games++) run.play();
    const { violations, violated: told } = run.result(1, false);
    expect(violations).toBe(2);
    expect(told).toEqual([
      { game: 2, answers: expect.any(Number), what: 'florins' },
      { game: 4, answers: 0, what: '[T-2] no florins' },
    ]);
  });

  test('Ctrl-C ends it with what was done so far', async () => {
    const { code, out, err } = await here.interrupted('simulate', 'fair', '--games', '100000', '--json');
    const { games, interrupted } = JSON.parse(out) as Simulation;
    expect({ code, interrupted }).toEqual({ code: 130, interrupted: true });
    expect(games).toBeGreaterThan(0);
    expect(games).toBeLessThan(100_000);
    expect(stripVTControlCharacters(err)).toMatch(/^\r\.+ \d+ of 100,000 games, [\d,]+\/s, \d+:\d\d left/);
  });
});

describe('statistics', () => {
  test('Wilson’s interval, against published figures', () => {
    const { low, high } = wilsonInterval(15, 148);
    expect(low).toBeCloseTo(0.0624, 4);
    expect(high).toBeCloseTo(0.1605, 4);
    expect(wilsonInterval(0, 10).low).toBe(0);
    expect(wilsonInterval(10, 10).high).toBeCloseTo(1, 9);
    expect(wilsonInterval(0, 0)).toEqual({ low: 0, high: 1 });
  });

  test('mean and spread', () => {
    const mean = new Mean();
    for (const x of [2, 4, 4, 4, 5, 5, 7, 9]) mean.add(x);
    expect(mean.mean).toBe(5);
    expect(mean.deviation).toBeCloseTo(2.138, 3);
    expect(mean.interval().high - mean.interval().low).toBeCloseTo((2 * 1.959964 * 2.138) / Math.sqrt(8), 2);
    expect(median([3, 1, 2])).toBe(2);
    expect(median([4, 1, 2, 3])).toBe(2.5);
  });

  test('seeds of near games and near runs are all unlike', () => {
    const seeds = new Set<number>();
    for (let seed = 0; seed < 50; seed++) for (let n = 0; n < 200; n++) seeds.add(seedOf(seed, n));
    expect(seeds.size).toBeGreaterThan(9_990);
    expect(seedOf(2 ** 40 + 1, 0)).not.toBe(seedOf(1, 0));
  });
});
