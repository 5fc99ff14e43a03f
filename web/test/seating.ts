import type { Page } from '@playwright/test';

/** Sets a table up at this device on its page: the first `people` seats are people, the others the weakest bots. */
export const seat = async (
  page: Page,
  address: string,
  { game = 'verona', seats, people }: { game?: string; seats?: number; people: number },
): Promise<void> => {
  await page.goto(`${address}#/new/${game}`);
  const kinds = page.locator('.seats select');
  await kinds.first().waitFor();
  if (seats !== undefined) await page.click(`input[name="count"][value="${seats}"] >> xpath=..`);
  for (let at = 0; at < (await kinds.count()); at++)
    await kinds.nth(at).selectOption({ index: at < people ? 0 : 1 });
  await page.click('[data-testid="start"]');
};
