import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const found = (): string | undefined => CANDIDATES.find(path => path !== undefined && existsSync(path));

/** On Debian as root it can be had; elsewhere it is the developer's to install. */
const install = (): void => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ])
    spawnSync('apt-get', args, { stdio: 'ignore', timeout: 240_000 });
};

/** The system's Chromium. Without one the tests are skipped, loudly; in CI that is a failure. */
export const findChromium = (): string | undefined => {
  if (!found()) install();
  const path = found();
  if (path) return path;
  const message = 'No Chromium found: browser tests are SKIPPED. Install one or set CHROMIUM_PATH.';
  if (process.env['CI'] === 'true') throw new Error(message);
  console.warn(message);
  return undefined;
};

export const launch = (path: string): Promise<Browser> =>
  chromium.launch({ executablePath: path, args: ARGS });

export interface Opened {
  readonly page: Page;
  /** What the page complained of. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

export const openPage = async (
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<Opened> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    locale: 'en',
    ...options,
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(address);
  return { page, complaints, close: () => context.close() };
};
