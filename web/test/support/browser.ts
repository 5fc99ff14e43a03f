import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from '@playwright/test';
import { onTestFinished } from 'vitest';
import { keepFailure } from './failures.ts';

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The limit only ends a hanging step, since no test may fail on a busy machine. */
const STEP_TIMEOUT_MS = 120_000;

export const launch = (path: string): Promise<Browser> =>
  chromium.launch({ executablePath: path, args: ARGS });

/** A page in the middle of a colour change looks different each time, so nothing changes gradually. */
const stopTransitions = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });

/** For `openPage`: the page keeps the client on the device, so that it can be played without a network. */
export const OFFLINE = { serviceWorkers: 'allow' } as const;

/** Keeping the client fetches all of its files, a quarter of what opening a page costs, so most tests do without. */
const doWithoutOffline = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));

export interface OpenedPage {
  readonly page: Page;
  /** The errors that the page has reported. */
  readonly complaints: readonly string[];
  close(): Promise<void>;
}

/** Opens a page in a context of its own, which ends with the test; a failed test leaves a picture of it. */
export const openPage = async (
  browser: Browser,
  address: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 860 },
    locale: 'en',
    ...options,
  });
  context.setDefaultTimeout(STEP_TIMEOUT_MS);
  await stopTransitions(context);
  if (options.serviceWorkers === undefined) await doWithoutOffline(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  const lines: string[] = [];
  page.on('pageerror', error => {
    complaints.push(error.message);
    lines.push(error.stack ?? error.message);
  });
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text());
    lines.push(`${message.type()}: ${message.text()}`);
  });
  // Scripts that take pictures or measure open pages too.
  if (process.env['VITEST'] === 'true')
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await keepFailure(task, page, lines);
      await context.close();
    });
  await page.goto(address);
  return { page, complaints, close: () => context.close() };
};
