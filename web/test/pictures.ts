/** `npm run -w @tavola/web pictures`: each page on phone, tablet and desktop, into docs/pictures. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { findChromium, launch, openPage } from './browser.ts';
import { act, chooser } from './keys.ts';
import { openSite } from './site.ts';

const OUT = join(import.meta.dirname, '../../docs/pictures');

const SIZES = {
  phone: { width: 360, height: 740, colorScheme: 'light', locale: 'cs' },
  tablet: { width: 820, height: 1180, colorScheme: 'dark', locale: 'de' },
  desktop: { width: 1440, height: 900, colorScheme: 'light', locale: 'en' },
} as const;

const until = async (page: Page, isThere: () => Promise<boolean>): Promise<void> => {
  const random = chooser(11);
  for (let n = 0; n < 80 && !(await isThere()); n++) await act(page, random);
};

/** Tokens in some streets, as a player would lay them. */
const plan = async (page: Page): Promise<void> => {
  const streets = await page.$$('[data-street]');
  for (const [i, kind] of ['1', '2', '3', '4', '1', '4'].entries()) {
    await streets[(i * 7 + 2) % streets.length]!.focus();
    await page.keyboard.press(kind);
    await page.keyboard.press('Enter');
  }
};

const path = findChromium();
if (!path) process.exit(1);
mkdirSync(OUT, { recursive: true });
const [site, browser] = await Promise.all([openSite(), launch(path)]);
for (const [name, { width, height, colorScheme, locale }] of Object.entries(SIZES)) {
  const { page, close } = await openPage(browser, site.address, {
    viewport: { width, height },
    colorScheme,
    locale,
  });
  const take = (what: string) => page.screenshot({ path: join(OUT, `${what}-${name}.png`) });
  await page.waitForSelector('[data-testid="play-now"]');
  await page.waitForLoadState('networkidle');
  await take('home');
  for (const [what, hash] of Object.entries({
    table: '#/new/verona',
    rules: '#/rules/verona',
    about: '#/about',
  })) {
    await page.goto(site.address + hash);
    await page.waitForSelector('h1');
    await page.waitForLoadState('networkidle');
    await take(what);
  }
  await page.goto(site.address);
  await page.click('[data-testid="play-now"]');
  await until(page, () => page.isVisible('.kinds'));
  await plan(page);
  await page.evaluate(() => scrollTo(0, 0));
  await take('planning');
  await page.click('[data-testid="confirm"]');
  await until(page, () => page.isVisible('[data-testid="skip"]'));
  await page.waitForTimeout(1500);
  await page.evaluate(() => scrollTo(0, 0));
  await take('resolution');
  await close();
}
await browser.close();
await site.stop();
