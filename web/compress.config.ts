import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** What shrinks when packed; fonts are packed already. */
const PACKABLE = /[.](js|css|html|svg|webmanifest)$/;
/** Below this a packed file saves nothing: it goes in one packet anyway. */
const LEAST = 1024;

/** Writes each file of the client packed beside it, once, so that no server packs it anew for every reader. */
export const compressed = (): Plugin => {
  let folder = '';
  return {
    name: 'tavola-compressed',
    apply: 'build',
    configResolved: config => {
      folder = resolve(config.root, config.build.outDir);
    },
    async closeBundle() {
      const names = await readdir(folder, { recursive: true });
      await Promise.all(
        names
          .filter(name => PACKABLE.test(name))
          .map(async name => {
            const file = join(folder, name);
            const bytes = await readFile(file);
            if (bytes.length < LEAST) return;
            const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
            await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
            await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
          }),
      );
    },
  };
};
