/**
 * `npm start`: serves, from a fresh clone on. Plain JavaScript without libraries, as it runs before there are
 * any: installs what is missing, builds the client and one file of the server, and goes on in that.
 */
import { spawnSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** @param {string} file */
const changed = file => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
// npm writes this file last, so a broken installation counts as none.
if (changed('node_modules/.package-lock.json') < changed('package-lock.json')) {
  console.error('node_modules is missing or older than package-lock.json: running npm ci');
  const { status } = spawnSync('npm', ['ci', '--include=dev'], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (status !== 0) process.exit(1);
}
// The client that people open in their browsers.
const { build: buildClient } = await import('vite');
await buildClient({ root: 'web', configFile: 'web/vite.config.ts', logLevel: 'error' });
const { bundleServer } = await import('./bundle.mjs');
await bundleServer('dist');
if (!process.argv.includes('--build')) await import('../dist/server.mjs');
