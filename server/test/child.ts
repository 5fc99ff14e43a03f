import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { bundle as bundled } from '../bundle.mjs';

const FOLDER = '.cache/server-test';
const BUNDLE = `${FOLDER}/serve.mjs`;

/** One file for the processes of the tests: starting from sources would take seconds each time. */
export const bundle = (): Promise<void> =>
  bundled({ serve: fileURLToPath(new URL('serve.ts', import.meta.url)) }, FOLDER);

export interface Child {
  readonly port: number;
  /** What it complained of. */
  complaints(): string;
  /** Ends it without warning, as a crash does. */
  kill(): Promise<void>;
}

export const startChild = async (store: string): Promise<Child> => {
  const child: ChildProcess = spawn(process.execPath, [BUNDLE, store], { stdio: ['ignore', 'pipe', 'pipe'] });
  let out = '';
  let err = '';
  child.stderr!.on('data', (data: Buffer) => (err += data.toString()));
  const ended = once(child, 'exit');
  const port = await new Promise<number>((done, failed) => {
    child.stdout!.on('data', (data: Buffer) => {
      out += data.toString();
      if (out.includes('\n')) done(Number(out));
    });
    child.once('exit', () => failed(new Error(`the server did not start: ${err}`)));
  });
  return {
    port,
    complaints: () => err,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
  };
};
