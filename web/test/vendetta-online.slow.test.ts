import type { Browser, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, openPage } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import { createMilestones, play } from './support/players/vendetta-people.ts';
import { saveDownload, untilWordsSent } from './support/players/vendetta.ts';
import { openServer, type Server } from './support/server.ts';
import { complaintsOf, makeTable, sitDown, start, type Visitor } from './support/visitors.ts';
import { untilInLog } from './support/waiting.ts';

const chromium = findChromium();
const HOSTILE = '<script>document.title=1</script> & <b>bold</b>';

describe.skipIf(!chromium)('Vendetta with three people online', () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([openServer(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  const tell = async (page: Page): Promise<void> => {
    await page.click('[data-testid="tell"]');
    await untilWordsSent(page);
  };

  test('disfavour, reaction, interruption, a storm, an agreement with one refusal, pause, reward and chronicle', async () => {
    const { host: anna, link } = await makeTable(browser, server, {
      game: 'vendetta',
      seats: 3,
      writing: true,
      locale: 'cs',
    });
    const bruno = await sitDown(browser, link, 'Bruno', { locale: 'en' });
    const carla = await sitDown(browser, link, 'Carla', {
      locale: 'de',
      viewport: { width: 360, height: 740 },
    });
    await start(anna, bruno, carla);
    const people: readonly Visitor[] = [anna, bruno, carla];
    const [a, b, c] = people.map(({ page }) => page) as [Page, Page, Page];
    const seen = createMilestones();

    const tellAll = async (): Promise<void> => {
      for (const page of [a, b, c]) {
        await page.fill('[data-testid="words"]', HOSTILE);
        if (page === b)
          for (const other of [a, c])
            await other.waitForFunction(() =>
              document.querySelector('[data-testid="writing"]')?.textContent?.includes('Bruno'),
            );
        await tell(page);
      }
      // All see the entries in the same order, and as text.
      for (const page of [a, b, c]) {
        await page.waitForFunction(() => document.querySelectorAll('.telling .words').length >= 3);
        expect(await page.locator('.telling .words').allInnerTexts()).toEqual([HOSTILE, HOSTILE, HOSTILE]);
        expect(await page.title()).not.toBe('1');
      }
      seen.told = true;
    };
    /** The uninvolved one of the three gives it, and all see that. */
    const reward = async (): Promise<void> => {
      for (const page of [a, b, c]) {
        const button = page.locator('[data-testid^="reward-"]').first();
        if ((await button.count()) === 0) continue;
        await button.click();
        for (const other of [a, b, c]) await other.waitForSelector('.reward[role="status"]');
        await untilInLog(b, 'point for the telling');
        seen.reward = true;
        return;
      }
    };
    await play({
      people,
      powers: [6, 2, 0],
      seen,
      atClosing: async () => {
        seen.storm ||= (await b.innerText('.log .box')).includes('storms the tower');
        if (!seen.told) await tellAll();
        if (!seen.reward) await reward();
      },
      isDone: () => Object.values(seen).every(Boolean),
    });
    expect(Object.entries(seen).filter(([, isSeen]) => !isSeen)).toEqual([]);

    // One player refuses this agreement.
    await b.click('[data-testid="agreement"]');
    await b.selectOption('.propose select', 'reserve');
    await b.locator('.propose select').nth(1).selectOption({ index: 1 });
    await b.click('[data-testid="propose"]');
    await a.click('[data-testid="agree"]');
    await c.click('[data-testid="refuse"]');
    for (const page of [a, b, c]) await page.waitForSelector('.proposal', { state: 'detached' });
    await untilInLog(b, 'Carla refuses proposal');

    // The pause is one key away, and ends when all are ready.
    await c.evaluate(() =>
      document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
    );
    // A page does not hear the key during a show, so the test presses it until the page reacts.
    for (let n = 0; n < 20 && !(await c.isVisible('.paused')); n++) {
      await c.keyboard.press('p');
      await c.waitForSelector('.paused', { timeout: 3_000 }).catch(() => undefined);
    }
    for (const page of [a, b, c]) await page.waitForSelector('.paused');
    for (const page of [a, b, c]) await page.click('[data-testid="resume"]');
    for (const page of [a, b, c]) await page.waitForSelector('.paused', { state: 'detached' });

    // Each page uses its own language.
    for (const [page, word] of [
      [a, 'Kronika'],
      [b, 'Chronicle'],
      [c, 'Chronik'],
    ] as const)
      expect(await page.innerText('[data-testid="tab-own"]')).toContain(word);
    await b.click('[data-testid="tab-own"]');
    const [file] = await Promise.all([b.waitForEvent('download'), b.click('[data-testid="chronicle-html"]')]);
    const html = readFileSync(await file.path(), 'utf8');
    expect(html).toContain('&lt;script&gt;');
    expect(html).not.toContain('<script');
    const opened = await openPage(browser, `file://${await saveDownload(file)}`);
    expect(await opened.page.innerText('body')).toContain(HOSTILE);
    await opened.close();
    expect(await c.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(complaintsOf(...people)).toEqual([]);
    for (const { close } of people) await close();
  });

  test('at a table that does not want it nobody is told that somebody writes', async () => {
    const { host: anna, link } = await makeTable(browser, server, { game: 'vendetta', seats: 2 });
    const bruno = await sitDown(browser, link, 'Bruno');
    await start(anna, bruno);
    const seen = createMilestones();
    await play({
      people: [anna, bruno],
      powers: [6, 2],
      seen,
      atClosing: async () => {
        await bruno.page.fill('[data-testid="words"]', 'Nobody knows yet.');
        await tell(bruno.page);
        seen.told = true;
      },
      isDone: () => seen.told,
    });
    // If the page had announced it, that would have come before these words.
    await untilInLog(anna.page, 'Nobody knows yet.');
    expect(
      anna.frames.filter(frame => frame.includes('"t":"writing"') && !frame.includes('"writing":[]')),
    ).toEqual([]);
    for (const { close } of [anna, bruno]) await close();
  });
});
