import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** These files shrink when compressed; fonts are compressed already. */
const PACKABLE = /[.](js|css|html|svg|webmanifest)$/;
/** Smaller files gain nothing, since they fit into one packet anyway. */
const LEAST = 1024;

/** Writes a compressed copy beside each file of the client, so that no server compresses it for every reader. */
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
