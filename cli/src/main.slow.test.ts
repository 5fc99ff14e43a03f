import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, onTestFinished, test } from 'vitest';
import { desk } from '../test/desk.ts';
import { games } from './games.ts';

const MAIN = fileURLToPath(new URL('main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'tavola-main-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What a bot from outside may take for an answer is not what is tested, and this machine may be busy. */
const AT_LEISURE = ['--limit', '120000'];

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Says to us as soon as somebody in the process listens for Ctrl-C. */
const TELLS =
  'process.on("newListener",name=>name==="SIGINT"&&queueMicrotask(()=>process.send("listens for Ctrl-C")))';

/** The real program; `meddle` may do something to it while it runs. It ends with the test. */
const tavola = (
  args: readonly string[],
  meddle?: (child: ReturnType<typeof spawn>) => void,
): Promise<Ended> =>
  new Promise(done => {
    const child = spawn(
      process.execPath,
      ['--import', `data:text/javascript,${encodeURIComponent(TELLS)}`, '--import', 'tsx', MAIN, ...args],
      { stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
    );
    onTestFinished(() => void child.kill('SIGKILL'));
    let [out, err] = ['', ''];
    child.stdout!.on('data', (text: Buffer) => (out += text.toString()));
    child.stderr!.on('data', (text: Buffer) => (err += text.toString()));
    child.on('close', code => done({ code, out, err }));
    meddle?.(child);
  });

/** The same commands in this process: what they do does not depend on having one of their own. */
const here = desk(games);
afterAll(here.remove);

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

  test('a reader may close the pipe early', async () => {
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
      ...AT_LEISURE,
      '--keep',
      keep,
      '--json',
    ]);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { standings } = JSON.parse(out) as { standings: { faults: object; faultsByQuestion: object }[] };
    for (const { faultsByQuestion } of standings) expect(faultsByQuestion).toEqual({});
  });

  test('Ctrl-C reports the games so far and exits with 130', async () => {
    // Before the program has said so, the signal would end it as it ends any other.
    const { code, out } = await tavola(['simulate', 'verona', '--games', '1000000000', '--json'], child => {
      child.once('message', () => child.kill('SIGINT'));
    });
    expect(code).toBe(130);
    expect(JSON.parse(out)).toMatchObject({ interrupted: true, violations: 0 });
  });
});

describe('with the games of the table', () => {
  test.each(['graenaland', 'vendetta'])('the example in JavaScript plays %s', async game => {
    const { code, out, err } = await here.run(
      'arena',
      game,
      '--seats',
      '3',
      '--bots',
      'exec:node examples/bot.mjs,random,random',
      '--games',
      '1',
      '--workers',
      '0',
      ...AT_LEISURE,
      '--keep',
      here.path(`${game}.jsonl`),
      '--json',
    );
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const { standings } = JSON.parse(out) as {
      standings: { faults: { illegal: number; crashed: number } }[];
    };
    // What the rules refuse beyond what a choice can say may be illegal; what the choice says is understood.
    expect(standings[0]!.faults).toMatchObject({ crashed: 0, garbled: 0, late: 0 });
  });

  test.each([2, 3, 4, 5])('a recorded match of %i houses is right', async seats => {
    const file = here.path(`${seats}.jsonl`);
    const args = ['record', 'verona', '--seats', String(seats), '--out', file];
    expect(await here.run(...args)).toMatchObject({ code: 0, err: '' });
    expect(await here.run('replay', file)).toMatchObject({ code: 0, err: '' });
  });
});
