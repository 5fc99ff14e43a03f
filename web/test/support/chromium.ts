/**
 * The Chromium that the browser tests drive is the named one, else the system's. As vitest's `globalSetup` this file
 * makes sure once, before any test, that one is installed: test files run side by side, and apt-get does not.
 */
import { existsSync } from 'node:fs';
import { install, mayInstall } from '../../../tools/setup/debian.ts';

const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const locateChromium = (): string | undefined =>
  CANDIDATES.find(path => path !== undefined && existsSync(path));

/** Without a Chromium the tests are skipped, loudly; in CI that is a failure. */
export const findChromium = (): string | undefined => {
  const path = locateChromium();
  if (path) return path;
  const message = 'No Chromium found: browser tests are SKIPPED. Install one or set CHROMIUM_PATH.';
  if (process.env['CI'] === 'true') throw new Error(message);
  console.warn(message);
  return undefined;
};

// vitest calls an export of this name.
export const setup = (): void => {
  if (locateChromium() || !mayInstall()) return;
  try {
    install('chromium');
  } catch (error) {
    console.error(
      `\nChromium could not be installed: ${error instanceof Error ? error.message : String(error)}\n`,
    );
  }
};
