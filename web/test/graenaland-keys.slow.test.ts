import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, openPage } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import { compose } from './support/players/clan-keys.ts';
import { useQuickBox } from './support/players/clan.ts';
import { act, createRandom, tabTo, untilAsked } from './support/players/keys.ts';
import { findCoveredFocus } from './support/searches.ts';
import { openSite, type Site } from './support/site.ts';

const path = findChromium();

describe.skipIf(!path)('Graenaland', () => {
  let browser: Browser;
  let site: Site;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch(path!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** Makes a table with Freydis, bots, a limit of rounds and a box in which things are cheap. */
  const begin = async (page: Page, rounds: number): Promise<void> => {
    await page.goto(`${site.address}#/new/graenaland`);
    await page.waitForSelector('.seats select');
    await page.locator('.seats input').first().fill('Freydis');
    const seats = page.locator('.seats select');
    for (let seat = 1; seat < (await seats.count()); seat++) await seats.nth(seat).selectOption({ index: 1 });
    await page.locator('form summary').first().press('Enter');
    await page.locator('.option input[type="number"]').fill(String(rounds));
    await page.locator('.option input[type="number"]').press('Tab');
    await useQuickBox(page);
    await tabTo(page, '[data-testid="start"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-testid="status"]');
  };

  test('a whole match against bots by keyboard alone', async () => {
    const { page, complaints, close } = await openPage(browser, site.address, { reducedMotion: 'reduce' });
    await begin(page, 4);
    const random = createRandom(11);
    let isOver = false;
    for (let n = 0; n < 600 && !isOver; n++) isOver = await act(page, random, compose);
    expect(isOver).toBe(true);
    const log = await page.locator('.log .box').innerText();
    // The log shows the results of the keys: an order, a proposal or a vote, a build.
    expect(log).toMatch(/Freydis: the \w+ (goes|stays|is sent)/);
    expect(log).toMatch(/Freydis proposes for|(For|against): [^.]*Freydis \(/);
    expect(log).toMatch(/Freydis (builds an? \w+ in|raises the army)/);
    expect(await page.innerText('body')).not.toMatch(/undefined|\[object|NaN/);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ['en', /\b(hlasů|bojovník|osada|Stimmen|Krieger|Siedlung)\b/],
    ['cs', /\b(plains|votes|warrior|Stimmen|Krieger)\b/],
    ['de', /\b(plains|votes|warrior|hlasů|bojovník)\b/],
  ])('on a phone, in %s, nothing sticks out and every word is in the language', async (locale, foreign) => {
    const { page, complaints, close } = await openPage(browser, site.address, {
      reducedMotion: 'reduce',
      viewport: { width: 360, height: 740 },
      locale,
    });
    await begin(page, 2);
    const random = createRandom(5);
    for (let n = 0; n < 20; n++) {
      if (await act(page, random, compose)) break;
      const text = await page.innerText('body');
      expect(text).not.toMatch(/undefined|\[object|NaN|\{\w+\}/);
      expect(text).not.toMatch(foreign);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
      // The bar keeps its height only while nothing moves by itself.
      await untilAsked(page);
      for (let tabs = 0; tabs < 5; tabs++) {
        await page.keyboard.press('Tab');
        expect(await findCoveredFocus(page)).toBe('');
      }
    }
    expect(complaints).toEqual([]);
    await close();
  });
});
