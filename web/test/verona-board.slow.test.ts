import type { Browser, Locator, Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch, openPage } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import { act, createRandom, untilAsked } from './support/players/keys.ts';
import { openServer, type Server } from './support/server.ts';
import { begin, complaintsOf, type Visitor } from './support/visitors.ts';
import { failAt } from './support/waiting.ts';

const chromium = findChromium();
const TOKENS = '.tray .kind';
const CORRUPTION = 0;
const VIOLENCE = 1;

const street = (page: Page, number: number): Locator => page.locator(`[data-street="${number}"]`);
const nameOf = async (page: Page, number: number): Promise<string> =>
  (await street(page, number).getAttribute('aria-label'))!;
const leftOf = (page: Page, kind: number): Promise<string> =>
  page.locator(`${TOKENS} >> nth=${kind}`).locator('.left').innerText();

/** Returns the middle of a street's sign, which lies in the street wherever it bends. */
const middleOf = async (place: Locator): Promise<{ x: number; y: number }> => {
  const { x, y, width, height } = (await place.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

/** Drags the mouse from one place to another through the middle. */
const drag = async (page: Page, from: Locator, to: Locator): Promise<void> => {
  const [start, end] = [await middleOf(from), await middleOf(to)];
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 4 });
  await page.mouse.up();
};
const sign = (page: Page, number: number): Locator => street(page, number).locator('.badge');

/** Places the first allies for each player who is asked. */
const placeAllies = async (people: readonly Visitor[]): Promise<void> => {
  for (let n = 0; n < 60; n++) {
    const { page } = await Promise.any(
      people.map(one => one.page.waitForSelector('[data-testid="confirm"]').then(() => one)),
    );
    if (await page.isVisible(TOKENS)) return;
    await page.locator('[data-street][aria-disabled="false"]').first().press('Enter');
    await page.click('[data-testid="confirm"]');
    // The answer has arrived when another player is asked or planning begins.
    await page.waitForFunction(
      tokens => !document.querySelector('[data-testid="confirm"]') || document.querySelector(tokens),
      TOKENS,
    );
  }
  await failAt(people[0]!.page, 'the first allies were never all placed');
};

const confirmPlan = async (page: Page): Promise<void> => {
  await page.click('[data-testid="confirm"]');
  await page.waitForSelector('[data-testid="take-back"]');
};

describe.skipIf(!chromium)("Verona's board in a real browser", () => {
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openServer(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  test('tokens are dragged onto streets and back; a confirmed plan is taken back, changed and confirmed again', async () => {
    const { anna, bruno, watcher } = await begin(browser, server);
    await placeAllies([anna, bruno]);
    await untilAsked(anna.page);
    const { page } = anna;
    const token = (kind: number): Locator => page.locator(`${TOKENS} >> nth=${kind}`);

    await drag(page, token(CORRUPTION), sign(page, 3));
    expect(await nameOf(page, 3)).toContain('your token: corruption');
    expect(await leftOf(page, CORRUPTION)).toContain('2 left');
    // The drag goes on to another street, and from there off the town.
    await drag(page, sign(page, 3), sign(page, 8));
    expect(await nameOf(page, 3)).not.toContain('your token');
    expect(await nameOf(page, 8)).toContain('your token: corruption');
    await drag(page, sign(page, 8), page.locator('[data-testid="status"]'));
    expect(await nameOf(page, 8)).not.toContain('your token');
    expect(await leftOf(page, CORRUPTION)).toContain('3 left');

    await drag(page, token(VIOLENCE), sign(page, 5));
    await confirmPlan(page);
    // No other player learns the place while others still plan.
    expect(await nameOf(bruno.page, 5)).not.toContain('token');
    await page.click('[data-testid="take-back"]');
    await page.waitForSelector('[data-testid="confirm"]');
    expect(await nameOf(page, 5)).toContain('your token: violence');
    await drag(page, sign(page, 5), sign(page, 6));
    await drag(page, token(CORRUPTION), sign(page, 5));
    await confirmPlan(page);

    await untilAsked(bruno.page);
    // A plan without tokens needs two confirmations.
    await bruno.page.click('[data-testid="confirm"]');
    await bruno.page.waitForSelector('[data-testid="hint"] >> text=Your plan is empty');
    await bruno.page.click('[data-testid="confirm"]');
    // The second plan counts, and the watcher sees where the tokens lie but not which.
    await watcher.page.waitForFunction(() =>
      [5, 6].every(n =>
        document.querySelector(`[data-street="${n}"]`)?.getAttribute('aria-label')?.includes('token of'),
      ),
    );
    expect(await nameOf(watcher.page, 5)).not.toMatch(/corruption|violence/);
    await page.waitForSelector('[data-testid="take-back"]', { state: 'detached' });
    // The panel of a player shows presence and absence.
    await page.waitForSelector('[data-panel="1"] [data-presence="here"]');
    await bruno.close();
    await page.waitForSelector('[data-panel="1"] [data-presence="away"]');
    expect(await page.innerText('[data-panel="1"]')).toContain('is not here');
    expect(complaintsOf(anna, bruno, watcher)).toEqual([]);
    for (const { close } of [anna, watcher]) await close();
  });

  test('a line of the log points at its street and its seat as long as pointer or focus is on it', async () => {
    const { page, complaints, close } = await openPage(browser, server.address, { reducedMotion: 'reduce' });
    await page.click('[data-testid="play-now"]');
    const random = createRandom(9);
    for (let n = 0; n < 3; n++) await act(page, random);
    await untilAsked(page);
    const line = page.locator('.log li', { hasText: 'ally' }).last();
    const told = await line.innerText();
    const pointed = async (): Promise<{ streets: readonly string[]; seats: number }> => ({
      streets: await page
        .locator('.street.pointed')
        .evaluateAll(all => all.map(one => one.getAttribute('aria-label')!.split(',')[0]!)),
      seats: await page.locator('.side .panels article.pointed').count(),
    });
    const NOTHING = { streets: [], seats: 0 };
    expect(await pointed()).toEqual(NOTHING);
    await line.hover();
    const { streets, seats } = await pointed();
    expect(streets).toHaveLength(1);
    expect(told).toContain(streets[0]);
    expect(seats).toBe(1);
    await page.hover('header .brand');
    expect(await pointed()).toEqual(NOTHING);

    // The log is one Tab stop, and arrow keys move through its lines.
    await page.focus('.log .box');
    const isOn = (): Promise<boolean> => line.evaluate(one => one.contains(document.activeElement));
    for (let n = 0; n < 30 && !(await isOn()); n++) await page.keyboard.press('ArrowUp');
    expect(await pointed()).toEqual({ streets, seats });
    await page.focus('[data-testid="status"]');
    expect(await pointed()).toEqual(NOTHING);
    expect(complaints).toEqual([]);
    await close();
  });

  test('pointing at a mission marks its streets, and those that cannot be picked less than those that can', async () => {
    const { page, complaints, close } = await openPage(browser, server.address, { reducedMotion: 'reduce' });
    await page.click('[data-testid="play-now"]');
    await untilAsked(page);
    const widthsOf = (streets: string): Promise<number[]> =>
      page
        .locator(`${streets} .ring`)
        .evaluateAll(all => all.map(ring => Number.parseFloat(getComputedStyle(ring).strokeWidth)));
    let closed: readonly number[] = [];
    for (const mission of await page.locator('.side .mission').all()) {
      await mission.hover();
      expect(await page.locator('.street.pointed').count()).toBeGreaterThan(0);
      closed = [...closed, ...(await widthsOf('.street.dim.pointed'))];
    }
    // With six missions some lie in the district where the player cannot place yet.
    expect(closed.length).toBeGreaterThan(0);
    expect(Math.max(...closed)).toBeLessThan(Math.min(...(await widthsOf('.street.near:not(.pointed)'))));
    expect(complaints).toEqual([]);
    await close();
  });
});
