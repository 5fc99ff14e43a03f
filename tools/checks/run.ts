import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { PROGRESS_VARIABLE, takeProgress, type StepProgress } from './progress.ts';

export interface Ran {
  readonly ok: boolean;
  /** Both streams as they came, and a last line if the time ran out. */
  readonly output: string;
  readonly seconds: number;
}

/** npx takes 0.3 s to find a program, the path finds it at once. Output that is kept for later has no colours. */
const { FORCE_COLOR: _, ...inherited } = process.env;
const PATH = `${resolve('node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;
const env = { ...inherited, PATH, NO_COLOR: '1', [PROGRESS_VARIABLE]: '1' };

/** Each program leads a process group of its own, so that ending it ends the workers it has started. */
const groups = new Set<number>();

const end = (group: number): void => {
  groups.delete(group);
  try {
    process.kill(-group, 'SIGKILL');
  } catch {
    // It has ended by itself in the meantime.
  }
};

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    for (const group of groups) end(group);
    process.exit(1);
  });

/**
 * Runs a program to its end, or for so many seconds. There is no shell: a space ends a word of the command.
 * Never rejects: a program that cannot start has failed.
 */
export const run = (
  command: string,
  limit: number,
  onProgress: (progress: StepProgress) => void = () => {},
): Promise<Ran> =>
  new Promise(done => {
    const started = Date.now();
    const [program = '', ...args] = command.split(' ');
    const child = spawn(program, args, {
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      env,
    });
    const group = child.pid;
    if (group !== undefined) groups.add(group);
    let output = '';
    const finish = (ok: boolean): void => {
      clearTimeout(timer);
      if (group !== undefined) end(group);
      // Something that has left the group could hold them open, and us with them.
      for (const stream of [child.stdout, child.stderr]) stream.destroy();
      done({ ok, output, seconds: (Date.now() - started) / 1000 });
    };
    const timer = setTimeout(() => {
      output += `\nnot finished after ${limit} s: ended\n`;
      finish(false);
    }, limit * 1000);
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        const { rest, progress } = takeProgress(output + text);
        output = rest;
        progress.forEach(onProgress);
      });
    child.on('error', error => {
      output += `${error.message}\n`;
      finish(false);
    });
    child.on('close', code => finish(code === 0));
  });
