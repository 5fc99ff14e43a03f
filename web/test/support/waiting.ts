import type { Page } from '@playwright/test';

const MOST_TEXT = 1500;

/** Fails with what the loop waited for and what the page shows instead. */
export const failAt = async (page: Page, message: string): Promise<never> => {
  const text = await page.innerText('body');
  throw new Error(`${message}; the page shows:\n${text.slice(0, MOST_TEXT)}`);
};

/** Repeats a step until the page shows an element, up to a limit. */
export const repeatUntilVisible = async (
  page: Page,
  selector: string,
  step: () => Promise<unknown>,
  most = 200,
): Promise<void> => {
  for (let n = 0; n < most; n++) {
    if (await page.isVisible(selector)) return;
    await step();
  }
  await failAt(page, `${selector} did not appear within ${most} steps`);
};

/**
 * Waits for an entry in the log, since answers of others come over the network. The log grows when a show is over, so
 * this skips shows meanwhile; it reads the log even if something covers it.
 */
export const untilInLog = async (page: Page, words: string): Promise<void> => {
  for (let shows = 0; shows < 200; shows++) {
    const found = await page.waitForFunction(wanted => {
      if (document.querySelector('.log .box')?.textContent.includes(wanted)) return 'told';
      return document.querySelector('[data-testid="skip"]') ? 'shown' : undefined;
    }, words);
    if ((await found.jsonValue()) === 'told') return;
    await page
      .locator('[data-testid="skip"]')
      .evaluateAll(buttons => buttons.forEach(button => (button as HTMLElement).click()));
  }
  await failAt(page, `"${words}" did not come into the log`);
};

/** Waits until one of several pages shows one of these things. */
export const untilAny = (pages: readonly Page[], selector: string): Promise<unknown> =>
  Promise.any(pages.map(page => page.waitForSelector(selector)));

/** Waits until an answer has arrived; until then the page shows its question. */
export const untilSent = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.querySelector('[data-testid="confirm"][aria-busy="true"]'));

/** Waits until so many elements match: a page may be between two states. */
export const untilCount = (page: Page, selector: string, count: number): Promise<unknown> =>
  page.waitForFunction(([wanted, many]) => document.querySelectorAll(wanted).length === many, [
    selector,
    count,
  ] as const);
