import type { Page } from '@playwright/test';
import type { Visitor } from '../visitors.ts';
import { untilAny } from '../waiting.ts';

const visible = (page: Page, selector: string): Promise<boolean> => page.isVisible(selector);
const questionOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.querySelector('[data-question]')?.getAttribute('data-question') ?? '');

/** The events that this test must see, ticked off as they happen. */
export interface Milestones {
  disfavour: boolean;
  reward: boolean;
  reaction: boolean;
  interruption: boolean;
  storm: boolean;
  told: boolean;
}

/** Confirms and waits until the question is gone. */
const confirm = async (page: Page): Promise<void> => {
  const before = await page.innerText('.log .box');
  await page.click('[data-testid="desk-confirm"]:not(:disabled)');
  await page.waitForFunction(
    old =>
      document.querySelector<HTMLElement>('.log .box')?.innerText !== old ||
      !document.querySelector('[data-question]'),
    before,
  );
};

const fill = async (page: Page, name: string): Promise<void> => {
  await page.fill('.desk input', name);
  if (await visible(page, '.desk textarea')) await page.fill('.desk textarea', 'pietra e ombra');
};

/** Anna lays out the most and Carla almost nothing, so that a tower can be stormed in the first turn. */
const layOut = async (page: Page, power: number): Promise<void> => {
  if (power === 0) return;
  for (const n of [0, 1]) {
    await page.click('[data-testid="add-character"]');
    await page.locator('.desk input[type="number"]').nth(n).fill(String(power));
    await page.locator('.desk input[type="number"]').nth(n).blur();
  }
};

/** Storms a tower if possible and still needed, else calls a scene about a rival's piece, else ends the turn. */
const takeTurn = async (page: Page, seen: Milestones): Promise<void> => {
  if (!(await visible(page, '[data-testid="call-scene"][aria-disabled="false"]'))) {
    await page.click('[data-testid="end-turn"]');
    return;
  }
  await page.click('[data-testid="call-scene"]');
  await page.locator('.steps > li:nth-child(1) [role="radio"]').first().click();
  const places = page.locator('.steps > li:nth-child(2) [role="radio"][aria-disabled="false"]');
  const names = await places.allInnerTexts();
  const tower = names.findIndex(name => /storm|Sturm|napadení/.test(name));
  if (tower >= 0 && !seen.storm) {
    await places.nth(tower).click();
    return;
  }
  await places.first().click();
  const rivals = page.locator('.steps > li:nth-child(3) [role="radio"][aria-disabled="false"]:has(svg.mark)');
  if ((await rivals.count()) > 0) {
    await rivals.first().click();
    return;
  }
  await page.click('.desk button.quiet');
  await page.click('[data-testid="end-turn"]');
};

/** Answers the question on this page. */
const answer = async (page: Page, question: string, power: number, seen: Milestones): Promise<void> => {
  switch (question) {
    case 'places': {
      const rows = page.locator('.desk fieldset');
      for (let n = 0; n < (await rows.count()); n++) {
        await rows
          .nth(n)
          .locator('input')
          .fill(`Luogo ${n + 1}`);
        await rows.nth(n).locator('textarea').fill('pietra e ombra');
      }
      break;
    }
    case 'city':
    case 'arrest':
      await fill(page, `Luogo ${question}`);
      break;
    case 'house':
      await page.click('[data-testid="suggest-house"]');
      break;
    case 'layout':
      await layOut(page, power);
      break;
    case 'turn':
      await takeTurn(page, seen);
      break;
    case 'reaction':
      if (!seen.reaction && (await page.locator('.reaction .stepper').count()) > 0) {
        await page.locator('.reaction .stepper button').last().click();
        seen.reaction = true;
      }
      break;
    case 'interruption':
      await page
        .locator('.desk [role="radio"]')
        .nth(seen.interruption ? 0 : 1)
        .click();
      seen.interruption = true;
      break;
    case 'fate':
      break;
    case 'lock-up':
      seen.disfavour = true;
      await page.locator('.desk [role="radio"]').first().click();
      break;
    default:
      await page.locator('.desk [role="radio"]').first().click();
  }
  await confirm(page);
};

interface Play {
  readonly people: readonly Visitor[];
  /** The power that each player lays out. */
  readonly powers: readonly number[];
  readonly seen: Milestones;
  /** Runs whenever a scene can be closed, after its booking. */
  readonly atClosing: () => Promise<void>;
  readonly isDone: () => boolean;
}

const ASKED_OR_SHOWN = '[data-testid="skip"], [data-testid="close-scene"], [data-question]';

/** All pages answer in turn until the test is done. */
export const play = async ({ people, powers, seen, atClosing, isDone }: Play): Promise<void> => {
  const pages = people.map(({ page }) => page);
  for (let n = 0; n < 400 && !isDone(); n++) {
    if (n % people.length === 0) await untilAny(pages, ASKED_OR_SHOWN);
    const { page } = people[n % people.length]!;
    if (await visible(page, '[data-testid="skip"]')) {
      await page.click('[data-testid="skip"]').catch(() => undefined);
      continue;
    }
    if (await visible(page, '[data-testid="close-scene"]')) {
      await atClosing();
      await page.click('[data-testid="close-scene"]');
      await page.waitForSelector('[data-testid="close-scene"]', { state: 'detached' });
      continue;
    }
    const question = await questionOf(page);
    if (question !== '') await answer(page, question, powers[n % people.length]!, seen);
  }
};

export const createMilestones = (): Milestones => ({
  disfavour: false,
  reaction: false,
  interruption: false,
  storm: false,
  told: false,
  reward: false,
});
