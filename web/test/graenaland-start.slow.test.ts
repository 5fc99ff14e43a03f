import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import {
  ASKED_OR_SHOWN,
  currentQuestion,
  confirm,
  locateInTray,
  pick,
  stay,
} from './support/players/clan.ts';
import { openServer, type Server } from './support/server.ts';
import { complaintsOf, sitDown, start, visit, type Visitor } from './support/visitors.ts';
import { untilAny, untilInLog } from './support/waiting.ts';

const chromium = findChromium();

const middleOf = async (one: Locator): Promise<readonly [number, number]> => {
  // On a phone the bar at the bottom covers what has only just scrolled into view.
  await one.evaluate(element => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await one.boundingBox())!;
  return [x + width / 2, y + height / 2];
};

/** Drags the mouse from one thing to another; `meanwhile` looks at the page before the drop. */
const drag = async (
  page: Page,
  from: Locator,
  to: Locator,
  meanwhile: () => Promise<void> = () => Promise.resolve(),
): Promise<void> => {
  await page.mouse.move(...(await middleOf(from)));
  await page.mouse.down();
  await page.mouse.move(...(await middleOf(to)), { steps: 6 });
  await meanwhile();
  await page.mouse.up();
};

const sketched = (page: Page): Promise<readonly (string | null)[]> =>
  page.locator('[data-sketched]').evaluateAll(all => all.map(one => one.getAttribute('data-sketched')));

describe.skipIf(!chromium)('Graenaland before the first round, in a real browser', () => {
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openServer(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  /** Lets Anna lay an island by dragging, which two others see before they sit down. */
  const gather = async (): Promise<{ people: readonly Visitor[]; laid: readonly (string | null)[] }> => {
    const anna = await visit(browser, `${server.address}#/new/graenaland/online`);
    const { page } = anna;
    await page.fill('[data-testid="name"]', 'Anna');
    await page.click('details summary');
    await page.selectOption('[data-option="island"]', 'custom');
    await page.locator('[data-testid="island-editor"] input[type="radio"]').nth(1).check();
    const usual = await sketched(page);
    const tiles = page.locator('.coast [data-tile]');
    await drag(page, tiles.nth(0), tiles.nth(1), async () => {
      await page.waitForSelector('.ghost');
      expect(await page.locator('[data-tile].over').count()).toBe(1);
    });
    const laid = [usual[1]!, usual[0]!, ...usual.slice(2)];
    expect(await sketched(page)).toEqual(laid);
    expect(await page.locator('.ghost').count()).toBe(0);
    await page.click('[data-testid="make"]');
    const link = await page.inputValue('[data-testid="invite-link"]');
    const guest = await visit(browser, link, { locale: 'cs', viewport: { width: 360, height: 740 } });
    await guest.page.waitForSelector('[data-testid="island-sketch"]');
    expect(await sketched(guest.page)).toEqual(laid);
    expect(await guest.page.innerText('main')).not.toMatch(/\[object|undefined/);
    await guest.close();
    const bruno = await sitDown(browser, link, 'Bruno', {
      locale: 'cs',
      viewport: { width: 360, height: 740 },
    });
    const cyril = await sitDown(browser, link, 'Cyril', { locale: 'de' });
    await start(anna, bruno, cyril);
    return { people: [anna, bruno, cyril], laid };
  };

  /** Lets all answer questions until another kind comes; `answer` learns who is asked. */
  const untilNot = async (
    pages: readonly Page[],
    questions: readonly string[],
    answer: (page: Page, question: string) => Promise<void>,
  ): Promise<void> => {
    for (let n = 0; n < 400; n++) {
      if (n % pages.length === 0) await untilAny(pages, ASKED_OR_SHOWN);
      const page = pages[n % pages.length]!;
      const question = await currentQuestion(page);
      if (question === undefined) continue;
      if (!questions.includes(question)) return;
      else await answer(page, question);
    }
    throw new Error(`still asked: ${questions.join()}`);
  };

  test('all agree to the island; settlements are drafted, anchor is raised, a proposal is dealt out by dragging', async () => {
    const { people } = await gather();
    const pages = people.map(({ page }) => page);
    let sailed = 0;
    // All go to the same coast, so the third finds no card and the earlier ones may leave.
    await untilNot(pages, ['agreement', 'placement', 'anchor'], async (page, question) => {
      if (question === 'agreement') return pick(page, '[data-option="1"]');
      if (question === 'anchor') {
        if (sailed++ > 0) return pick(page, 'button');
        return pick(page, '[data-haven]');
      }
      const home = page.locator('[data-territory="0"][aria-disabled="false"]');
      const open = page.locator('[data-territory][aria-disabled="false"]');
      await ((await home.count()) > 0 ? home : open.first()).focus();
      await page.keyboard.press('Enter');
      await confirm(page);
    });
    expect(sailed).toBeGreaterThan(0);
    await untilInLog(pages[0]!, 'Everybody agrees to the island');
    await untilInLog(pages[0]!, 'raises anchor and sails');

    let isDealt = false;
    await untilNot(pages, ['orders', 'proposal'], async (page, question) => {
      if (question === 'orders') return stay(page);
      const territory = locateInTray(page, '[data-propose]').first();
      if (!(await territory.isVisible())) return pick(page, '[data-deed="pass"]');
      await territory.click();
      const bin = locateInTray(page, '[data-clan][aria-disabled="false"]').first();
      for (const card of await locateInTray(page, '[data-card]').all())
        await drag(page, card, bin, async () => {
          await page.waitForSelector('.ghost');
          expect(await page.locator('[data-clan].over').count()).toBe(1);
        });
      isDealt = true;
      await confirm(page);
    });
    expect(isDealt).toBe(true);
    await untilInLog(pages[0]!, 'proposes for');
    expect(complaintsOf(...people)).toEqual([]);
  });

  test('one refuses the island: the usual one is laid', async () => {
    const { people } = await gather();
    const pages = people.map(({ page }) => page);
    await untilNot(pages, ['agreement'], async page =>
      pick(page, `[data-option="${page === pages[2] ? 0 : 1}"]`),
    );
    await untilInLog(pages[0]!, 'Cyril did not agree to the custom island');
    expect(complaintsOf(...people)).toEqual([]);
  });
});
