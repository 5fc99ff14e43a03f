import type { Page } from '@playwright/test';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { RunnerTestCase } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const FOLDER = join(ROOT, '.cache/failures');
const MOST_LINES = 500;
/** A page that hangs must not hold up the other tests. */
const SNAPSHOT_TIMEOUT_MS = 15_000;

const nameFolder = ({ file, name }: RunnerTestCase): string =>
  join(
    FOLDER,
    `${file.name} ${name}`
      .replaceAll(/[^\w.-]+/g, '-')
      .replaceAll('.slow.test.ts', '')
      .slice(0, 120),
  );

/** Saves a picture, the text and the console of a page in a folder that the failure message names. */
export const keepFailure = async (
  task: RunnerTestCase,
  page: Page,
  lines: readonly string[],
): Promise<void> => {
  const folder = nameFolder(task);
  mkdirSync(folder, { recursive: true });
  // A test may have opened several pages.
  const number = readdirSync(folder).filter(name => name.endsWith('console.txt')).length + 1;
  const path = (name: string): string => join(folder, `page-${number}-${name}`);
  writeFileSync(path('console.txt'), `${page.url()}\n${lines.slice(-MOST_LINES).join('\n')}\n`);
  const limit = { timeout: SNAPSHOT_TIMEOUT_MS };
  try {
    writeFileSync(path('text.txt'), await page.innerText('body', limit));
    await page.screenshot({ path: path('screenshot.png'), fullPage: true, ...limit });
  } catch (error) {
    writeFileSync(path('no-picture.txt'), error instanceof Error ? error.message : String(error));
  }
  const [first] = task.result?.errors ?? [];
  if (first && number === 1) first.message += `\n(the pages as they were: ${relative(ROOT, folder)})`;
};
