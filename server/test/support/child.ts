import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cleanUp } from '@tavola/store/contract/clean-up.ts';
import { bundle as bundled } from '../../bundle.mjs';
import { WAIT_TIMEOUT_MS } from './wait.ts';

/** Within the repository, so that libraries are found. */
const CACHE = '.cache';

/**
 * One file for the processes or threads of a file of tests: starting from sources would take seconds each time. It is
 * in a folder of its own, since such files run at the same time, and none must read what another is writing. Gives
 * the folder, and what removes it.
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

/** For `beforeAll`: the server that `startChild` starts. */
export const bundleTestServer = async (): Promise<() => void> => {
  const { folder, remove } = await bundleInto({
    serve: fileURLToPath(new URL('serve.ts', import.meta.url)),
  });
  program = join(folder, 'serve.mjs');
  return remove;
};

export interface Child {
  readonly port: number;
  /** The errors that it logged. */
  complaints(): string;
  /** Ends it without warning, as a crash does. */
  kill(): Promise<void>;
}

/** A server as a process, which ends with the test that has started it. */
export const startChild = async (store: string): Promise<Child> => {
  const child: ChildProcess = spawn(process.execPath, [program, store], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
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
  return { port, complaints: () => err, kill };
};
