import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanUp } from '@tavola/store/contract/clean-up.ts';
import { bundle as bundled } from '../../bundle.mjs';
import { WAIT_TIMEOUT_MS } from './wait.ts';

/** The folder is within the repository, so that imports find the libraries. */
const CACHE = '.cache';

/**
 * Bundles a file that the tests of one file run as processes or threads, since starting from sources would take seconds
 * each time. The bundle has a folder of its own, since test files run in parallel and none may read a half-written file
 * of another. Returns the folder and a function that removes it.
 */
export const bundleInto = async (
  entries: Record<string, string>,
): Promise<{ readonly folder: string; readonly remove: () => void }> => {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'server-test-'));
  await bundled(entries, folder);
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

let program = '';

/** For `beforeAll`: bundles the server that `startChild` starts. */
export const bundleTestServer = (): Promise<() => void> =>
  bundleProgram(new URL('serve.ts', import.meta.url));

/** Bundles another program for `startChild`. */
export const bundleProgram = async (source: URL): Promise<() => void> => {
  const { folder, remove } = await bundleInto({
    program: fileURLToPath(source),
  });
  program = join(folder, 'program.mjs');
  return remove;
};

export interface Child {
  readonly port: number;
  /** The logged errors. */
  complaints(): string;
  /** Kills it without warning, like a crash. */
  kill(): Promise<void>;
  readonly pid: number;
  /** Stops the process until `SIGCONT`, as a suspended machine does. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Moves its wall clock. */
  moveClock(milliseconds: number): void;
}

/** Starts a server as a process, which ends with the running test. It gets its store, or what else it asks for. */
export const startChild = async (argument: string): Promise<Child> => {
  const child: ChildProcess = spawn(process.execPath, [program, argument], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  // The pipe of a killed process is broken.
  child.stdin!.on('error', () => undefined);
  let out = '';
  let err = '';
  child.stderr!.on('data', (data: Buffer) => (err += data.toString()));
  const ended = once(child, 'exit');
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  cleanUp(kill);
  const port = await new Promise<number>((done, failed) => {
    const timer = setTimeout(
      () => failed(new Error(`the server has not told its port after ${WAIT_TIMEOUT_MS / 1000} s: ${err}`)),
      WAIT_TIMEOUT_MS,
    );
    child.stdout!.on('data', (data: Buffer) => {
      out += data.toString();
      if (!out.includes('\n')) return;
      clearTimeout(timer);
      done(Number(out));
    });
    child.once('exit', code => {
      clearTimeout(timer);
      failed(new Error(`the server has ended with ${code} before it told its port: ${err}`));
    });
  });
  return {
    port,
    complaints: () => err,
    kill,
    pid: child.pid!,
    signal: name => void child.kill(name),
    moveClock: milliseconds => void child.stdin!.write(`clock ${milliseconds}\n`),
  };
};
