import type { Download, Page } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tabTo } from './keys.ts';
import { failAt, untilSent } from '../waiting.ts';

/** All elements by which a Vendetta page waits for a player. */
export const WAITED = [
  '[data-testid="enter"]',
  '[data-testid="pass-on"]',
  '[data-testid="skip"]',
  '[data-testid="to-table"]',
  '[data-testid="go-on"]',
  '[data-testid="close-scene"]',
  '[data-question]',
  '[data-testid="winner"]',
].join(', ');

const has = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate(s => document.querySelector(`:is(${s}):not(:disabled)`) !== null, selector);

/** Tabs to an element and presses a key; false if the element is gone. */
const press = async (page: Page, selector: string, key = 'Enter'): Promise<boolean> => {
  if (!(await tabTo(page, selector))) return false;
  await page.keyboard.press(key);
  return true;
};

const type = async (page: Page, selector: string, text: string): Promise<void> => {
  if (await tabTo(page, selector)) await page.keyboard.type(text);
};

/** Tabs to a group of options and moves with arrows to one that can be picked. */
const pick = async (page: Page, group: string): Promise<void> => {
  if (!(await tabTo(page, `${group} [role="radio"]`))) return;
  const isInert = (): Promise<boolean> =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') === 'true');
  for (let n = 0; n < 60 && (await isInert()); n++) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
};

const confirm = async (page: Page): Promise<void> => {
  await press(page, '[data-testid="desk-confirm"]');
  await untilSent(page);
};

/** A name and a description for each question; `neutral` asks for a new neutral. */
export type SceneNames = (question: string) => readonly [name: string, text: string];
const filler: SceneNames = question => [`Luogo ${question}`, 'pietra e ombra'];

/** Calls a scene at the first place about the first possible piece. */
const callScene = async (page: Page, words: SceneNames): Promise<void> => {
  await press(page, '[data-testid="call-scene"]');
  const steps = await page.locator('.steps > li').count();
  for (let step = 1; step <= Math.min(3, steps); step++) await pick(page, `.steps > li:nth-child(${step})`);
  if (!(await has(page, '[data-testid="desk-confirm"]'))) {
    // Without a possible piece, a new neutral is named.
    const [name, text] = words('neutral');
    await type(page, '.steps .more input:not([type="number"])', name);
    await type(page, '.steps .more textarea', text);
  }
  await confirm(page);
};

const answer = async (page: Page, question: string, words: SceneNames): Promise<void> => {
  if (question === 'turn') {
    if (await has(page, '[data-testid="call-scene"][aria-disabled="false"]')) return callScene(page, words);
    await press(page, '[data-testid="end-turn"]');
  } else if (question === 'house') await press(page, '[data-testid="suggest-house"]');
  else if (question === 'layout') {
    await press(page, '[data-testid="add-character"]');
    await press(page, '[data-testid="add-prop"]');
  } else if (question === 'places') {
    const count = await page.locator('.desk fieldset').count();
    const [name, text] = words('naming');
    for (let n = 1; n <= count; n++) {
      await type(page, `.desk fieldset:nth-of-type(${n}) input`, name);
      await type(page, `.desk fieldset:nth-of-type(${n}) textarea`, text);
    }
  } else if (['city', 'arrest'].includes(question)) {
    // Not every question has a description, and an answered one is gone.
    const asked = `.desk[data-question="${question}"]`;
    const [name, text] = words(question);
    await type(page, `${asked} input`, name);
    await type(page, `${asked} textarea`, text);
  } else if (!['reaction', 'fate', 'epilogue'].includes(question)) await pick(page, '.desk');
  await confirm(page);
};

/** Waits until the words are sent: the field is empty, or gone with a closed scene. */
export const untilWordsSent = async (page: Page): Promise<void> => {
  await page.waitForFunction(
    () => (document.querySelector<HTMLTextAreaElement>('[data-testid="words"]')?.value ?? '') === '',
  );
};

export interface SceneTelling {
  readonly words: string;
  /** Runs after typing and before sending. */
  written?(): Promise<void>;
}

/** One thing that the page waits for, by keyboard alone. Returns whether the match is over. */
export const act = async (
  page: Page,
  told?: SceneTelling,
  words: SceneNames = filler,
  until?: string,
): Promise<boolean> => {
  await page.waitForSelector(WAITED, { timeout: 60_000 });
  if (await has(page, '[data-testid="winner"]')) return true;
  for (const button of ['enter', 'pass-on', 'to-table', 'skip', 'go-on'].map(
    name => `[data-testid="${name}"]`,
  ))
    if (await has(page, button)) {
      await press(page, button);
      // The curtain stays until the table is open.
      if (button.includes('enter')) await page.waitForSelector(button, { state: 'detached' });
      return false;
    }
  const isClosable = await has(page, '[data-testid="close-scene"]');
  const question = await page.evaluate(
    () => document.querySelector('[data-question]')?.getAttribute('data-question') ?? '',
  );
  // Checked last, since the wanted element may be the new question itself.
  if (until !== undefined && (await has(page, until))) return false;
  if (isClosable) {
    if (told && (await has(page, '[data-testid="words"]'))) {
      await type(page, '[data-testid="words"]', told.words);
      await told.written?.();
      await tabTo(page, '[data-testid="words"]');
      await page.keyboard.press('Control+Enter');
      await untilWordsSent(page);
    }
    await press(page, '[data-testid="close-scene"]');
    await untilSent(page);
    return false;
  }
  if (question !== '') await answer(page, question, words);
  return false;
};

/** Saves a download under its own name, so that it opens as the right type. */
export const saveDownload = async (file: Download): Promise<string> => {
  const path = join(mkdtempSync(join(tmpdir(), 'tavola-')), file.suggestedFilename());
  await file.saveAs(path);
  return path;
};

/** Plays until the page shows an element, and does not answer it. */
export const playUntil = async (page: Page, selector: string): Promise<void> => {
  for (let n = 0; n < 200; n++) {
    if (await page.isVisible(selector)) return;
    if (await act(page, undefined, filler, selector)) break;
  }
  await failAt(page, `${selector} did not appear`);
};
