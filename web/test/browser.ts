import { chromium, type Browser, type BrowserContextOptions, type Page } from '@playwright/test';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** No step is timed: the limit only ends one that hangs, on a machine that is busy with other things too. */
const HANGS = 120_000;

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
  context.setDefaultTimeout(HANGS);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', error => complaints.push(error.message));
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  await page.goto(address);
  return { page, complaints, close: () => context.close() };
};
