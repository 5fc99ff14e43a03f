import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { desk } from '../../test/desk.ts';
import { seatPlayers, type Contest } from './match/contest.ts';
import type { Balance } from './balance.ts';
import { ratings } from './results/rating.ts';
import type { Standings } from './results/standings.ts';

const here = desk();
afterAll(here.remove);

const keep = (name: string): string[] => ['--workers', '0', '--keep', here.path(name)];

const arena = async (name: string, ...args: readonly string[]): Promise<Standings> => {
  const { code, out, err } = await here.run('arena', 'fair', '--json', ...keep(name), ...args);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  return JSON.parse(out) as Standings;
};

const words = (line: string): string[] => line.split(' ');

const timeless = ({ standings, ...rest }: Standings): unknown => ({
  games: rest.games,
  standings: standings.map(({ name, winShare, points }) => ({ name, winShare, points })),
});

const program = (name: string, body: string): string =>
  `exec:${process.execPath} ${here.write(name, `const lines = require('node:readline').createInterface({ input: process.stdin });\n${body}`)}`;

const play = async (name: string, body: string): Promise<Standings> =>
  arena(
    `${name}.jsonl`,
    ...words('--seats 2 --games 1 --limit 60000 --bots'),
    `random,${program(`${name}.cjs`, body)}`,
  );

const contestOf = (...names: readonly string[]): Contest => ({
  game: 'fair',
  seats: names.length,
  options: {},
  players: names.map(name => ({ kind: 'level', name, level: name })),
  seed: 1,
  limit: 1,
});

describe('seating', () => {
  test('every deal is played once in every rotation', () => {
    const contest = contestOf('steady', 'random', 'random');
    const games = Array.from({ length: 6 }, (_, game) => seatPlayers(contest, game));
    expect(games.map(({ deal }) => deal)).toEqual([0, 0, 0, 1, 1, 1]);
    expect(games.slice(0, 3).map(({ players }) => players)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
    ]);
  });
});

describe('seating of equals', () => {
  test('every game has its own deal', () => {
    const contest = contestOf('steady', 'steady');
    expect([0, 1, 2].map(game => seatPlayers(contest, game))).toEqual([
      { deal: 0, players: [0, 1] },
      { deal: 1, players: [0, 1] },
      { deal: 2, players: [0, 1] },
    ]);
  });
});

describe('arena', () => {
  test('tells shares with intervals, and writes a report', async () => {
    const told = await arena('a.jsonl', '--seats', '3', '--bots', 'random,random,steady', '--games', '12');
    expect(told).toMatchObject({ game: 'fair', seats: 3, games: 12, seed: 7, interrupted: false });
    expect(told.standings.map(({ name, seats }) => [name, seats])).toEqual([
      ['random', 2],
      ['steady', 1],
    ]);
    expect(told.standings.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1);
    // Nobody knows this game, so all is left to chance: as often as somebody was asked.
    const [random, steady] = told.standings.map(({ reasons }) => reasons['bid']!['chance']!);
    expect(random).toBe(2 * steady!);
    const html = readFileSync(here.path('a.html'), 'utf8');
    expect(html).toContain('<svg');
    expect(html).not.toMatch(/https?:/);
  });

  test('goes on where it was broken off, and the same comes out', async () => {
    const bots = ['--seats', '2', '--bots', 'random,random'];
    const whole = await arena('b.jsonl', ...bots, '--games', '6');
    await arena('c.jsonl', ...bots, '--games', '2');
    // As if the last line had been cut off.
    writeFileSync(here.path('c.jsonl'), readFileSync(here.path('c.jsonl'), 'utf8').slice(0, -20));
    const parts = await arena('c.jsonl', ...bots, '--games', '6');
    expect(timeless(parts)).toEqual(timeless(whole));
    // The line that was cut off has not swallowed the next one.
    const kept = readFileSync(here.path('c.jsonl'), 'utf8').split('\n');
    expect(kept.filter(line => line.endsWith('}'))).toHaveLength(6);
  });

  test('what other code or another contest left in the file does not count', async () => {
    const bots = ['--seats', '2', '--bots', 'random,random'];
    await arena('g.jsonl', ...bots, '--games', '2', '--seed', '8');
    const { out } = await here.run(...words('arena fair --games 2'), ...bots, ...keep('g.jsonl'));
    expect(out).toContain('beside 2 of other code or another contest, not counted');
    expect(out).toContain('2 games, seed 7');
  });

  test('Ctrl-C tells what was done so far', async () => {
    const { code, out } = await here.interrupted(
      ...words('arena fair --seats 2 --bots random,random --games 100000 --json'),
      ...keep('d.jsonl'),
    );
    expect(code).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ interrupted: true });
  });

  test('files that cannot be written are told before anything is played', async () => {
    for (const flag of ['--keep', '--html']) {
      const { code, err } = await here.run(
        ...words('arena fair --seats 2 --bots random,random --games 2 --workers 0'),
        ...(flag === '--html' ? ['--keep', here.path('h.jsonl')] : []),
        flag,
        here.path('.'),
      );
      expect({ code, err }).toMatchObject({
        code: 2,
        err: expect.stringMatching(`^${flag}: .* cannot be written: `),
      });
    }
  });

  test('in words', async () => {
    const { out } = await here.run(
      ...words('arena fair --seats 2 --bots random,steady --games 4'),
      ...keep('e.jsonl'),
    );
    expect(out).toMatch(/^fair, 2 seats, 4 games, seed 7\n/);
    expect(out).toMatch(/\nrandom +1 +[\d.]+ %/);
    expect(existsSync(here.path('e.html'))).toBe(true);
  });
});

describe('bots from outside', () => {
  test('a bot that gives no legal answer is played as absent, and reported', async () => {
    const told = await play('illegal', `lines.on('line', () => console.log('{"answer": "x"}'));`);
    expect(told.standings[1]!.faults).toMatchObject({ crashed: 0, late: 0, garbled: 0 });
    expect(told.standings[1]!.faults.illegal).toBeGreaterThan(0);
  });

  test('a bot that crashes or talks nonsense is reported', async () => {
    expect((await play('crash', 'process.exit(3);')).standings[1]!.faults.crashed).toBeGreaterThan(0);
    const garbled = await play('garbled', `lines.on('line', () => console.log('yes'));`);
    expect(garbled.standings[1]!.faults.garbled).toBeGreaterThan(0);
    const asked = Object.values(garbled.standings[1]!.faultsByQuestion);
    expect(asked.reduce((sum, n) => sum + n, 0)).toBe(garbled.standings[1]!.faults.garbled);
  });
});

describe('a bot from outside that thinks too long', () => {
  test('a bot that is too slow is played as absent, and its late answer is not taken for the next one', async () => {
    // It answers the first question only when it is asked the second one.
    const body = `let n = 0; lines.on('line', () => { if (n++ > 0) console.log('{"answer": "x"}'); });`;
    const { standings } = await arena(
      'late.jsonl',
      ...words('--seats 2 --games 1 --limit 200 --bots'),
      `random,${program('late.cjs', body)}`,
    );
    // The answer to the second question settles the first, and so on: all of them are late.
    expect(standings[1]!.faults.late).toBeGreaterThan(0);
    expect(standings[1]!.faults).toMatchObject({ crashed: 0, garbled: 0, illegal: 0 });
  });
});

describe('balance', () => {
  test('win shares by seat', async () => {
    const { out } = await here.run(...words('balance fair --seats 2 --games 6 --json'), ...keep('f.jsonl'));
    const told = JSON.parse(out) as Balance;
    expect(told.bySeat).toHaveLength(2);
    expect(told.bySeat.reduce((sum, { winShare }) => sum + winShare, 0)).toBeCloseTo(1);
    expect(Object.keys(told.tallies)).toEqual(['stalls', 'cards']);
    expect(told.tallies['stalls']!['left']).toBeGreaterThan(0);
  });
});

describe('ratings', () => {
  test('who wins ten times as often is 400 ahead', () => {
    const [a = 0, b = 0] = ratings([
      [0, 1000],
      [100, 0],
    ]);
    expect(a - b).toBeGreaterThan(390);
    expect(a - b).toBeLessThan(405);
    expect(a + b).toBeCloseTo(3000);
  });
});
