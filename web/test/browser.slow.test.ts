import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, OFFLINE, openPage } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import { act, createRandom, tabTo, untilAsked } from './support/players/keys.ts';
import { readEverything, findIssuesInBothSchemes } from './support/searches.ts';
import { setUpTable } from './support/seating.ts';
import { openSite, type Site } from './support/site.ts';
import { failAt, untilCount } from './support/waiting.ts';

const chromium = findChromium();

describe.skipIf(!chromium)('in a real browser', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const table = (page: Page) => page.waitForSelector('[data-testid="status"]');

  test('a whole match against bots by keyboard alone; its file is right; a reload loses nothing', async () => {
    const { page, complaints, close } = await openPage(browser, site.address, { reducedMotion: 'reduce' });
    await tabTo(page, '[data-testid="play-now"]');
    await page.keyboard.press('Enter');
    await table(page);
    // Keyboard users start at the decision instead of the top of the page.
    await page.waitForFunction(() => document.activeElement?.matches('[data-testid="status"]'));
    const random = createRandom(7);
    let isOver = false;
    for (let n = 0; n < 1500 && !isOver; n++) {
      isOver = await act(page, random);
      if (n === 12) {
        // The text may be hidden, since a show may cover the log, which opens last.
        const before = (await page.locator('.log .box').textContent())!;
        expect(before).not.toBe('');
        await page.reload();
        await page.waitForFunction(
          told => document.querySelector('.log .box')?.textContent.includes(told),
          before,
        );
      }
    }
    expect(isOver).toBe(true);
    await tabTo(page, '[data-testid="check"]');
    await page.keyboard.press('Enter');
    await page.waitForSelector('[data-testid="checked"].good');
    expect(complaints).toEqual([]);
    await close();
  });

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
        // The page fetches the rules of a game on request.
        await page.waitForSelector(hash.includes('rules') ? 'main dl' : 'h1');
        seen.push(await page.innerText('main'));
      }
      await setUpTable(page, site.address, { seats: 3, people: 1 });
      await table(page);
      const random = createRandom(3);
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

  test('no serious finding of axe on any page, light or dark', async () => {
    const { page, close } = await openPage(browser, site.address, { reducedMotion: 'reduce' });
    const findings: string[] = [];
    const look = async (name: string): Promise<void> => {
      for (const found of await findIssuesInBothSchemes(page)) findings.push(`${name}: ${found}`);
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
    const random = createRandom(5);
    for (let n = 0; n < 8; n++) await act(page, random);
    await untilAsked(page);
    // During a street the log is behind the show.
    for (let n = 0; !(await page.isVisible('.log .rule >> nth=-1')); n++) {
      if (n === 60) await failAt(page, 'no rule came into the log');
      await act(page, random);
      await untilAsked(page);
    }
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
    const { page, close } = await openPage(browser, site.address, OFFLINE);
    await setUpTable(page, site.address, { seats: 2, people: 2 });
    await page.click('[data-testid="enter"]');
    await table(page);
    const missions = await page.locator('[data-testid="own-mission"], .mission').allInnerTexts();
    // The last line of a mission names its streets, which no other mission has.
    const secrets = missions.map(text => text.trim().split('\n').at(-1)!.trim());
    expect(secrets.length).toBeGreaterThan(0);
    // The test also searches the cache for offline play.
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.locator('[data-street][aria-disabled="false"]').first().press('Enter');
    await page.click('[data-testid="confirm"]');
    await page.click('[data-testid="pass-on"]');
    await page.waitForSelector('[data-testid="enter"]');
    const everything = await readEverything(page);
    expect(everything).not.toMatch(/"missions":\[|"rolls"|"seed"/);
    expect(everything).toContain('/theme.js');
    for (const secret of secrets) expect(everything).not.toContain(secret);
    // Back and forward lead to a curtain or away, never to the hand.
    for (const go of [() => page.goBack(), () => page.goForward()]) {
      await go().catch(() => undefined);
      await page.waitForSelector('[data-testid="enter"], [data-testid="start"], [data-testid="play-now"]');
      const html = await page.content();
      for (const secret of secrets) expect(html).not.toContain(secret);
    }
    await page.goto(`${site.address}#/`);
    await page.goBack();
    await page.waitForSelector('[data-testid="enter"]');
    // The other player sees only their own hand.
    await page.click('[data-testid="enter"]');
    await table(page);
    const others = (await page.locator('[data-testid="own-mission"], .mission').allInnerTexts()).join('\n');
    expect(others.length).toBeGreaterThan(0);
    for (const secret of secrets) expect(others).not.toContain(secret);
    expect(await page.locator('[data-testid="take-back"]').count()).toBe(0);
    await close();
  });

  test('starts and plays without a network', async () => {
    const own = await openSite();
    const { page, complaints, close } = await openPage(browser, own.address, OFFLINE);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await own.stop();
    await page.reload();
    await page.click('[data-testid="play-now"]');
    await table(page);
    const random = createRandom(2);
    for (let n = 0; n < 8; n++) await act(page, random);
    await untilAsked(page);
    await page.click('.log .rule >> nth=-1');
    await page.waitForSelector('[data-testid="rules"] dl');
    expect(complaints.filter(text => !text.includes('net::ERR'))).toEqual([]);
    await close();
  });

  test('two people at one device play without a network, with the curtain between them', async () => {
    const own = await openSite();
    const { page, complaints, close } = await openPage(browser, own.address, {
      reducedMotion: 'reduce',
      ...OFFLINE,
    });
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
    await page.reload();
    await own.stop();
    await page.reload();
    await setUpTable(page, own.address, { seats: 2, people: 2 });
    // Each change of player reloads the page from the service worker's cache.
    const entered: string[] = [];
    let left: number | undefined;
    for (let decisions = 0; decisions < 4; decisions++) {
      entered.push((await page.textContent('[data-testid="enter"]'))!);
      await page.click('[data-testid="enter"]');
      await untilAsked(page);
      const free = '[data-street][aria-disabled="false"]';
      await page.waitForSelector(free);
      // Each time one street fewer is free, so the other player's choice is on the board.
      left ??= await page.locator(free).count();
      await untilCount(page, free, left--);
      await page.locator(free).first().press('Enter');
      await page.click('[data-testid="confirm"]');
      await page.click('[data-testid="pass-on"]');
      await page.waitForSelector('[data-testid="enter"]');
    }
    expect(new Set(entered).size).toBe(2);
    expect(complaints.filter(text => !text.includes('net::ERR'))).toEqual([]);
    await close();
  });
});
