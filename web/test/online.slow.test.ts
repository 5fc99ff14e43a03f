import type { Browser, Page } from '@playwright/test';
import { encode } from 'uqr';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { autoplay, stopPlaying } from './support/players/autoplay.ts';
import { launch } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import { findSeriousIssues } from './support/searches.ts';
import { openServer, type Server } from './support/server.ts';
import {
  begin,
  complaintsOf,
  makeTable,
  sitDown,
  start,
  untilLine,
  visit,
  type Visitor,
} from './support/visitors.ts';

const chromium = findChromium();

interface Frame {
  readonly t: string;
  readonly view?: { readonly hand: unknown; readonly asked: { readonly choice: unknown } | null };
  readonly line?: {
    readonly t: string;
    readonly seat?: number;
    readonly answer?: unknown;
    readonly whispers?: [];
  };
  readonly set?: readonly (readonly [readonly string[], unknown])[];
}
const framesOf = ({ frames }: Visitor): readonly Frame[] => frames.map(text => JSON.parse(text) as Frame);

/** Returns the secret of a seat as the device stores it. */
const keyOf = (page: Page, who: string): Promise<string> =>
  page.evaluate(end => {
    const name = Object.keys(localStorage).find(
      key => key.startsWith('tavola.key.') && key.endsWith(`.${end}`),
    );
    return localStorage.getItem(name ?? '') ?? '';
  }, who);

const everythingIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [document.documentElement.outerHTML, document.title, location.href, JSON.stringify(localStorage)].join(
      '\n',
    ),
  );

describe.skipIf(!chromium)('tables on a server, in a real browser', () => {
  let server: Server;
  let browser: Browser;

  beforeAll(async () => {
    [server, browser] = await Promise.all([openServer(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  test('two people play a whole match, one watches; the server dies in the middle and nothing is lost', async () => {
    const { anna, bruno, watcher } = await begin(browser, server);
    const people = [anna, bruno, watcher];
    // The server dies while the first decision is on its way, which counts once when the table is back.
    const open = '[data-street][aria-disabled="false"]';
    // Dice decide who begins.
    const first = await Promise.any(
      [anna, bruno].map(one => one.page.waitForSelector(open, { timeout: 60_000 }).then(() => one)),
    );
    const [other, seat] = first === anna ? [bruno, 0] : [anna, 1];
    await first.page.locator(open).first().press('Enter');
    await server.kill();
    for (const { page } of people) await untilLine(page, 'away');
    await first.page.click('[data-testid="confirm"]');
    await server.start();
    for (const { page } of people) await untilLine(page, 'here');
    await other.page.waitForSelector('[data-testid="confirm"]', { timeout: 60_000 });
    expect(framesOf(other).filter(({ line }) => line?.t === 'answer' && line.seat === seat)).toHaveLength(1);

    await autoplay(anna.page, 3);
    await autoplay(bruno.page, 5);
    // The spectator has nothing to decide and skips the shows.
    await autoplay(watcher.page, 7);
    // The crash comes somewhere in the middle, while answers are under way.
    await anna.page.waitForFunction(() => document.querySelectorAll('.log .box h3').length > 2, undefined, {
      timeout: 120_000,
    });
    await server.crash();
    for (const { page } of people) await page.waitForSelector('[data-testid="winner"]', { timeout: 240_000 });
    const results = await Promise.all(people.map(({ page }) => page.innerText('.end table')));
    expect(new Set(results).size).toBe(1);
    await anna.page.click('[data-testid="check"]');
    await anna.page.waitForSelector('[data-testid="checked"].good', { timeout: 60_000 });

    // All frames that each device received.
    for (const { view, set, line } of framesOf(watcher)) {
      if (view) expect(view.hand).toBeNull();
      expect((set ?? []).filter(([[name]]) => name === 'hand')).toEqual([]);
      expect(line?.answer).toBeUndefined();
      expect(line?.whispers ?? []).toEqual([]);
    }
    for (const { line } of framesOf(bruno)) if (line?.seat === 0) expect(line.answer).toBeUndefined();
    const secret = await keyOf(anna.page, 'seat-0');
    expect(secret).toHaveLength(32);
    for (const visitor of [bruno, watcher]) {
      expect(visitor.frames.join('\n')).not.toContain(secret);
      expect(await everythingIn(visitor.page)).not.toContain(secret);
    }
    for (const { page } of people) expect(page.url()).not.toMatch(/[\w-]{30}/);

    // The same people play once more.
    await bruno.page.click('[data-testid="rematch"]');
    await anna.page.click('[data-testid="start"]:not(:disabled)');
    for (const { page } of people) await page.waitForSelector('[data-testid="status"]');
    expect(await anna.page.locator('[data-testid="winner"]').count()).toBe(0);
    expect(complaintsOf(...people)).toEqual([]);
    for (const { close } of people) await close();
  });

  test('the link to sit down can be photographed: its code holds it and nothing else', async () => {
    const { host, link } = await makeTable(browser, server);
    const { page } = host;
    const share = page.locator('.share', { has: page.locator('[data-testid="invite-link"]') });
    await share.locator('button[aria-expanded="false"]').click();
    const drawn = (await share.locator('svg path').getAttribute('d'))!;
    const dark = new Set([...drawn.matchAll(/M(\d+) (\d+)h1v1h-1z/g)].map(([, x, y]) => `${x} ${y}`));
    const { data, size } = encode(link, { ecc: 'M', border: 3 });
    expect(await share.locator('svg').getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])));
    expect([...dark].toSorted()).toEqual(wanted.toSorted());
    await host.close();
  });

  test('people talk where the rules allow it, hear only what is theirs, and can mute', async () => {
    const table = await makeTable(browser, server, { seats: 3, silent: true });
    const anna = table.host;
    const bruno = await sitDown(browser, table.link, 'Bruno');
    const carla = await sitDown(browser, table.link, 'Carla');
    await start(anna, bruno, carla);
    const people = [anna, bruno, carla];
    for (const { page } of people) await page.click('[data-testid="tab-talk"]');
    const say = async (page: Page, text: string, to = ''): Promise<void> => {
      await page.selectOption('.talk select', to);
      await page.fill('[data-testid="say"]', text);
      await page.keyboard.press('Enter');
    };
    await say(anna.page, 'Buon giorno');
    for (const { page } of people) await page.waitForSelector('[data-testid="talk"] >> text=Buon giorno');
    await say(anna.page, 'Only for Bruno', '1');
    await bruno.page.waitForSelector('[data-testid="talk"] >> text=Only for Bruno');
    await bruno.page.click('button:has-text("Mute Anna")');
    await bruno.page.waitForSelector('[data-testid="talk"] >> text=2 messages');
    expect(await bruno.page.innerText('[data-testid="talk"]')).not.toContain('Buon giorno');
    await say(carla.page, 'Salve');
    await anna.page.waitForSelector('[data-testid="talk"] >> text=Salve');
    expect(carla.frames.join('\n')).not.toContain('Only for Bruno');
    // A silent table does not talk while it plans.
    for (const [i, { page }] of people.entries()) await autoplay(page, 11 + i);
    await anna.page.waitForSelector('[data-testid="talk-closed"]', { timeout: 120_000 });
    for (const { page } of people) await stopPlaying(page);
    expect(complaintsOf(...people)).toEqual([]);
    for (const { close } of people) await close();
  });

  test('a seat on two devices; a link that leaked is replaced', async () => {
    const { host: anna } = await makeTable(browser, server, { seats: 2 });
    await anna.page.selectOption('[data-testid="bot-1"]', 'random');
    await start(anna);
    await anna.page.click('[data-testid="tab-table"]');
    await anna.page.click('[data-testid="second-device"]');
    const link = await anna.page.inputValue('[data-testid="seat-link"]');
    const phone = await visit(browser, link, { viewport: { width: 360, height: 740 } });
    await phone.page.waitForSelector('[data-testid="confirm"]', { timeout: 60_000 });
    expect(phone.page.url()).not.toContain(link.split('/').at(-1));
    // The home page of the other device lists it too.
    await phone.page.goto(server.address);
    await phone.page.click('[data-testid="my-table"] a');
    await phone.page.waitForSelector('[data-testid="confirm"]', { timeout: 60_000 });
    // Both see the same free streets, before and after one of them has decided.
    const free = '[data-street][aria-disabled="false"]';
    const before = await anna.page.locator(free).count();
    await phone.page.locator(free).first().press('Enter');
    await phone.page.click('[data-testid="confirm"]');
    await anna.page.waitForFunction(
      ([selector, count]) => document.querySelectorAll(selector).length < count,
      [free, before] as const,
    );
    await anna.page.click('[data-testid="replace-secret"]');
    await phone.page.waitForSelector('[data-testid="gone"]');
    await untilLine(anna.page, 'here');
    await anna.page.reload();
    await anna.page.waitForSelector('[data-testid="status"]');
    const stranger = await visit(browser, link);
    await stranger.page.waitForSelector('[data-testid="gone"]');

    // The home page of this device lists the table, whose people can end the match.
    await anna.page.goto(server.address);
    await anna.page.click('[data-testid="my-table"] a');
    await anna.page.waitForSelector('[data-testid="status"]');
    await anna.page.click('[data-testid="tab-table"]');
    await anna.page.click('[data-testid="propose-end"]');
    await anna.page.click('[data-testid="sure"]');
    await anna.page.waitForSelector('[data-testid="winner"]');
    expect(complaintsOf(anna, phone, stranger)).toEqual([]);
    for (const { close } of [anna, phone, stranger]) await close();
  });

  test.each([
    ['light', 'cs', 320],
    ['dark', 'de', 1280],
  ] as const)('every page is sound: %s, %s, %i px wide', async (colorScheme, locale, width) => {
    const findings: string[] = [];
    const texts: string[] = [];
    const look = async (page: Page, name: string): Promise<void> => {
      for (const found of await findSeriousIssues(page)) findings.push(`${name}: ${found}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      if (wide > width) findings.push(`${name} is ${wide} px wide`);
      texts.push(await page.innerText('main'));
    };
    const options = { colorScheme, locale, viewport: { width, height: 740 } };
    const form = await visit(browser, `${server.address}#/new/verona/online`, options);
    await form.page.click('input[name="pace"][value="slow"]');
    await form.page.locator('input[type="checkbox"]').first().check();
    await form.page.locator('form > details > summary').click();
    await look(form.page, 'a new table');
    await form.close();
    const table = await makeTable(browser, server, { ...options, seats: 3 });
    const anna = table.host;
    await anna.page.locator('button[aria-expanded]').first().click();
    await anna.page.locator('details summary').first().click();
    await look(anna.page, 'the lobby');
    await anna.page.click('[data-testid="change"]');
    await look(anna.page, 'its settings');
    await anna.page.click('[data-testid="save"]');
    const guest = await visit(browser, table.link, options);
    await guest.page.waitForSelector('[data-testid="sit"]');
    await look(guest.page, 'an invitation');
    await guest.page.fill('[data-testid="name"]', 'Bruno');
    await guest.page.click('[data-testid="sit"]');
    await anna.page.selectOption('[data-testid="bot-2"]', 'random');
    await start(anna, guest);
    await look(anna.page, 'the match');
    for (const tab of ['talk', 'table']) {
      await anna.page.click(`[data-testid="tab-${tab}"]`);
      await look(anna.page, tab);
    }
    const watcher = await visit(browser, table.gallery, options);
    await watcher.page.waitForSelector('[data-testid="status"]');
    await look(watcher.page, 'a spectator');
    expect(findings).toEqual([]);
    const text = texts.join('\n');
    expect(text).not.toMatch(/undefined|\[object|NaN|\{\w+\}/);
    expect(text).not.toMatch(
      locale === 'cs'
        ? /Invite|\bSeats\b|Copy\b|Einladen|Plätze|Zuschauer/
        : /Invite|\bSeats\b|Pozvat|Místa|Diváci/,
    );
    expect(complaintsOf(anna, guest, watcher)).toEqual([]);
    for (const { close } of [anna, guest, watcher]) await close();
  });
});
