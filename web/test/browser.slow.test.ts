import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium, launch, openPage } from './browser.ts';
import { act, chooser, tabTo } from './keys.ts';
import { openSite, type Site } from './site.ts';

const chromium = findChromium();

describe.skipIf(!chromium)('in a real browser', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch(chromium!)]);
  }, 300_000);
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** A table that was set up on its page; the first `people` seats are people. */
  const begin = async (page: Page, seats: number, people: number): Promise<void> => {
    await page.goto(`${site.address}#/new/verona`);
    await page.click(`input[name="count"][value="${seats}"] >> xpath=..`);
    const kinds = page.locator('.seats select');
    for (let seat = 0; seat < seats; seat++)
      await kinds.nth(seat).selectOption(seat < people ? { index: 0 } : { index: 1 });
    await page.click('[data-testid="start"]');
  };

  const table = (page: Page) => page.waitForSelector('[data-testid="status"]');

  test('a whole match against bots by keyboard alone; its file is right; a reload loses nothing', async () => {
    const { page, complaints, close } = await openPage(browser, site.address, { reducedMotion: 'reduce' });
    await tabTo(page, '[data-testid="play-now"]');
    await page.keyboard.press('Enter');
    await table(page);
    const random = chooser(7);
    let isOver = false;
    for (let n = 0; n < 1500 && !isOver; n++) {
      isOver = await act(page, random);
      if (n === 12) {
        const before = await page.locator('.log .box').innerText();
        await page.reload();
        await table(page);
        expect(await page.locator('.log .box').innerText()).toContain(before);
      }
    }
    expect(isOver).toBe(true);
    await tabTo(page, '[data-testid="check"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-testid="checked"].good');
    expect(complaints).toEqual([]);
    await close();
  }, 1_200_000);

  describe.each([
    ['en', 'Your decision'],
    ['cs', 'Rozhoduješ ty'],
    ['de', 'Du entscheidest'],
  ])('in %s', (language, decision) => {
    test('is chosen from the browser, and switched without losing anything', async () => {
      const { page, close } = await openPage(browser, site.address, { locale: language });
      await page.click('[data-testid="play-now"]');
      await table(page);
      await page.waitForSelector(`text=${decision}`);
      const address = page.url();
      await page.locator('[data-street][aria-disabled="false"]').first().press('Enter');
      const other = language === 'de' ? 'cs' : 'de';
      await page.selectOption('[data-testid="language"]', other);
      await page.waitForSelector(`text=${other === 'de' ? 'Du entscheidest' : 'Rozhoduješ ty'}`);
      expect(page.url()).toBe(address);
      expect(await page.locator('[data-testid="confirm"]').isEnabled()).toBe(true);
      await close();
    });

    test('no page holds a word of another language, or none at all', async () => {
      const { page, close } = await openPage(browser, site.address, { locale: language });
      const seen: string[] = [await page.innerText('body')];
      for (const hash of ['#/about', '#/new/verona', '#/rules/verona/V-C21']) {
        await page.goto(site.address + hash);
        await page.waitForSelector('h1');
        await page.waitForTimeout(100);
        seen.push(await page.innerText('main'));
      }
      await begin(page, 3, 1);
      await table(page);
      const random = chooser(3);
      for (let n = 0; n < 12; n++) await act(page, random);
      seen.push(await page.innerText('body'));
      const text = seen.join('\n');
      expect(text).not.toMatch(/undefined|\[object|NaN|\{\w+\}/);
      const foreign = {
        en: /Pravidla|Regeln|Potvrdit|Bestätigen|přívržen|Anhänger/,
        cs: /Rules|Confirm|Regeln|Bestätigen|\ballies\b|Anhänger|Round \d|Runde/,
        de: /Rules|Confirm|Pravidla|Potvrdit|\ballies\b|přívržen|Round \d|kolo/,
      }[language]!;
      expect(text).not.toMatch(foreign);
      await close();
    });
  });

  test.each(['light', 'dark'] as const)('no serious finding of axe on any page, %s', async colorScheme => {
    const { page, close } = await openPage(browser, site.address, { colorScheme, reducedMotion: 'reduce' });
    const findings: string[] = [];
    const look = async (name: string): Promise<void> => {
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, impact, nodes } of violations)
        if (impact === 'serious' || impact === 'critical')
          findings.push(`${name}: ${id} ${nodes.map(node => node.target.join(' ')).join(', ')}`);
    };
    await page.waitForSelector('[data-testid="play-now"]');
    await look('home');
    for (const hash of ['#/about', '#/new/verona', '#/rules/verona']) {
      await page.goto(site.address + hash);
      await page.waitForSelector('h1');
      await look(hash);
    }
    await page.goto(site.address);
    await page.click('[data-testid="play-now"]');
    await table(page);
    await page.waitForSelector('[data-testid="confirm"]');
    await look('match');
    const random = chooser(5);
    for (let n = 0; n < 8; n++) await act(page, random);
    for (let n = 0; n < 30 && !(await page.isVisible('[data-testid="confirm"]')); n++)
      await act(page, random);
    await look('later in the match');
    await page.click('.log .rule >> nth=-1');
    await page.waitForSelector('[data-testid="rules"] dl');
    await look('rules beside the board');
    expect(findings).toEqual([]);
    await close();
  });

  test('at 320 px nothing sticks out, and the decision is at the bottom', async () => {
    const viewport = { width: 320, height: 640 };
    const { page, close } = await openPage(browser, site.address, { viewport });
    const widths = async (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await widths()).toBeLessThanOrEqual(320);
    for (const hash of ['#/about', '#/new/verona', '#/rules/verona']) {
      await page.goto(site.address + hash);
      await page.waitForSelector('h1');
      expect({ hash, isWide: (await widths()) > 320 }).toEqual({ hash, isWide: false });
    }
    await page.goto(site.address);
    await page.click('[data-testid="play-now"]');
    await table(page);
    await page.waitForSelector('[data-testid="confirm"]');
    expect(await widths()).toBeLessThanOrEqual(320);
    const box = await page.locator('.bar').boundingBox();
    expect(box!.y + box!.height).toBeGreaterThan(600);
    await close();
  });

  test('behind the curtain nothing of the player before can be found', async () => {
    const { page, close } = await openPage(browser, site.address);
    await begin(page, 2, 2);
    await page.click('[data-testid="enter"]');
    await table(page);
    const missions = await page.locator('[data-testid="own-mission"], .mission').allInnerTexts();
    const secrets = missions.map(text => text.split('\n')[0]!.trim()).filter(text => text.length > 3);
    expect(secrets.length).toBeGreaterThan(0);
    await page.locator('[data-street][aria-disabled="false"]').first().press('Enter');
    await page.click('[data-testid="confirm"]');
    await page.click('[data-testid="pass-on"]');
    await page.waitForSelector('[data-testid="enter"]');
    const everything = await page.evaluate(async () => {
      const stored = await new Promise<unknown[]>((resolve, reject) => {
        const opening = indexedDB.open('tavola');
        opening.addEventListener('error', () => reject(opening.error ?? new Error('no storage')));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('matches').objectStore('matches').getAll();
          all.addEventListener('success', () => resolve(all.result));
        });
      });
      return [
        document.documentElement.outerHTML,
        JSON.stringify(Object.entries(localStorage)),
        JSON.stringify(Object.entries(sessionStorage)),
        JSON.stringify(history.state),
        // What is sealed is bytes; whatever lies open is searched.
        JSON.stringify(stored),
      ].join('\n');
    });
    expect(everything).not.toMatch(/"missions":\[|"rolls"|"seed"/);
    expect(await page.innerText('body')).not.toContain(secrets[0]!);
    await page.goBack().catch(() => undefined);
    expect(await page.innerText('body')).not.toContain(secrets[0]!);
    await close();
  });

  test('starts and plays without a network', async () => {
    const own = await openSite();
    const { page, complaints, close } = await openPage(browser, own.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await own.stop();
    await page.reload();
    await page.click('[data-testid="play-now"]');
    await table(page);
    const random = chooser(2);
    for (let n = 0; n < 8; n++) await act(page, random);
    await page.click('.log .rule >> nth=-1');
    await page.waitForSelector('[data-testid="rules"] dl');
    expect(complaints.filter(text => !text.includes('net::ERR'))).toEqual([]);
    await close();
  }, 300_000);
});
