import type { Opened } from './browser.ts';
import { begin, playUntil, takeAll } from './picturing.ts';
import { act } from './vendetta.ts';

/** What is called how in the city that the pictures show. */
const CALLED: { readonly [question: string]: readonly string[] } = {
  city: ['Montelupo'],
  naming: ['Ponte dei Sospiri', 'Piazza dei Tintori', 'Santa Chiara', 'Porta Vecchia', 'Mulino del Conte'],
  arrest: ['Torre del Falco'],
};

/** Vendetta: a turn in the city, an agreement, a scene being composed, told, and the chronicle. */
export const city = async (opened: Opened, address: string): Promise<void> => {
  const { page } = opened;
  const given: { [question: string]: number } = {};
  const name = (question: string): string => {
    const names = CALLED[question] ?? ['Corte Nuova'];
    given[question] = (given[question] ?? -1) + 1;
    return names[given[question] % names.length]!;
  };
  await begin(page, address, 'vendetta', ['Lucrezia']);
  const until = (wanted: string): Promise<void> => playUntil(page, wanted, () => act(page, undefined, name));
  await until('[data-testid="call-scene"][aria-disabled="false"]');
  await takeAll(opened, 'city');
  await page.click('[data-testid="agreement"]');
  await page.selectOption('.propose select', 'reserve');
  await page.locator('.propose select').nth(1).selectOption({ index: 1 });
  await takeAll(opened, 'agreement', '.propose');
  await page.click('[data-testid="agreement"]');
  await page.click('[data-testid="call-scene"]');
  for (let step = 1; step <= 3; step++)
    await page
      .locator(`.steps > li:nth-child(${step}) [role="radio"][aria-disabled="false"]`)
      .first()
      .click()
      .catch(() => undefined);
  await takeAll(opened, 'composer');
  await page.locator('button.quiet', { hasText: '←' }).click();
  await until('[data-testid="words"]');
  await page.fill(
    '[data-testid="words"]',
    'At dusk, under the arcades, she waits with the letter in her glove.',
  );
  await takeAll(opened, 'telling', '[data-testid="words"]');
  await page.click('[data-testid="tab-own"]');
  await takeAll(opened, 'chronicle', '[data-testid="chronicle-html"]');
};
