import type { Page } from '@playwright/test';

const MOST_TABS = 150;

/**
 * Presses Tab until the focus is on something that the selector matches, as a person without a mouse would. False if
 * there is no such thing any more: bots go on meanwhile.
 */
export const tabTo = async (page: Page, selector: string): Promise<boolean> => {
  for (let n = 0; n < MOST_TABS; n++) {
    const found = await page.evaluate(wanted => {
      if (document.activeElement?.matches(wanted)) return 'here';
      return document.querySelector(`:is(${wanted}):not(:disabled)`) ? 'somewhere' : 'nowhere';
    }, selector);
    if (found !== 'somewhere') return found === 'here';
    await page.keyboard.press('Tab');
  }
  throw new Error(`the focus never came to ${selector}`);
};

const OPEN_STREET = '[data-street][aria-disabled="false"]';
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** With arrow keys over the town to a street that can be picked, then Enter. */
const pickStreet = async (page: Page, random: () => number): Promise<void> => {
  if (!(await tabTo(page, '[data-street]'))) return;
  for (let n = 0; n < 400; n++) {
    const isOpen = await page.evaluate(s => document.activeElement?.matches(s) ?? false, OPEN_STREET);
    if (isOpen) break;
    await page.keyboard.press(ARROWS[Math.floor(random() * ARROWS.length)]!);
  }
  await page.keyboard.press('Enter');
};

const isUsable = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(s => document.querySelector(s)?.matches(':not(:disabled)') ?? false, selector);

/**
 * One thing that the page waits for, by keyboard alone: a show to be skipped, a choice to be made and confirmed.
 * Returns whether the match is over.
 */
export const act = async (page: Page, random: () => number): Promise<boolean> => {
  await page.waitForSelector(
    '[data-testid="skip"], [data-testid="confirm"], [data-testid="winner"], [data-testid="to-table"]',
    { timeout: 20_000 },
  );
  if (await isUsable(page, '[data-testid="winner"]')) return true;
  for (const button of ['[data-testid="to-table"]', '[data-testid="skip"]'])
    if (await isUsable(page, button)) {
      if (await tabTo(page, button)) await page.keyboard.press('Enter');
      return false;
    }
  if (!(await isUsable(page, '[data-testid="confirm"]'))) {
    const hasStreet = await isUsable(page, OPEN_STREET);
    if (hasStreet) await pickStreet(page, random);
    else {
      const option = '.dock [role="radio"], .dock input[type="radio"], .dock button, .widget button';
      if (await tabTo(page, option)) await page.keyboard.press('Space');
    }
  }
  if (await tabTo(page, '[data-testid="confirm"]')) await page.keyboard.press('Enter');
  return false;
};

/** The same choices each time. */
export const chooser = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
};
