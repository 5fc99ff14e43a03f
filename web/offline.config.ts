import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Writes service-worker.js beside the client, with the names of all built files. */
export const offline = (): Plugin => ({
  name: 'tavola-offline',
  apply: 'build',
  async generateBundle(_, bundle) {
    const files = [
      ...Object.keys(bundle).filter(file => file !== 'index.html' && !/[.](map|woff)$/.test(file)),
      'theme.js',
      'icon.svg',
      'icon-turn.svg',
      'icon-192.png',
      'icon-512.png',
      'icon-maskable.png',
      'apple-touch-icon.png',
      'manifest.webmanifest',
    ];
    const hash = createHash('sha256');
    for (const [name, file] of Object.entries(bundle).toSorted(([a], [b]) => a.localeCompare(b)))
      hash.update(name).update(file.type === 'chunk' ? file.code : file.source);
    const { outputFiles } = await build({
      entryPoints: [join(import.meta.dirname, 'src/service-worker.ts')],
      bundle: true,
      write: false,
      minify: true,
      format: 'iife',
      target: 'es2023',
      define: {
        VERSION: JSON.stringify(hash.digest('hex').slice(0, 12)),
        FILES: JSON.stringify(files.map(file => `./${file}`)),
      },
    });
    this.emitFile({ type: 'asset', fileName: 'service-worker.js', source: outputFiles[0]!.text });
  },
});
