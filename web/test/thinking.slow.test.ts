import type { Browser } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FromHost, Meta, ToHost } from '../src/local/messages.ts';
import { launch, openPage } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import { CLIENT } from './support/shipped.ts';
import { openSite, type Site } from './support/site.ts';

const chromium = findChromium();

/** The test runs the host as it is shipped. */
const hostFile = (): string => {
  const file = readdirSync(join(CLIENT, 'assets')).find(name => /^worker-.*[.]js$/.test(name));
  if (!file) throw new Error('the client has no host');
  return `./assets/${file}`;
};

/**
 * In the page: starts a game in which a sharp bot begins, asks for the past while it thinks, and records the order of
 * replies.
 */
const sitDown = async (file: string): Promise<string[]> => {
  const worker = new Worker(new URL(file, document.baseURI), { type: 'module', name: 'table' });
  const order: string[] = [];
  const replies = new Map<number, (out: unknown) => void>();
  let isPlayed: () => void;
  const played = new Promise<void>(resolve => (isPlayed = resolve));
  worker.addEventListener('message', ({ data }: MessageEvent<FromHost>) => {
    if ('news' in data) {
      order.push('the bot');
      isPlayed();
    } else replies.get(data.n)?.('out' in data ? data.out : undefined);
  });
  let count = 0;
  const ask = (call: ToHost['call'], input: unknown): Promise<unknown> =>
    new Promise(resolve => {
      const n = count++;
      replies.set(n, resolve);
      worker.postMessage({ n, call, in: input });
    });
  const players = [
    { name: 'Anna', bot: null },
    { name: 'Bianca', bot: 'sharp' },
  ];
  const { id } = (await ask('begin', { game: 'verona', players, options: { first: 1 } })) as Meta;
  await ask('open', { id, seat: 0 });
  await ask('past', { id, seat: 0, at: 0 });
  order.push('the past');
  await ask('leave', undefined);
  order.push('leaving');
  // A bot that went on after its cancel would report before the new one.
  await ask('open', { id, seat: 0 });
  order.push('coming back');
  await played;
  worker.terminate();
  return order;
};

describe.skipIf(!chromium)('a bot that thinks, in a real browser', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  test('is in nobody’s way: the past is shown and the table left and taken again before it answers', async () => {
    const { page, complaints, close } = await openPage(browser, site.address);
    const order = await page.evaluate(sitDown, hostFile());
    expect(order).toEqual(['the past', 'leaving', 'coming back', 'the bot']);
    expect(complaints).toEqual([]);
    await close();
  });
});
