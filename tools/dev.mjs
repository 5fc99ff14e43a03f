/**
 * `npm run dev`: the client with hot reload, and the server beside it, which is built and started again whenever one of
 * its sources changes. Plain JavaScript, as `npm start` is: it installs nothing and needs `npm ci` first.
 */
import { spawn } from 'node:child_process';
import { existsSync, watch } from 'node:fs';
import { createServer } from 'vite';
import { bundleServer } from '../server/bundle.mjs';

const [CLIENT_PORT, SERVER_PORT] = [5173, 8081];
/** An editor writes several times when it saves. */
const QUIET_MS = 200;
const FOLDER = '.cache/dev';
/** The folders whose sources the server is built from. */
const FOLDERS = ['kernel', 'games', 'match', 'table', 'bots', 'table', 'protocol', 'store', 'server'];
/** @param {string | null} name */
const isSource = name => /(?<!\.test)\.(ts|mjs)$/.test(name ?? '');

const client = `http://127.0.0.1:${CLIENT_PORT}`;
const server = `http://127.0.0.1:${SERVER_PORT}`;
const env = {
  ...process.env,
  PORT: String(SERVER_PORT),
  HOST: '127.0.0.1',
  TAVOLA_LOG: process.env['TAVOLA_LOG'] ?? 'warn',
  TAVOLA_ORIGINS: `${client},http://localhost:${CLIENT_PORT}`,
};

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;

const stop = () =>
  new Promise(resolve => {
    if (!running || running.exitCode !== null || running.signalCode !== null) return resolve(undefined);
    running.once('exit', resolve);
    running.kill('SIGTERM');
  });

const restart = async () => {
  try {
    await bundleServer(FOLDER);
  } catch {
    // esbuild has printed the error; the old server keeps running.
    return;
  }
  await stop();
  // The server prints an address that is not the one to open.
  running = spawn(process.execPath, [`${FOLDER}/server.mjs`], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
};

/** Builds follow one another, so that two never write the same files. */
let work = restart();
/** @type {NodeJS.Timeout | undefined} */
let timer;
for (const folder of FOLDERS.filter(each => existsSync(each)))
  watch(folder, { recursive: true }, (_, name) => {
    if (!isSource(name)) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      work = work.then(restart);
    }, QUIET_MS);
  });

const proxy = { '/api': { target: server }, '/socket': { target: server, ws: true } };
const vite = await createServer({
  configFile: 'web/vite.config.ts',
  server: { host: '127.0.0.1', port: CLIENT_PORT, strictPort: true, proxy },
});
await vite.listen();
await work;
console.log(
  `The client is at ${client}/ and the server behind it; both follow the sources. Ctrl-C ends them.`,
);

for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    void Promise.all([vite.close(), work.then(stop)]).then(() => process.exit(0));
  });
