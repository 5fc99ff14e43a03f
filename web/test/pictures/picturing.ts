import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { OpenedPage } from '../support/browser.ts';
import { inPalette } from './palette.ts';
import { SIZES } from '../measure/sizes.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** All pictures go here to be looked at; git has only those in SHOWN, which docs show. */
const OUT = join(ROOT, '.cache/pictures');
const SHOWN = join(ROOT, 'docs/pictures');
for (const folder of [OUT, SHOWN]) mkdirSync(folder, { recursive: true });

const pages = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.md'))
    .map(file => join('docs', file)),
].map(file => readFileSync(join(ROOT, file), 'utf8'));
const isShown = (file: string): boolean => pages.some(page => page.includes(`pictures/${file}`));

/** Waits until the page fetches and draws nothing any more. */
const atRest = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready);
  const now = () =>
    page.evaluate(() => `${document.querySelectorAll('*').length} ${document.documentElement.scrollHeight}`);
  let before = '';
  for (let n = 0, size = await now(); n < 20 && size !== before; n++, size = await now()) {
    before = size;
    await page.waitForTimeout(300);
  }
};

export type PictureSize = keyof typeof SIZES;

/**
 * Takes the page on one device, in its language and appearance, from the top or from an element. Fails on errors that
 * the page reports.
 */
export const take = async (
  { page, complaints }: OpenedPage,
  size: PictureSize,
  what: string,
  seen?: string,
): Promise<void> => {
  const { viewport, colorScheme, locale } = SIZES[size];
  await page.setViewportSize(viewport);
  await page.selectOption('[data-testid="language"]', locale);
  if ((await page.evaluate(() => document.documentElement.dataset['theme'])) !== colorScheme)
    await page.locator('button.theme').last().click();
  await page.mouse.move(0, 0);
  await atRest(page);
  await page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    document.querySelector('.panels')?.scrollTo(0, 0);
  });
  if (seen !== undefined) await page.locator(seen).first().scrollIntoViewIfNeeded();
  const file = `${what}-${size}.png`;
  const picture = inPalette(await page.screenshot());
  writeFileSync(join(OUT, file), picture);
  if (isShown(file)) writeFileSync(join(SHOWN, file), picture);
  await page.setViewportSize(SIZES.desktop.viewport);
  console.log(`${what}-${size}`);
  if (complaints.length > 0) throw new Error(`${what}: ${complaints.join('; ')}`);
};

const sizes = Object.keys(SIZES) as PictureSize[];

/** Takes one page on phone, tablet and desktop. */
export const takeAll = async (opened: OpenedPage, what: string, seen?: string): Promise<void> => {
  for (const size of sizes) await take(opened, size, what, seen);
  await opened.page.selectOption('[data-testid="language"]', SIZES.desktop.locale);
};

/** Fills in the form of a new local table: people with these names, and bots on the other seats. */
export const begin = async (
  page: Page,
  address: string,
  game: string,
  people: readonly string[],
): Promise<void> => {
  await page.goto(`${address}#/new/${game}`);
  await page.waitForSelector('.seats select');
  const seats = page.locator('.seats select');
  for (let seat = 0; seat < (await seats.count()); seat++)
    await seats.nth(seat).selectOption({ index: seat < people.length ? 0 : 1 });
  for (const [seat, name] of people.entries()) await page.locator('.seats input').nth(seat).fill(name);
  await page.click('[data-testid="start"]');
};

/** A page shows one of these while it waits for its player. */
const WAITED = ['skip', 'to-table', 'close-scene', 'confirm', 'winner']
  .map(id => `[data-testid="${id}"]`)
  .join(', ');

/** Plays until an element is there to stay, and not only until the page has taken the last answer. */
export const playUntil = async (page: Page, wanted: string, step: () => Promise<unknown>): Promise<void> => {
  for (let n = 0; n < 300; n++) {
    await page.waitForSelector(WAITED, { timeout: 60_000 });
    await page.waitForTimeout(500);
    if (await page.isVisible(wanted)) return;
    await step();
  }
  throw new Error(`never there: ${wanted}`);
};

/** Makes each visit, or only the requested ones; a failed visit does not stop the others. */
export const takeVisits = async (visits: { readonly [name: string]: () => Promise<void> }): Promise<void> => {
  const wanted = process.argv.slice(2);
  // The visits run one after another, so that they do not slow each other down.
  for (const [name, visit] of Object.entries(visits))
    if (wanted.length === 0 || wanted.includes(name))
      await visit().catch((error: unknown) => {
        console.error(name, error);
        process.exitCode = 1;
      });
};
