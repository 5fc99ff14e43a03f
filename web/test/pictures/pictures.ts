/**
 * `npm run -w @tavola/web pictures` takes each page on phone, tablet and desktop into .cache/pictures; docs show some.
 */
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { launch, openPage, type OpenedPage } from '../support/browser.ts';
import { findChromium } from '../support/chromium.ts';
import { act, createRandom } from '../support/players/keys.ts';
import { city } from './pictures-city.ts';
import { island } from './pictures-island.ts';
import { begin, playUntil, takeAll, takeVisits } from './picturing.ts';
import { openSite } from '../support/site.ts';
import { SIZES } from '../measure/sizes.ts';

const path = findChromium();
if (!path) process.exit(1);
const [site, browser] = await Promise.all([openSite(), launch(path)]);

/** Gives the visit a page of its own and closes it in any case. */
const alone = (visit: (opened: OpenedPage, address: string) => Promise<void>) => async (): Promise<void> => {
  const opened = await openPage(browser, site.address, SIZES.desktop);
  try {
    await visit(opened, site.address);
  } finally {
    await opened.close();
  }
};

/** Lays tokens in some streets, as a player would. */
const plan = async (page: Page): Promise<void> => {
  const streets = await page.$$('[data-street]');
  for (const [i, kind] of ['1', '2', '3', '4', '1', '4'].entries()) {
    await streets[(i * 7 + 2) % streets.length]!.focus();
    await page.keyboard.press(kind);
    await page.keyboard.press('Enter');
  }
};

const frame = async (opened: OpenedPage, address: string): Promise<void> => {
  const { page } = opened;
  await page.waitForSelector('[data-testid="play-now"]');
  await takeAll(opened, 'home');
  for (const [what, hash] of Object.entries({
    table: '#/new/verona',
    'city-table': '#/new/vendetta',
    rules: '#/rules/verona',
    about: '#/about',
    'island-table': '#/new/graenaland',
  })) {
    await page.goto(address + hash);
    await page.waitForSelector('h1');
    await takeAll(opened, what);
  }
  await page.locator('form summary').first().click();
  await page.selectOption('[data-option="island"]', 'custom');
  await page.locator('[data-testid="island-editor"] input[type="radio"]').nth(1).check();
  await takeAll(opened, 'island-editor', '[data-testid="island-editor"] .coast');
  await begin(page, address, 'verona', ['Anna', 'Bruno']);
  await page.waitForSelector('[data-testid="enter"]');
  await takeAll(opened, 'curtain');
};

const town = async (opened: OpenedPage): Promise<void> => {
  const { page } = opened;
  const random = createRandom(11);
  const until = (wanted: string): Promise<void> => playUntil(page, wanted, () => act(page, random));
  await page.click('[data-testid="play-now"]');
  await until('.kinds');
  await plan(page);
  await takeAll(opened, 'planning');
  await page.locator('.bar button.quiet').last().click();
  await page.waitForSelector('.table.with-rules');
  await takeAll(opened, 'drawer');
  await page.click('[data-testid="rules"] header button');
  await page.click('[data-testid="confirm"]');
  await until('.stage');
  await page.locator('.stage .controls button').nth(1).click();
  await takeAll(opened, 'resolution');
  await page.click('[data-testid="skip"]');
  await until('[data-testid="confirm"]');
  await page.locator('.replay button').first().click();
  await page.waitForSelector('.bar button.main:not([data-testid])');
  await takeAll(opened, 'replay');
  // Makes the page believe that the player left at the eighth line.
  await page.evaluate(() => {
    for (const key of Object.keys(localStorage)) if (key.includes('.seen.')) localStorage.setItem(key, '8');
  });
  await page.reload();
  await page.waitForSelector('[data-testid="status"]');
  await takeAll(opened, 'since');
};

/** Opens a finished match from a file on the first page. */
const end = async (opened: OpenedPage): Promise<void> => {
  const { page } = opened;
  const file = join(import.meta.dirname, '../../../games/verona/golden/0004-four-houses.jsonl');
  await page.setInputFiles('[data-testid="open-file"]', file);
  await page.waitForSelector('[data-testid="winner"]', { timeout: 60_000 });
  await takeAll(opened, 'end');
};

await takeVisits({
  town: alone(town),
  end: alone(end),
  'city-phone': alone(city('phone')),
  'city-tablet': alone(city('tablet')),
  'city-desktop': alone(city('desktop')),
  island: alone(island),
  frame: alone(frame),
});
await browser.close();
await site.stop();
