import { storyLine, createSceneNames } from '../support/city-words.ts';
import type { OpenedPage } from '../support/browser.ts';
import { begin, playUntil, take, type PictureSize } from './picturing.ts';
import { SIZES } from '../measure/sizes.ts';
import { act } from '../support/players/vendetta.ts';

/**
 * Vendetta: a turn in the city, an agreement, the composition and telling of a scene, and the chronicle. Texts of
 * players belong to a match, so the script plays a match for each size, in its language.
 */
export const city =
  (size: PictureSize) =>
  async (opened: OpenedPage, address: string): Promise<void> => {
    const { page } = opened;
    const { locale } = SIZES[size];
    const words = createSceneNames(locale);
    const picture = (what: string, seen?: string): Promise<void> => take(opened, size, what, seen);
    await page.selectOption('[data-testid="language"]', locale);
    await begin(page, address, 'vendetta', ['Lucrezia']);
    const until = (wanted: string): Promise<void> =>
      playUntil(page, wanted, () => act(page, undefined, words));
    await until('[data-testid="call-scene"][aria-disabled="false"]');
    await picture('city');
    await page.click('[data-testid="agreement"]');
    await page.selectOption('.propose select', 'reserve');
    await page.locator('.propose select').nth(1).selectOption({ index: 1 });
    await picture('agreement', '.propose');
    await page.click('[data-testid="agreement"]');
    await page.click('[data-testid="call-scene"]');
    for (let step = 1; step <= 3; step++)
      await page
        .locator(`.steps > li:nth-child(${step}) [role="radio"][aria-disabled="false"]`)
        .first()
        .click()
        .catch(() => undefined);
    await picture('composer');
    await page.locator('button.quiet', { hasText: '←' }).click();
    await until('[data-testid="words"]');
    await page.fill('[data-testid="words"]', storyLine(locale));
    await picture('telling', '[data-testid="words"]');
    await page.click('[data-testid="tab-own"]');
    await picture('chronicle', '[data-testid="chronicle-html"]');
  };
