import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, openPage } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import { findSeriousIssues, findSmallTargets, isTooWide } from './support/searches.ts';
import { setUpTable } from './support/seating.ts';
import { openSite, type Site } from './support/site.ts';

const chromium = findChromium();
const GAMES = ['verona', 'graenaland', 'vendetta'];
/** Every page that is not a match. */
const PAGES = [
  '#/',
  '#/about',
  '#/nowhere',
  ...GAMES.flatMap(game => [`#/new/${game}`, `#/rules/${game}`, `#/rules/${game}/readings`]),
];
/** The sizes are a usual window at 200 % and the narrowest phone. */
const WIDTHS = [640, 320];
const FULL = { width: 1280, height: 860 };

describe.skipIf(!chromium)('every page and state: axe, narrow windows, thumbs', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const look = async (page: Page): Promise<readonly string[]> => {
    const findings = [...(await findSeriousIssues(page))];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 640 });
      if (await isTooWide(page)) findings.push(`too wide at ${width}`);
      for (const small of await findSmallTargets(page)) findings.push(`at ${width}: ${small}`);
    }
    return findings;
  };
  const open = () => openPage(browser, site.address, { reducedMotion: 'reduce' });

  test('every page that is not a match', async () => {
    const { page, close } = await open();
    for (const hash of PAGES) {
      await page.setViewportSize(FULL);
      // Otherwise the page before would count as this one until it is replaced.
      await page.goto('about:blank');
      await page.goto(site.address + hash);
      await page.waitForSelector('main :is(h1, p)');
      await page.waitForLoadState('networkidle');
      expect({ hash, found: await look(page) }).toEqual({ hash, found: [] });
    }
    await close();
  });

  test('the curtain, a question with rules beside the board, and what happened since', async () => {
    const { page, close } = await open();
    await setUpTable(page, site.address, { seats: 2, people: 2 });
    await page.waitForSelector('[data-testid="enter"]');
    expect(await look(page)).toEqual([]);
    await page.click('[data-testid="enter"]');
    await page.waitForSelector('[data-testid="confirm"]');
    expect(await look(page)).toEqual([]);
    await page.click('[data-testid="open-rules"]');
    await page.waitForSelector('[data-testid="rules"] dl');
    expect(await look(page)).toEqual([]);
    // Makes the page forget this player's visits.
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage))
        if (key.startsWith('tavola.seen.')) localStorage.setItem(key, '-1');
    });
    await page.reload();
    await page.click('[data-testid="enter"]');
    await page.waitForSelector('[data-testid="to-table"]');
    expect(await look(page)).toEqual([]);
    await close();
  });
});
