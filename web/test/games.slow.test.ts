import type { Browser, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, OFFLINE, openPage } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import { compose } from './support/players/clan-keys.ts';
import {
  ASKED_OR_SHOWN,
  currentQuestion,
  confirm,
  locateInTray,
  pick,
  skipShow,
} from './support/players/clan.ts';
import { act, createRandom } from './support/players/keys.ts';
import { readEverything, findIssuesInBothSchemes } from './support/searches.ts';
import { setUpTable } from './support/seating.ts';
import { openSite, type Site } from './support/site.ts';
import { act as actInVendetta } from './support/players/vendetta.ts';
import { repeatUntilVisible } from './support/waiting.ts';

const chromium = findChromium();

/** Checks that other games keep the promises of Verona's table; `step` does one thing that the page waits for. */
const GAMES = [
  {
    game: 'graenaland',
    step: async (page: Page, random: () => number) => void (await act(page, random, compose)),
    waits: '[data-testid="confirm"]',
  },
  {
    game: 'vendetta',
    step: async (page: Page) => void (await actInVendetta(page)),
    waits: '[data-question]',
  },
] as const;

describe.skipIf(!chromium)('the other tables in a real browser', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  /** Seats one person among bots. */
  const begin = async (page: Page, address: string, game: string): Promise<void> => {
    await setUpTable(page, address, { game, people: 1 });
    await page.waitForSelector('[data-testid="status"]');
  };

  describe.each(GAMES)('$game', ({ game, step, waits }) => {
    test('no serious finding of axe at the table, light or dark', async () => {
      const { page, close } = await openPage(browser, site.address, { reducedMotion: 'reduce' });
      await begin(page, site.address, game);
      const random = createRandom(4);
      const findings: string[] = [];
      for (const after of [2, 10]) {
        for (let n = 0; n < after; n++) await step(page, random);
        await repeatUntilVisible(page, waits, () => step(page, random), 30);
        findings.push(...(await findIssuesInBothSchemes(page)));
      }
      await page.click('[data-testid="tab-own"]');
      findings.push(...(await findIssuesInBothSchemes(page)));
      expect(findings).toEqual([]);
      await close();
    });

    test('at 320 px nothing sticks out, and the decision is at the bottom', async () => {
      const viewport = { width: 320, height: 640 };
      const { page, close } = await openPage(browser, site.address, { viewport, reducedMotion: 'reduce' });
      await begin(page, site.address, game);
      const random = createRandom(6);
      for (let n = 0; n < 8; n++) {
        await step(page, random);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      }
      const box = await page.locator('.bar.card').boundingBox();
      expect(box!.y + box!.height).toBeGreaterThan(600);
      await close();
    });

    test('starts and plays without a network', async () => {
      const own = await openSite();
      const { page, complaints, close } = await openPage(browser, own.address, {
        reducedMotion: 'reduce',
        ...OFFLINE,
      });
      await page.evaluate(() => navigator.serviceWorker.ready.then(() => true));
      await page.reload();
      await own.stop();
      await page.reload();
      await begin(page, own.address, game);
      const random = createRandom(2);
      for (let n = 0; n < 8; n++) await step(page, random);
      expect(complaints.filter(text => !text.includes('net::ERR'))).toEqual([]);
      await close();
    });
  });

  test('Graenaland: behind the curtain nothing of the hand, the victory cards and the order can be found', async () => {
    const { page, close } = await openPage(browser, site.address, { reducedMotion: 'reduce', ...OFFLINE });
    await page.goto(`${site.address}#/new/graenaland`);
    await page.click('form summary');
    await page.selectOption('[data-option="goals"]', 'cards');
    const seats = page.locator('.seats select');
    for (let at = 0; at < (await seats.count()); at++) await seats.nth(at).selectOption({ index: 0 });
    await page.click('[data-testid="start"]');

    const enter = async (): Promise<void> => {
      await page.click('[data-testid="enter"]');
      await page.waitForSelector('[data-testid="status"]');
      await skipShow(page);
    };
    const passOn = async (): Promise<string> => {
      await page.click('[data-testid="pass-on"]');
      await page.waitForSelector('[data-testid="enter"]');
      return readEverything(page);
    };
    await enter();
    await locateInTray(page, '[data-option]').first().waitFor();
    // Each of the three dealt cards has steps that no other card has.
    const cards = await locateInTray(page, '[data-option] .victory-card').evaluateAll(all =>
      all.map(one => one.innerHTML),
    );
    expect(cards.length).toBe(3);
    await pick(page, '[data-option]');
    const hidden = /data-kind=|data-direction=|"kept"|"dealt"|"rolls"|"seed"|"orders"/;
    const afterKeeping = await passOn();
    expect(afterKeeping).not.toMatch(hidden);
    for (const card of cards) expect(afterKeeping).not.toContain(card);
    await enter();
    const others = await page.content();
    for (const card of cards) expect(others).not.toContain(card);
    expect(await page.locator('[data-testid="take-back"]').count()).toBe(0);

    // Plays until a player has given a secret order and hands the device on.
    let isOrdered = false;
    for (let n = 0; n < 60 && !isOrdered; n++) {
      if (await page.isVisible('[data-testid="enter"]')) await enter();
      const question = await currentQuestion(page);
      if (question === 'keep') await pick(page, '[data-option]');
      else if (question === 'orders') {
        await locateInTray(page, '.heroes button').first().click();
        await locateInTray(page, '[data-direction="E"]').click();
        expect(await page.locator('[data-direction][aria-pressed="true"]').count()).toBe(1);
        await confirm(page);
        isOrdered = true;
      } else if (await page.isVisible('[data-testid="pass-on"]')) await passOn();
      else await page.waitForSelector(`[data-testid="enter"], [data-testid="pass-on"], ${ASKED_OR_SHOWN}`);
    }
    expect(isOrdered).toBe(true);
    expect(await passOn()).not.toMatch(hidden);
    await enter();
    // The next player finds no choice of the previous one, and no way to take that order back.
    expect(await page.locator('[data-direction][aria-pressed="true"], .life .chosen').count()).toBe(0);
    expect(await page.locator('[data-testid="take-back"]').count()).toBe(0);
    await close();
  });
});
