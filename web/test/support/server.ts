import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT, SERVER, ensureBuilt } from './shipped.ts';

interface Process {
  readonly port: number;
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void>;
}

const run = async (folder: string, port: number): Promise<Process> => {
  const child = spawn(process.execPath, [join(SERVER, 'server.mjs')], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      HOST: '127.0.0.1',
      TAVOLA_DATA: join(folder, 'data'),
      TAVOLA_LOG: 'error',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const listening = await new Promise<number>((resolve, reject) => {
    let out = '';
    child.stdout.on('data', (data: Buffer) => {
      out += data.toString();
      const [, found] = /http:\/\/[^:]+:(\d+)/.exec(out) ?? [];
      if (found) resolve(Number(found));
    });
    child.once('exit', () => reject(new Error('the server did not start')));
  });
  return {
    port: listening,
    end: async signal => {
      child.kill(signal);
      await ended;
    },
  };
};

export interface Server {
  readonly address: string;
  /** Kills the server and starts it again at the same address with the same data. */
  crash(): Promise<void>;
  /** Kills the server until `start`. */
  kill(): Promise<void>;
  start(): Promise<void>;
  close(): Promise<void>;
}

/** Starts a real server in its own process, which also serves the client. */
export const openServer = async (): Promise<Server> => {
  await ensureBuilt();
  const folder = mkdtempSync(join(tmpdir(), 'tavola-web-'));
  mkdirSync(join(folder, 'web'));
  symlinkSync(CLIENT, join(folder, 'web/dist'));
  let running = await run(folder, 0);
  const { port } = running;
  const start = async (): Promise<void> => {
    running = await run(folder, port);
  };
  return {
    address: `http://127.0.0.1:${port}/`,
    kill: () => running.end('SIGKILL'),
    start,
    crash: async () => {
      await running.end('SIGKILL');
      await start();
    },
    close: async () => {
      await running.end('SIGTERM');
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
