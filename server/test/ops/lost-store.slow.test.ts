import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { cleanUp } from '@tavola/store/contract/clean-up.ts';
import { bundleInto } from '../support/child.ts';
import { waitUntil } from '../support/wait.ts';

let program = '';
beforeAll(async () => {
  const source = (path: string): string => fileURLToPath(new URL(`../../src/${path}`, import.meta.url));
  const { folder, remove } = await bundleInto({
    server: source('main.ts'),
    'bot-worker': source('bots/worker.ts'),
  });
  program = join(folder, 'server.mjs');
  return remove;
});

/** Starts the shipped server on a folder of its own, whose files may have at most this size. */
const startServer = async (kilobytes = 'unlimited') => {
  const data = mkdtempSync(join(tmpdir(), 'tavola-data-'));
  cleanUp(() => rmSync(data, { recursive: true, force: true }));
  // The shell counts in blocks of half a kilobyte.
  const limit = kilobytes === 'unlimited' ? kilobytes : String(2 * Number(kilobytes));
  const child = spawn('sh', ['-c', `ulimit -S -f ${limit} && exec "$0" "$1"`, process.execPath, program], {
    env: { ...process.env, PORT: '0', HOST: '127.0.0.1', TAVOLA_DATA: data },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  cleanUp(() => child.kill('SIGKILL'));
  let out = '';
  let log = '';
  child.stdout.on('data', (text: Buffer) => (out += text.toString()));
  child.stderr.on('data', (text: Buffer) => (log += text.toString()));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  await waitUntil(
    'the server tells its address',
    () => out.includes('\n') || child.exitCode !== null,
    () => log,
  );
  const address = /http:\S+/.exec(out)![0];
  const statusOf = async (path: string): Promise<number> => (await fetch(`${address}${path}`)).status;
  return { pid: child.pid!, data, ended, statusOf, log: () => log };
};

test('a server that has lost its store ends, so that another can take its place', async () => {
  const server = await startServer();
  expect(await server.statusOf('ready')).toBe(200);
  for (const name of readdirSync(server.data))
    if (/\.held-|\.pid$/.test(name)) rmSync(join(server.data, name));
  expect(await server.ended).toBe(1);
  expect(server.log()).toContain('the store is lost');
  const next = await startServer();
  expect(await next.statusOf('ready')).toBe(200);
});

test('[S24] on a full disk a server lives but is not ready, until there is room again', async () => {
  const server = await startServer('1000');
  expect(await server.statusOf('ready')).toBe(200);
  await waitUntil('the file is full', async () => (await server.statusOf('ready')) === 503, server.log);
  expect(await server.statusOf('ready')).toBe(503);
  expect(await server.statusOf('health')).toBe(200);
  execFileSync('prlimit', ['--pid', String(server.pid), '--fsize=unlimited:']);
  await waitUntil('there is room', async () => (await server.statusOf('ready')) === 200, server.log);
});

test('the health check of the image asks whether the server is ready', () => {
  const image = readFileSync(fileURLToPath(new URL('../../../Dockerfile', import.meta.url)), 'utf8');
  expect(/^HEALTHCHECK .*$/m.exec(image)?.[0]).toContain('/ready');
});
