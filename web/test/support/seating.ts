import type { Page } from '@playwright/test';

interface Seating {
  readonly game?: string;
  readonly seats?: number;
  readonly people: number;
  /** Fills in more of the form before it is sent. */
  choose?(page: Page): Promise<void>;
}

/** Sets up a local table with people at the first seats and the weakest bots at the others. */
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

/** Limits a new table of Graenaland or Vendetta to a number of rounds. */
export const limitRounds = async (page: Page, rounds: number): Promise<void> => {
  await page.click('form summary');
  const ends = page.locator('form select:has(option[value="rounds"])');
  if ((await ends.count()) > 0) await ends.selectOption('rounds');
  const field = page.locator('.option input[type="number"]');
  await field.fill(String(rounds));
  await field.press('Tab');
};
