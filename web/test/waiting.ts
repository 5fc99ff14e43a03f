import type { Page } from '@playwright/test';

/**
 * Waits until the log tells it: what others answer comes over the network. The log grows when a show is over, so what
 * is being shown is skipped meanwhile; it is read even if something stands before it.
 */
export const untilInLog = async (page: Page, words: string): Promise<void> => {
  for (;;) {
    const found = await page.waitForFunction(wanted => {
      if (document.querySelector('.log .box')?.textContent.includes(wanted)) return 'told';
      return document.querySelector('[data-testid="skip"]') ? 'shown' : undefined;
    }, words);
    if ((await found.jsonValue()) === 'told') return;
    await page
      .locator('[data-testid="skip"]')
      .evaluateAll(buttons => buttons.forEach(button => (button as HTMLElement).click()));
  }
};

/** Waits until one of several pages shows one of these things. */
export const untilAny = (pages: readonly Page[], selector: string): Promise<unknown> =>
  Promise.race(pages.map(page => page.waitForSelector(selector)));

/** Waits until what was answered has arrived: until then the page still shows the question. */
export const untilSent = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('[data-testid="confirm"][aria-busy="true"]'));
