import type { Browser, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LANGUAGES } from '../src/text/language.ts';
import { autoplay } from './support/players/autoplay.ts';
import { launch, openPage } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import { findForeignWords, keepWords, readWords } from './support/foreign.ts';
import { findSeriousIssues } from './support/searches.ts';
import { setUpTable, limitRounds } from './support/seating.ts';
import { openSite, type Site } from './support/site.ts';

const chromium = findChromium();

/** Plays each game against bots; long ones end after a few rounds. */
const GAMES = [
  { game: 'verona', seats: 3 },
  { game: 'graenaland', seats: 3, choose: (page: Page) => limitRounds(page, 3) },
  { game: 'vendetta', seats: 3, choose: (page: Page) => limitRounds(page, 1) },
] as const;

describe.skipIf(!chromium)('a whole match in a real browser, to its end', () => {
  let site: Site;
  let browser: Browser;
  /** The file of the last match of Verona. */
  let file = '';

  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  test.each(GAMES.flatMap(table => LANGUAGES.map(locale => ({ ...table, locale }))))(
    'a match of $game in $locale says nothing in another language, nor does its past; its file can be kept',
    async ({ locale, ...table }) => {
      const { page, complaints, close } = await openPage(browser, site.address, {
        reducedMotion: 'reduce',
        locale,
      });
      await keepWords(page);
      await setUpTable(page, site.address, { ...table, people: 1 });
      await autoplay(page, 11);
      await page.waitForSelector('[data-testid="winner"]', { timeout: 240_000 });
      // The appearance does not depend on the language.
      const look = (): Promise<readonly string[]> =>
        locale === 'en' ? findSeriousIssues(page) : Promise.resolve([]);
      const findings = [...(await look())];
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.click('[data-testid="download"]'),
      ]);
      const played = readFileSync(await download.path(), 'utf8');
      expect(played).toContain(`"${table.game}"`);
      if (table.game === 'verona') file = played;

      await page.click('[data-testid="replay-match"]');
      await page.waitForFunction(() => document.activeElement?.matches('[data-testid="position"]'));
      expect(await page.inputValue('[data-testid="position"]')).toBe('0');
      findings.push(...(await look()));
      await page.focus('[data-testid="status"]');
      await page.keyboard.press('ArrowRight');
      await page.waitForFunction(
        () => document.querySelector<HTMLInputElement>('[data-testid="position"]')?.value === '1',
      );
      await page.keyboard.press('Escape');
      await page.waitForSelector('[data-testid="winner"]');
      expect(findings).toEqual([]);

      const { text, words } = await readWords(page);
      expect(text).not.toMatch(/undefined|\[object|NaN|\{\w+\}/);
      const foreign = findForeignWords(locale);
      expect(words.filter(word => foreign.has(word))).toEqual([]);
      // The same search finds another language as soon as the page uses one.
      await page.selectOption('[data-testid="language"]', locale === 'de' ? 'cs' : 'de');
      await page.waitForFunction(was => document.documentElement.lang !== was, locale);
      const { words: switched } = await readWords(page);
      expect(switched.filter(word => foreign.has(word)).length).toBeGreaterThan(20);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test('a file opens on the first page of another device, from any seat; a broken one is refused', async () => {
    const { page, complaints, close } = await openPage(browser, site.address, { reducedMotion: 'reduce' });
    const give = (name: string, content: string): Promise<void> =>
      page.setInputFiles('[data-testid="open-file"]', {
        name,
        mimeType: 'application/x-ndjson',
        buffer: Buffer.from(content),
      });
    await give('broken.jsonl', file.slice(0, file.length / 2));
    await page.waitForSelector('[data-testid="file-fault"]');
    await give('whole.jsonl', file);
    await page.waitForSelector('[data-testid="winner"]');
    const panels = page.locator('.panels').first();
    const spectator = await panels.innerText();
    await page.click('[data-testid="replay-match"]');
    await page.selectOption('[data-testid="seen-by"]', '1');
    await page.waitForFunction(
      before => document.querySelector<HTMLElement>('.panels')?.innerText !== before,
      spectator,
    );
    expect(complaints).toEqual([]);
    await close();
  });
});
