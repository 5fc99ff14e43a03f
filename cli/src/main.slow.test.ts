import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tavola-main-'));
afterAll(() => rmSync(folder, { recursive: true }));

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** The real program; `meddle` may do something to it while it runs. */
const tavola = (
  args: readonly string[],
  meddle?: (child: ReturnType<typeof spawn>) => void,
): Promise<Ended> =>
  new Promise(done => {
    const child = spawn(process.execPath, ['--import', 'tsx', MAIN, ...args]);
    let [out, err] = ['', ''];
    child.stdout.on('data', (text: Buffer) => (out += text.toString()));
    child.stderr.on('data', (text: Buffer) => (err += text.toString()));
    child.on('close', code => done({ code, out, err }));
    meddle?.(child);
  });

describe('the program', () => {
  test('one JSON document on standard output, nothing else', async () => {
    const { code, out, err } = await tavola(['simulate', 'verona', '--seats', '2', '--games', '5', '--json']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ game: 'verona', seats: 2, games: 5, violations: 0 });
  });

  test('bad input: a sentence on standard error, exit code 2', async () => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, '{"name": "x",}');
    expect(await tavola(['board', 'check', file])).toEqual({
      code: 2,
      out: '',
      err: `${file}: it is not JSON: "}" at column 14 does not belong there\n`,
    });
  });

  test('whoever reads may stop reading', async () => {
    const { code, err } = await tavola(['rules', 'verona', '--json'], child => child.stdout!.destroy());
    expect(err).toBe('');
    expect(code).not.toBe(null);
  });

  test('the examples play without a fault, in processes of their own', async () => {
    const bots = 'exec:node examples/bot.mjs,exec:python3 examples/bot.py,steady,random';
    const keep = join(folder, 'examples.jsonl');
    const { code, out, err } = await tavola([
      'arena',
      'verona',
      '--bots',
      bots,
      '--games',
      '2',
      '--workers',
      '2',
      '--keep',
      keep,
      '--json',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { standings } = JSON.parse(out) as { standings: { faults: object; faultsByQuestion: object }[] };
    for (const { faultsByQuestion } of standings) expect(faultsByQuestion).toEqual({});
  });

  test.each(['graenaland', 'vendetta'])('the example in JavaScript plays %s', async game => {
    const keep = join(folder, `${game}.jsonl`);
    const bots = 'exec:node examples/bot.mjs,random,random';
    const { code, out, err } = await tavola([
      'arena',
      game,
      '--seats',
      '3',
      '--bots',
      bots,
      '--games',
      '1',
      '--workers',
      '0',
      '--keep',
      keep,
      '--json',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { standings } = JSON.parse(out) as {
      standings: { faults: { illegal: number; crashed: number } }[];
    };
    // What the rules refuse beyond what a choice can say may be illegal; what the choice says is understood.
    expect(standings[0]!.faults).toMatchObject({ crashed: 0, garbled: 0, late: 0 });
  });

  test('Ctrl-C tells what was done so far and exits with 130', async () => {
    const start = performance.now();
    await tavola(['--help']);
    // It cannot listen before it has started, which takes as long as on this machine right now.
    const wait = 2000 + 4 * (performance.now() - start);
    const { code, out } = await tavola(['simulate', 'verona', '--games', '1000000000', '--json'], child => {
      setTimeout(() => child.kill('SIGINT'), wait);
    });
    expect(code).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ interrupted: true, violations: 0 });
  });

  test('a recorded match of every number of seats is right', async () => {
    for (const seats of [2, 3, 4, 5]) {
      const file = join(folder, `${seats}.jsonl`);
      await tavola(['record', 'verona', '--seats', String(seats), '--out', file]);
      expect((await tavola(['replay', file])).code).toBe(0);
    }
  });
});
