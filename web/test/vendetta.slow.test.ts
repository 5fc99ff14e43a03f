import type { Browser, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, openPage } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import { tabTo } from './support/players/keys.ts';
import { findSeriousIssues } from './support/searches.ts';
import { openSite, type Site } from './support/site.ts';
import { act, saveDownload, playUntil, WAITED } from './support/players/vendetta.ts';

const chromium = findChromium();
const HOSTILE = '<img src=x onerror="document.title=1"> & "quoted"';

describe.skipIf(!chromium)('Vendetta in a real browser', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** A short match: it ends after one round. */
  const begin = async (page: Page, seats: number, people: number): Promise<void> => {
    await page.goto(`${site.address}#/new/vendetta`);
    await page.click(`input[name="count"][value="${seats}"] >> xpath=..`);
    const kinds = page.locator('.seats select');
    for (let seat = 0; seat < seats; seat++)
      await kinds.nth(seat).selectOption(seat < people ? { index: 0 } : { index: 1 });
    await page.click('details summary');
    await page.selectOption('details select:has(option[value="rounds"])', 'rounds');
    await page.fill('details input[type="number"]', '1');
    await page.click('[data-testid="start"]');
    await page.waitForSelector('[data-testid="status"], [data-testid="enter"]');
  };

  test('a whole match against bots by keyboard alone; unsent words survive a reload; the chronicle holds text as text', async () => {
    const { page, complaints, close } = await openPage(browser, site.address, { reducedMotion: 'reduce' });
    await begin(page, 3, 1);
    let isOver = false;
    let told = 0;
    const written = async (): Promise<void> => {
      if (told++ > 0) return;
      await page.reload();
      await page.waitForSelector('[data-testid="words"], [data-testid="to-table"]');
      if (await page.isVisible('[data-testid="to-table"]')) await page.click('[data-testid="to-table"]');
      expect(await page.inputValue('[data-testid="words"]')).toBe(HOSTILE);
    };
    for (let n = 0; n < 200 && !isOver; n++) isOver = await act(page, { words: HOSTILE, written });
    expect(isOver).toBe(true);
    expect(told).toBeGreaterThan(0);
    // No unsent text is left, and the log has the told text as the player wrote it.
    const left = await page.evaluate(() =>
      Object.entries(localStorage).filter(([key, value]) => key.includes('unsent') && /onerror/.test(value)),
    );
    expect(left).toEqual([]);
    expect(await page.innerText('.log .box')).toContain(HOSTILE);

    await tabTo(page, '[data-testid="tab-own"]');
    await page.keyboard.press('Enter');
    await tabTo(page, '[data-testid="chronicle-html"]');
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    const html = readFileSync(await file.path(), 'utf8');
    expect(html).toContain('&lt;img src=x');
    expect(html).not.toContain('<img');
    const opened = await openPage(browser, `file://${await saveDownload(file)}`);
    expect(await opened.page.innerText('body')).toContain(HOSTILE);
    expect(await opened.page.title()).not.toBe('1');
    await opened.close();
    const [text] = await Promise.all([
      page.waitForEvent('download'),
      page.click('[data-testid="chronicle-md"]'),
    ]);
    expect(readFileSync(await text.path(), 'utf8')).toContain('\\<img src=x');

    // Only the book is printed, by its own style sheet; a headless browser has no printer.
    await page.evaluate(() =>
      document.addEventListener(
        'load',
        ({ target }) => {
          const view = target instanceof HTMLIFrameElement ? target.contentWindow : undefined;
          if (!view) return;
          view.print = () => {
            const rules = view.document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules]);
            document.body.dataset.printed = view.document.body.innerText;
            document.body.dataset.paged = String(rules.some(({ cssText }) => cssText.startsWith('@page')));
            view.dispatchEvent(new Event('afterprint'));
          };
        },
        true,
      ),
    );
    await page.click('[data-testid="read-chronicle"]');
    await page.click('[data-testid="print-chronicle"]');
    await page.waitForSelector('body[data-paged="true"]');
    expect(await page.getAttribute('body', 'data-printed')).toContain(HOSTILE);
    expect(await page.locator('iframe').count()).toBe(0);
    await page.keyboard.press('Escape');

    await page.click('[data-testid="check"]');
    await page.waitForSelector('[data-testid="checked"].good', { timeout: 60_000 });
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ['cs', 1440],
    ['en', 360],
    ['de', 820],
  ])(
    'speaks %s, fits a window of %i, and has no serious fault for those who do not see it',
    async (locale, width) => {
      const { page, complaints, close } = await openPage(browser, site.address, {
        reducedMotion: 'reduce',
        locale,
        viewport: { width, height: 800 },
      });
      await begin(page, 3, 1);
      const seen = new Set<string>();
      for (let n = 0; n < 60; n++) {
        await page.waitForSelector(WAITED);
        const what = await page.evaluate(
          () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? 'show',
        );
        if (!seen.has(what)) {
          seen.add(what);
          expect(await findSeriousIssues(page), what).toEqual([]);
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, what).toBeLessThanOrEqual(0);
          expect(await page.innerText('body')).not.toMatch(/undefined|NaN|\{\w+\}/);
        }
        // The first turn is drawn by lot, so another player's scene may come first.
        if (seen.has('turn') && (await page.isVisible('[data-testid="words"]'))) break;
        await act(page);
      }
      expect(seen.has('turn')).toBe(true);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test('what was being written for a question or an agreement survives a reload', async () => {
    const { page, complaints, close } = await openPage(browser, site.address, { reducedMotion: 'reduce' });
    await begin(page, 3, 1);
    // The game asks all at once, and shows the answers of others in between.
    await playUntil(page, '[data-question="house"]');
    await page.click('[data-testid="suggest-house"]');
    // A suggestion opens the story of the house.
    await page.fill('.desk details textarea >> nth=0', 'came over the pass');
    const title = await page.inputValue('.desk input >> nth=1');
    await page.reload();
    await page.waitForSelector('[data-question="house"], [data-testid="to-table"]');
    if (await page.isVisible('[data-testid="to-table"]')) await page.click('[data-testid="to-table"]');
    await page.waitForSelector('.desk details textarea', { state: 'attached' });
    expect(await page.inputValue('.desk input >> nth=1')).toBe(title);
    expect(await page.inputValue('.desk details textarea >> nth=0')).toBe('came over the pass');
    // No agreement is possible before all houses are there.
    await playUntil(page, '[data-testid="agreement"]');
    await page.click('[data-testid="agreement"]');
    await page.selectOption('.propose select', 'ending');
    await page.reload();
    await page.waitForSelector('[data-testid="agreement"], [data-testid="to-table"]');
    if (await page.isVisible('[data-testid="to-table"]')) await page.click('[data-testid="to-table"]');
    await page.click('[data-testid="agreement"]');
    expect(await page.inputValue('.propose select >> nth=0')).toBe('ending');
    expect(complaints).toEqual([]);
    await close();
  });

  test('where a device is passed around, nothing that was not sent stays for the next', async () => {
    const { page, close } = await openPage(browser, site.address, { reducedMotion: 'reduce' });
    await begin(page, 2, 2);
    await playUntil(page, '[data-testid="words"]');
    await page.fill('[data-testid="words"]', 'only for my eyes');
    await page.reload();
    await page.waitForSelector('[data-testid="enter"], [data-testid="status"]');
    const everything = await page.evaluate(
      () =>
        document.documentElement.outerHTML + JSON.stringify(localStorage) + JSON.stringify(sessionStorage),
    );
    expect(everything).not.toContain('only for my eyes');
    await close();
  });

  test('a note that is opened on the plan can be read, beside the tower and below it', async () => {
    const { page, complaints, close } = await openPage(browser, site.address, { reducedMotion: 'reduce' });
    await begin(page, 2, 1);
    await playUntil(page, '[data-testid="call-scene"]');
    await page.click('[data-testid="note"]');
    await page.selectOption('.note select', { label: await page.innerText('.quarter .plate >> nth=0') });
    await page.fill('.note textarea', `${'The well is poisoned. '.repeat(12)}Nobody drinks.`);
    await page.click('[data-testid="save-note"]');
    await page.click('[data-testid="note"]');
    await page.click('.quarter summary');
    // The whole note fits below the bar, which stays on top.
    await page.setViewportSize({ width: 1440, height: 1400 });
    const covered = await page.locator('.quarter details[open] p').evaluate(note => {
      note.scrollIntoView({ block: 'center' });
      const words = document.createRange();
      words.selectNodeContents(note);
      return [...words.getClientRects()].filter(({ left, right, top, bottom }) =>
        [left + 1, (left + right) / 2, right - 1].some(
          x => !note.contains(document.elementFromPoint(x, (top + bottom) / 2)),
        ),
      ).length;
    });
    expect(covered).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });
});
