import type { Page } from '@playwright/test';
import { failAt, untilSent } from '../waiting.ts';

const MOST_TABS = 150;

/**
 * Presses Tab until the focus is on something that the selector matches, as a person without a mouse would. False if
 * there is no such thing any more: bots go on meanwhile.
 */
export const tabTo = async (page: Page, selector: string): Promise<boolean> => {
  for (let n = 0; n < MOST_TABS; n++) {
    const found = await page.evaluate(wanted => {
      if (document.activeElement?.matches(wanted)) return 'here';
      const all = [...document.querySelectorAll(`:is(${wanted}):not(:disabled)`)];
      return all.some(one => one.checkVisibility()) ? 'somewhere' : 'nowhere';
    }, selector);
    if (found !== 'somewhere') return found === 'here';
    await page.keyboard.press('Tab');
  }
  return failAt(page, `the focus did not come to ${selector} within ${MOST_TABS} tabs`);
};

const openPlace = (place: string): string => `[data-${place}][aria-disabled="false"]`;
const ARROWS = ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'];

/** Moves over the map with arrow keys to a place that can be picked, then presses Enter. */
export const pickPlace = async (page: Page, place: string, random: () => number): Promise<void> => {
  if (!(await tabTo(page, `[data-${place}]`))) return;
  for (let n = 0; n < 400; n++) {
    const isOpen = await page.evaluate(s => document.activeElement?.matches(s) ?? false, openPlace(place));
    if (isOpen) break;
    await page.keyboard.press(ARROWS[Math.floor(random() * ARROWS.length)]!);
  }
  await page.keyboard.press('Enter');
};

const isUsable = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(
    s => document.querySelector(s)?.matches(':not(:disabled, [aria-disabled="true"])') ?? false,
    selector,
  );

type Compose = (page: Page, random: () => number) => Promise<void>;

/** In Verona: picks a street if possible, else the first option. */
const composeInVerona: Compose = async (page, random) => {
  if (await isUsable(page, openPlace('street'))) return pickPlace(page, 'street', random);
  const option = '.dock [role="radio"], .dock input[type="radio"], .dock button, .widget button';
  if (await tabTo(page, option)) await page.keyboard.press('Space');
};

/** The page asks a question without an answer on its way. */
export const ASKED = '[data-testid="confirm"][aria-busy="false"]';
/** Buttons that skip shows and the pause of waiting bots. */
const PASSED = ['to-table', 'skip', 'go-on'].map(name => `[data-testid="${name}"]`);
const WAITED = [ASKED, '[data-testid="winner"]', ...PASSED].join(', ');

/**
 * One thing that the page waits for, by keyboard alone: a show to be skipped, a choice to be made and confirmed.
 * Returns whether the match is over.
 */
export const act = async (
  page: Page,
  random: () => number,
  compose: Compose = composeInVerona,
): Promise<boolean> => {
  await page.waitForSelector(WAITED);
  if (await isUsable(page, '[data-testid="winner"]')) return true;
  for (const button of PASSED)
    if (await isUsable(page, button)) {
      if (await tabTo(page, button)) await page.keyboard.press('Enter');
      return false;
    }
  if (!(await isUsable(page, '[data-testid="confirm"]'))) await compose(page, random);
  if (await tabTo(page, '[data-testid="confirm"]')) await page.keyboard.press('Enter');
  await untilSent(page);
  return false;
};

/** Skips shows until the page asks or the match is over. */
export const untilAsked = async (page: Page): Promise<void> => {
  for (let shows = 0; shows < 400; shows++) {
    await page.waitForSelector(WAITED);
    const show = PASSED.join(', ');
    if (!(await isUsable(page, show))) return;
    if (await tabTo(page, show)) await page.keyboard.press('Enter');
  }
  await failAt(page, 'one show followed another without an end');
};

/** A random source with the same numbers in every run. */
export const createRandom = (seed: number): (() => number) => {
  let state = seed;
  return () => (state = (state * 16807) % 2147483647) / 2147483647;
};
