/**
 * `npm run -w @tavola/web size` measures the compressed client. All JavaScript counts that a browser fetches until the
 * first page is usable, including that of workers; the cache for offline play comes later. The script exits with 1
 * above the limit.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { launch, openPage } from '../support/browser.ts';
import { findChromium } from '../support/chromium.ts';
import { CLIENT, ensureBuilt } from '../support/shipped.ts';
import { openSite } from '../support/site.ts';

const LIMIT = 150 * 1024;
const path = findChromium();
if (!path) process.exit(1);
await ensureBuilt();
const weigh = (file: string): number => gzipSync(readFileSync(join(CLIENT, file))).length;
const kb = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;
const sum = (list: readonly string[]): number => list.reduce((total, file) => total + weigh(file), 0);

/** Lists the files of this ending that the first page requests before it is at rest. */
const fetched = async (): Promise<readonly string[]> => {
  const [site, browser] = await Promise.all([openSite(), launch(path)]);
  const { page, close } = await openPage(browser, 'about:blank', { serviceWorkers: 'block' });
  const files = new Set<string>();
  page.context().on('request', request => files.add(new URL(request.url()).pathname.slice(1)));
  await page.goto(site.address);
  await page.waitForSelector('[data-testid="play-now"]');
  await page.waitForLoadState('networkidle');
  await close();
  await browser.close();
  await site.stop();
  return [...files];
};

const first = await fetched();
const scripts = first.filter(file => file.endsWith('.js'));
const all = readdirSync(join(CLIENT, 'assets'))
  .filter(file => file.endsWith('.js'))
  .map(file => `assets/${file}`);
console.log(`first page, JavaScript: ${kb(sum(scripts))} in ${scripts.length} files (at most ${kb(LIMIT)})`);
console.log(`first page, styles: ${kb(sum(first.filter(file => file.endsWith('.css'))))}`);
console.log(`all JavaScript, worker and all rules included: ${kb(sum(all))}`);
for (const file of all.toSorted((a, b) => weigh(b) - weigh(a)).slice(0, 8))
  console.log(`  ${kb(weigh(file))}  ${file}${scripts.includes(file) ? ' (first page)' : ''}`);
process.exitCode = sum(scripts) <= LIMIT ? 0 : 1;
