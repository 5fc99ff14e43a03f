/** `npm run -w @tavola/web size`: what the client weighs, compressed. Exits 1 if the first page is above its limit. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { built } from './site.ts';

const LIMIT = 150 * 1024;
const folder = await built();
const weigh = (file: string): number => gzipSync(readFileSync(join(folder, file))).length;
const files = readdirSync(join(folder, 'assets')).map(file => `assets/${file}`);
const index = readFileSync(join(folder, 'index.html'), 'utf8');
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const sum = (list: readonly string[]): number => list.reduce((total, file) => total + weigh(file), 0);

const scripts = files.filter(file => file.endsWith('.js'));
const first = scripts.filter(file => index.includes(file));
console.log(`first page, JavaScript: ${kb(sum(first))} (at most ${kb(LIMIT)})`);
console.log(
  `first page, styles: ${kb(sum(files.filter(file => file.endsWith('.css') && index.includes(file))))}`,
);
console.log(`all JavaScript, worker and all rules included: ${kb(sum(scripts))}`);
for (const file of scripts.toSorted((a, b) => weigh(b) - weigh(a)).slice(0, 8))
  console.log(`  ${kb(weigh(file))}  ${file}`);
process.exitCode = sum(first) <= LIMIT ? 0 : 1;
