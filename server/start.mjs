/**
 * `npm start`: serves, from a fresh clone on. Plain JavaScript without libraries, as it runs before there are
 * any: installs what is missing, builds the client and one file of the server, and goes on in that.
 */
import { spawnSync } from 'node:child_process';
import { copyFileSync, statSync } from 'node:fs';
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
const { build: buildClient } = await import('vite');
await buildClient({ root: 'web', configFile: 'web/vite.config.ts', logLevel: 'warn' });
const { build } = await import('esbuild');
await build({
  entryPoints: ['server/src/main.ts'],
  outfile: 'dist/server.mjs',
  bundle: true,
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
  plugins: [
    {
      name: 'our packages inside, libraries outside',
      setup: ({ onResolve }) => {
        onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
          kind === 'entry-point' || path.startsWith('@tavola/') ? undefined : { path, external: true },
        );
      },
    },
  ],
});
// The client that people open in their browsers; it changes with its sources, which `--build` looks at anew.
if (process.argv.includes('--build') || changed('web/dist/index.html') === 0) {
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'web'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (status !== 0) process.exit(1);
}
// Threads load their own file, which stands beside the one that starts them.
copyFileSync('store/src/sqlite-worker.mjs', 'dist/sqlite-worker.mjs');
if (!process.argv.includes('--build')) await import('../dist/server.mjs');
