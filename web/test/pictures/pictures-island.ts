import { confirm, locateInTray } from '../support/players/clan.ts';
import { compose } from '../support/players/clan-keys.ts';
import type { OpenedPage } from '../support/browser.ts';
import { act, createRandom } from '../support/players/keys.ts';
import { begin, playUntil, takeAll } from './picturing.ts';

/** Graenaland: orders, a proposal, a build with its payment, the desk. */
export const island = async (opened: OpenedPage, address: string): Promise<void> => {
  const { page } = opened;
  await begin(page, address, 'graenaland', ['Sigrid']);
  const random = createRandom(7);
  const until = (wanted: string): Promise<void> => playUntil(page, wanted, () => act(page, random, compose));
  await until('[data-direction]');
  await page.locator('[data-direction]:not(.stays)').last().click();
  await takeAll(opened, 'island');
  await until('[data-propose]');
  await locateInTray(page, '[data-propose]').first().click();
  await locateInTray(page, '[data-card]').first().press('a');
  await takeAll(opened, 'proposal', '[data-clan]');
  const site = '.tray [data-build][aria-disabled="false"]';
  await playUntil(page, site, async () => {
    // The page shows prices for the picked territory.
    if (await page.isVisible('[data-where]')) await locateInTray(page, '[data-where]').first().click();
    if (!(await page.isVisible(site))) await act(page, random, compose);
  });
  await page.locator(site).first().click();
  await takeAll(opened, 'building', '.payment');
  await locateInTray(page, '[data-deed="joint"]').click();
  await locateInTray(page, '[data-joint]').first().click();
  await confirm(page);
  await page.click('[data-testid="tab-own"]');
  await takeAll(opened, 'desk', '[data-testid="joint-work"]');
};
