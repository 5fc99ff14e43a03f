import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ServerFigures } from '@tavola/server/bench';
import { bundle } from '@tavola/server/bundle';
import { rejectInput } from '../input/bad.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** The flags with which `npm start` runs Node. */
const startFlags = (): string[] => {
  const { scripts } = JSON.parse(readFileSync(here('../../../package.json'), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start.split(' ').filter(word => word.startsWith('--'));
};

/** A server process, built as it is shipped, with the requests that the bench sends it. */
export class BenchChild {
  readonly port: number;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, port: number) {
    this.child = child;
    this.port = port;
  }

  static async start(address: string, profile: string | undefined): Promise<BenchChild> {
    const outdir = here('../../../.cache/bench');
    await bundle({ 'bench-serve': here('bench-serve.ts') }, outdir);
    const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
    const entry = join(outdir, 'bench-serve.mjs');
    const child = spawn(process.execPath, ['--expose-gc', ...startFlags(), ...profiling, entry, address], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [message] = (await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => rejectInput('the server to be measured did not start')),
    ])) as [{ port: number }];
    return new BenchChild(child, message.port);
  }

  private async ask<K extends keyof ServerFigures>(what: K): Promise<ServerFigures[K]> {
    this.child.send(what);
    const [figure] = (await once(this.child, 'message')) as [ServerFigures[K]];
    return figure;
  }

  /** Returns the seconds of processor time so far. */
  cpu(): Promise<number> {
    return this.ask('cpu');
  }

  /** Returns the bytes in use after a full garbage collection, which stops the server for a moment. */
  memory(): Promise<number> {
    return this.ask('memory');
  }

  /** Returns the number of people at tables. */
  peers(): Promise<number> {
    return this.ask('people');
  }

  async stop(): Promise<void> {
    const ended = once(this.child, 'exit');
    this.child.disconnect();
    await ended;
  }
}
