import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { openPage, type OpenedPage } from './browser.ts';
import type { Server } from './server.ts';

/** A visitor of an online table, with all frames that the device received. */
export interface Visitor extends OpenedPage {
  readonly frames: readonly string[];
}

export const visit = async (
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> => {
  const opened = await openPage(browser, 'about:blank', { reducedMotion: 'reduce', ...options });
  const frames: string[] = [];
  opened.page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => frames.push(payload.toString())),
  );
  await opened.page.goto(address);
  return { ...opened, frames };
};

export interface NewTable {
  readonly host: Visitor;
  /** The link to sit down. */
  readonly link: string;
  /** The link to watch. */
  readonly gallery: string;
}

/** Anna makes a table that lets people watch. */
export const makeTable = async (
  browser: Browser,
  server: Server,
  {
    game = 'verona',
    seats = 2,
    writing = false,
    silent = false,
    ...options
  }: BrowserContextOptions & { game?: string; seats?: number; writing?: boolean; silent?: boolean } = {},
): Promise<NewTable> => {
  const host = await visit(browser, `${server.address}#/new/${game}/online`, options);
  const { page } = host;
  await page.fill('[data-testid="name"]', 'Anna');
  await page.click(`input[name="count"][value="${seats}"] >> xpath=..`);
  await page.selectOption('[data-testid="watch"]', 'link');
  // The table chooses whether others see who is writing.
  if (writing) await page.check('[data-testid="writing"]');
  if (silent) {
    await page.click('form > details > summary');
    await page.selectOption('[data-option="talk"]', 'silent');
  }
  await page.click('[data-testid="make"]');
  const link = await page.inputValue('[data-testid="invite-link"]');
  const gallery = await page.inputValue('[data-testid="watch-link"]');
  return { host, link, gallery };
};

export const sitDown = async (
  browser: Browser,
  link: string,
  name: string,
  options: BrowserContextOptions = {},
): Promise<Visitor> => {
  const guest = await visit(browser, link, options);
  await guest.page.fill('[data-testid="name"]', name);
  await guest.page.click('[data-testid="sit"]');
  await guest.page.waitForSelector('[data-testid="seat-0"]');
  return guest;
};

export const start = async (host: Visitor, ...others: readonly Visitor[]): Promise<void> => {
  await host.page.click('[data-testid="start"]:not(:disabled)');
  for (const { page } of [host, ...others]) await page.waitForSelector('[data-testid="status"]');
};

/** Two players and a spectator at a match that has just begun. */
export const begin = async (
  browser: Browser,
  server: Server,
): Promise<{ anna: Visitor; bruno: Visitor; watcher: Visitor; table: NewTable }> => {
  const table = await makeTable(browser, server);
  const anna = table.host;
  const bruno = await sitDown(browser, table.link, 'Bruno');
  await start(anna, bruno);
  const watcher = await visit(browser, table.gallery);
  await watcher.page.waitForSelector('[data-testid="status"]');
  return { anna, bruno, watcher, table };
};

export const untilLine = (page: Page, is: 'here' | 'away'): Promise<unknown> =>
  page.waitForSelector(`[data-testid="line"][data-line="${is}"]`, { state: 'attached', timeout: 60_000 });

/** Errors of the pages, except for a missing server. */
export const complaintsOf = (...visitors: readonly Visitor[]): readonly string[] =>
  visitors
    .flatMap(({ complaints }) => complaints)
    .filter(text => !/WebSocket connection|net::ERR/.test(text));
