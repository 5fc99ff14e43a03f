import { readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { desk } from '../../test/desk.ts';
import type { Speeds } from '../bench/bench.ts';

const here = desk();
afterAll(here.remove);

const scenario = {
  title: 'the highest bid wins',
  game: 'fair',
  seats: 3,
  rolls: [4],
  answers: [{ all: [1, 2, 0] }],
  expect: { events: [{ t: 'bids', winner: 1 }] },
};
const write = (name: string, change: object): string =>
  here.write(name, JSON.stringify({ ...scenario, ...change }));

const good = write('good.json', {});
const failing = write('failing.json', { expect: { table: { day: 2 } } });
const refusing = write('refusing.json', { expect: {}, answers: [{ seat: 0, answer: 9 }] });

describe('scenario', () => {
  test('prints what happened and passes', async () => {
    const { code, out, err } = await here.run('scenario', good);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain(`${good}: the highest bid wins\n`);
    expect(out).toContain('\nanswers[0].all[2]\n  bids bids=[1,2,0] winner=1\n  to seat 1: drew card=');
    expect(out).toMatch(/\nasked: T-3 lay, seats 0\npassed\n$/);
  });

  test('as JSON: one report for one file, a list for several', async () => {
    const { code, out } = await here.run('scenario', '--json', good);
    const report = JSON.parse(out) as Record<string, unknown>;
    expect(code).toBe(0);
    expect(report).toMatchObject({
      file: good,
      refused: null,
      over: false,
      outcome: null,
      table: { day: 1 },
    });
    for (const field of ['events', 'whispers', 'hands', 'box', 'asked']) expect(report).toHaveProperty(field);
    const both = await here.run('scenario', '--json', good, refusing);
    expect(JSON.parse(both.out)).toMatchObject([
      { passed: true },
      { refused: { code: 'out-of-range', rule: 'T-2' } },
    ]);
  });

  test('what is not as expected, and what is refused unexpectedly, is told: exit code 1', async () => {
    const failed = await here.run('scenario', failing);
    expect(failed.code).toBe(1);
    expect(failed.out).toContain('\nexpect.table.day: 2 expected, 1 found\nfailed (1 reason)\n');
    const refused = await here.run('scenario', refusing);
    expect(refused.code).toBe(1);
    expect(refused.out).toContain('\nanswers[0] refused: out-of-range (T-2)\n');
  });
});

describe('record and replay', () => {
  const out = here.path('match.jsonl');

  test('a recorded match replays, and the same seed records the same match', async () => {
    const args = [
      'record',
      'fair',
      '--seats',
      '3',
      '--seed',
      '7',
      '--transcript',
      '--note',
      'a tie',
      '--out',
    ];
    const recorded = await here.run(...args, out);
    expect(recorded).toMatchObject({ code: 0, err: '' });
    const text = readFileSync(out, 'utf8');
    await here.run(...args, here.path('again.jsonl'));
    expect(readFileSync(here.path('again.jsonl'), 'utf8')).toBe(text);
    expect(readFileSync(here.path('match.txt'), 'utf8')).toMatch(
      /^fair, rules 2\nseats: 0 Anna, 1 Bruno, 2 Carla\n/,
    );
    const replayed = await here.run('replay', out);
    expect(replayed).toMatchObject({ code: 0, err: '' });
    expect(replayed.out).toMatch(/^right .*match\.jsonl: \d+ entries, dice as committed, points \d \d \d\n$/);
  });

  test('a difference is told with line and field: exit code 1', async () => {
    const text = readFileSync(out, 'utf8').replace(/"winner":\d/, '"winner":9');
    const changed = here.write('changed.jsonl', text);
    const told = await here.run('replay', changed);
    expect(told.code).toBe(1);
    expect(told.out).toMatch(
      /^differs .*changed\.jsonl: line \d+: events\[0\]\.winner should be \d, but is 9\n$/,
    );
    const both = await here.run('replay', '--json', out, changed);
    expect(JSON.parse(both.out)).toMatchObject([
      { ok: true, dice: 'opened', over: true, difference: null },
      { ok: false, difference: { path: 'events[0].winner', found: 9 } },
    ]);
  });

  test('why bots answered as they did, for those who ask', async () => {
    const lines = readFileSync(out, 'utf8').split('\n');
    const at = lines.findLastIndex(line => line.includes('"t":"answer"'));
    const { seat, question, ...line } = JSON.parse(lines[at]!) as { seat: number; question: number };
    const reason = { code: 'takes-stall', about: { stall: 2 } };
    const file = here.write(
      'reasoned.jsonl',
      lines.with(at, JSON.stringify({ ...line, seat, question, reason })).join('\n'),
    );
    const told = await here.run('replay', '--reasons', file);
    expect(told.code).toBe(0);
    expect(told.out).toMatch(/^right /);
    expect(told.out).toContain(`\n  question ${question}, seat ${seat}: takes-stall stall=2\n`);
    expect((await here.run('replay', file)).out).not.toContain('takes-stall');
    const { out: json } = await here.run('replay', '--reasons', '--json', file);
    expect(JSON.parse(json)).toMatchObject({ reasons: [{ seat, question, reason }] });
  });

  test('a match that goes on', async () => {
    const lines = readFileSync(out, 'utf8').split('\n').slice(0, 6);
    const running = here.write('running.jsonl', `${lines.join('\n')}\n`);
    const { code, out: told } = await here.run('replay', running);
    expect(code).toBe(0);
    expect(told).toMatch(/4 entries, seed not opened, so only the sizes of dice were checked, not over\n$/);
  });
});

describe('board check and bench', () => {
  test('a good board is told in short', async () => {
    const board = here.write('board.json', '{"stalls": 3}');
    expect(await here.run('board', 'check', board)).toEqual({
      code: 0,
      out: `right ${board}: stalls 3\n`,
      err: '',
    });
    const { out } = await here.run('board', 'check', board, '--game', 'fair', '--json');
    expect(JSON.parse(out)).toEqual({ file: board, game: 'fair', ok: true, stalls: 3 });
  });

  test('speeds of a game', async () => {
    const { code, out } = await here.run('bench', '--seconds', '0.05', '--json');
    const { fair } = JSON.parse(out) as { fair: Speeds };
    expect(code).toBe(0);
    for (const speed of [
      'answersPerSecond',
      'clonesPerSecond',
      'guessesPerSecond',
      'viewsPerSecond',
    ] as const)
      expect(fair[speed]).toBeGreaterThan(0);
    expect((await here.run('bench', 'fair', '--seconds', '0.05')).out).toMatch(
      /^a second .*\nfair +[\d,]+ +/,
    );
    // The sharp bot thinks in earnest here, and other programs may keep it from it.
  }, 60_000);
});
