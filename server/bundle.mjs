/** Puts what a process or a thread of the server runs into one file each. Plain JavaScript: `npm start` needs it first. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** @type {import('esbuild').Plugin} */
const librariesOutside = {
  name: 'our packages inside, libraries outside',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || path.startsWith('@tavola/') ? undefined : { path, external: true },
    );
  },
};

/**
 * By the names that the files get in the folder.
 * @type {(entries: Record<string, string>, folder: string) => Promise<void>}
 */
export const bundle = async (entries, folder) => {
  await build({
    entryPoints: entries,
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    sourcemap: true,
    logLevel: 'warning',
    plugins: [librariesOutside],
  });
  // Plain JavaScript already; it stands beside the file that starts it as a thread.
  const worker = fileURLToPath(new URL('../store/src/sqlite/sqlite-worker.mjs', import.meta.url));
  copyFileSync(worker, join(folder, 'sqlite-worker.mjs'));
};

/**
 * The server as it is shipped: what runs, and what threads run for it.
 * @type {(folder: string) => Promise<void>}
 */
export const bundleServer = folder =>
  bundle(
    {
      server: fileURLToPath(new URL('src/main.ts', import.meta.url)),
      'bot-worker': fileURLToPath(new URL('src/bots/worker.ts', import.meta.url)),
    },
    folder,
  );
