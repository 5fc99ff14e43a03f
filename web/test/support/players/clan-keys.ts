import type { Page } from '@playwright/test';
import { pickPlace, tabTo } from './keys.ts';

const press = async (page: Page, selector: string): Promise<boolean> => {
  if (!(await page.$(selector)) || !(await tabTo(page, selector))) return false;
  await page.keyboard.press('Space');
  return true;
};

/** Presses a random one of several buttons. */
const pressOne = async (page: Page, selector: string, random: () => number): Promise<boolean> => {
  const mark = `picked-${Math.floor(random() * 1e9)}`;
  // Marks it in one step, since bots go on and the buttons change.
  const isThere = await page.evaluate(
    ([all, name, share]) => {
      const buttons = [...document.querySelectorAll(all)];
      const one = buttons[Math.floor(share * buttons.length)];
      one?.setAttribute('data-mark', name);
      return one !== undefined;
    },
    [selector, mark, random()] as const,
  );
  if (!isThere) return false;
  return press(page, `[data-mark="${mark}"]`);
};

/** Only the builder has these; a proposal has deeds too. */
const BUILDING = '[data-supply], [data-build], .payment, [data-deed="end"], [data-deed="no-declaration"]';

/** Composes an answer with the keys of the island and its trays. */
export const compose = async (page: Page, random: () => number): Promise<void> => {
  if (await page.isVisible('[data-direction]')) {
    await pressOne(page, '.heroes button', random);
    await pressOne(page, '[data-direction]', random);
  } else if (await page.isVisible(BUILDING)) await build(page, random);
  else if (await page.isVisible('[data-territory][aria-disabled="false"]')) {
    await pickPlace(page, 'territory', random);
    // A letter deals a card to a clan; the player takes the rest.
    if ((await page.isVisible('.tray .card')) && (await tabTo(page, '.tray .card')))
      await page.keyboard.press('a');
    await press(page, '.bins button:last-child:not(:disabled)');
  } else await pressOne(page, '.dock button', random);
};

/** Takes a supply card, builds what can be paid, then ends. */
const build = async (page: Page, random: () => number): Promise<void> => {
  if (await pressOne(page, '[data-supply]', random)) return;
  if (await page.isVisible('[data-territory][aria-disabled="false"]')) {
    await pickPlace(page, 'territory', random);
    if (await pressOne(page, '[data-build][aria-disabled="false"]', random)) return;
  }
  await press(page, '[data-deed="end"], [data-deed="decline"], [data-deed="no-declaration"]');
};
