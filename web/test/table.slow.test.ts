import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, openPage } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import { openSite, type Site } from './support/site.ts';

const chromium = findChromium();

describe.skipIf(!chromium)('the frame in a real browser', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const play = async (page: Page): Promise<void> => {
    await page.click('[data-testid="play-now"]');
    await page.waitForSelector('[data-testid="confirm"]');
  };
  /** Simulates that the window is covered or visible again. */
  const hide = (page: Page, isHidden: boolean): Promise<void> =>
    page.evaluate(now => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => now });
      document.dispatchEvent(new Event('visibilitychange'));
    }, isHidden);
  const icon = (page: Page): Promise<string | null> => page.getAttribute('link[rel="icon"]', 'href');

  test('title and icon call, in each language, and are put back on leaving; pages have titles', async () => {
    const { page, close } = await openPage(browser, site.address, { reducedMotion: 'reduce' });
    await play(page);
    expect(await page.title()).toBe('● Your decision – Verona – Tavola');
    expect(await icon(page)).toBe('./icon-turn.svg');
    await page.selectOption('[data-testid="language"]', 'de');
    await page.waitForFunction(() => document.title === '● Du entscheidest – Verona – Tavola');
    await page.goto(`${site.address}#/rules/vendetta`);
    await page.waitForFunction(() => document.title.includes('Vendetta'));
    expect(await icon(page)).toBe('./icon.svg');
    await page.click('header .brand');
    await page.waitForFunction(() => document.title === 'Tavola');
    await close();
  });

  test('a Confirm that cannot be pressed says why and leads to the rule; the focus comes back', async () => {
    const { page, complaints, close } = await openPage(browser, site.address, { reducedMotion: 'reduce' });
    await play(page);
    await page.focus('[data-testid="confirm"]');
    await page.waitForSelector('.bar .why >> text=Something has not been chosen yet.');
    await page.click('.bar .why .rule');
    await page.waitForSelector('[data-testid="rules"] .here');
    expect(await page.evaluate(() => document.activeElement?.closest('aside') !== null)).toBe(true);
    // A search does not hide the next rule.
    await page.fill('[data-testid="rules"] input[type="search"]', 'mercenaries');
    await page.waitForSelector('[data-testid="rules"] dl');
    await page.click('[data-testid="open-rules"]');
    await page.keyboard.press('Escape');
    // Outside the rules Esc does not close them, and inside it does.
    expect(await page.isVisible('[data-testid="rules"]')).toBe(true);
    await page.focus('[data-testid="rules"] header button');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-testid="rules"]', { state: 'detached' });
    expect(page.url()).toContain('#/match/');
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);

    // Esc takes back the choice, and after Confirm the focus moves to the next message.
    await page.locator('[data-street][aria-disabled="false"]').first().press('Enter');
    await page.waitForSelector('[data-testid="confirm"][aria-disabled="false"]');
    await page.keyboard.press('Escape');
    await page.waitForSelector('[data-testid="confirm"][aria-disabled="true"]');
    await page.locator('[data-street][aria-disabled="false"]').first().press('Enter');
    await page.focus('[data-testid="confirm"]');
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => document.activeElement?.matches('[data-testid="status"]'));
    // A screen reader announces events, whatever panel is open beside the board.
    await page.waitForFunction(
      () => (document.querySelector('[data-testid="announced"]')?.children.length ?? 0) > 0,
    );
    // A hidden page plays no show.
    await hide(page, true);
    expect(await page.isVisible('[data-testid="skip"]')).toBe(false);
    await hide(page, false);
    expect(complaints).toEqual([]);
    await close();
  });
});
