import type { Page } from '@playwright/test';

interface Seating {
  readonly game?: string;
  readonly seats?: number;
  readonly people: number;
  /** What else is chosen in the form, before it is sent. */
  choose?(page: Page): Promise<void>;
}

/** Sets a table up at this device on its page: the first `people` seats are people, the others the weakest bots. */
export const setUpTable = async (
  page: Page,
  address: string,
  { game = 'verona', seats, people, choose }: Seating,
): Promise<void> => {
  await page.goto(`${address}#/new/${game}`);
  const kinds = page.locator('.seats select');
  await kinds.first().waitFor();
  if (seats !== undefined) await page.click(`input[name="count"][value="${seats}"] >> xpath=..`);
  for (let at = 0; at < (await kinds.count()); at++)
    await kinds.nth(at).selectOption({ index: at < people ? 0 : 1 });
  await choose?.(page);
  await page.click('[data-testid="start"]');
};

/** In the form of a new table of Graenaland or Vendetta: it ends after so many rounds. */
export const limitRounds = async (page: Page, rounds: number): Promise<void> => {
  await page.click('form summary');
  const ends = page.locator('form select:has(option[value="rounds"])');
  if ((await ends.count()) > 0) await ends.selectOption('rounds');
  const field = page.locator('.option input[type="number"]');
  await field.fill(String(rounds));
  await field.press('Tab');
};
