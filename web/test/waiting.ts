import type { Page } from '@playwright/test';

/** Waits until the log tells it: what others answer comes over the network. Seen or not, for a show may stand before it. */
export const untilInLog = (page: Page, words: string): Promise<unknown> =>
  page.waitForFunction(wanted => document.querySelector('.log .box')?.textContent.includes(wanted), words);

/** Waits until one of several pages shows one of these things. */
export const untilAny = (pages: readonly Page[], selector: string): Promise<unknown> =>
  Promise.race(pages.map(page => page.waitForSelector(selector)));
