/**
 * `npm run -w @tavola/web speed` measures in the system's Chromium how soon the client is usable and how smoothly it
 * runs. It exits with 1 if a limit is exceeded. A page counts as busy while a core works for it, so other load on the
 * machine does not count; docs/performance.md explains the figures.
 */
import type { Browser, Page } from '@playwright/test';
import { launch, openPage } from '../support/browser.ts';
import { findChromium } from '../support/chromium.ts';
import { act, createRandom } from '../support/players/keys.ts';
import { openSite } from '../support/site.ts';

/** This is the usual model of an average phone on a mobile network. */
const PHONE = { slowdown: 4, latency: 150, bytesPerSecond: (1_600 * 1000) / 8 };
const QUESTIONS = 40;
/** These are the promised limits, in milliseconds and frames per second. */
const LIMITS = { usable: 1500, opening: 100, playing: 50, frames: 55 };
const passed: string[] = [];
/** Prints a figure with its limit, and remembers that the limit was exceeded. */
const held = (what: string, value: number, limit: number, isWithin: boolean): void => {
  if (!isWithin) passed.push(`${what}: ${Math.round(value)} instead of ${limit}`);
};

interface Notes {
  longTasks: { readonly at: number; readonly took: number }[];
  frames: number[];
}
declare global {
  // The page notes here how it runs.
  var notes: Notes;
}

/** Runs before all scripts of the page. */
const watch = (): void => {
  globalThis.notes = { longTasks: [], frames: [] };
  new PerformanceObserver(list => {
    for (const { startTime, duration } of list.getEntries())
      globalThis.notes.longTasks.push({ at: startTime, took: duration });
  }).observe({ type: 'longtask', buffered: true });
};

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[list.length >> 1] ?? 0;
const quantile = (list: readonly number[], q: number): number =>
  list.toSorted((a, b) => a - b)[Math.min(list.length - 1, Math.floor(list.length * q))] ?? 0;
const ms = (value: number): string => `${Math.round(value)} ms`;

const slowDown = async (page: Page, isSlowNet: boolean): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: PHONE.slowdown });
  await cdp.send('Network.enable');
  if (!isSlowNet) return;
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: PHONE.latency,
    downloadThroughput: PHONE.bytesPerSecond,
    uploadThroughput: PHONE.bytesPerSecond,
  });
};

/** Measures the first visit, from the request until the start button is there and nothing blocks it. */
const interactive = async (browser: Browser, address: string): Promise<{ seen: number; usable: number }> => {
  const { page, close } = await openPage(browser, 'about:blank', { viewport: { width: 360, height: 740 } });
  await slowDown(page, true);
  await page.addInitScript(watch);
  await page.goto(address, { waitUntil: 'commit' });
  const usable = await page
    .waitForFunction(() => document.querySelector('[data-testid="play-now"]') && performance.now())
    .then(handle => handle.jsonValue());
  await page.waitForLoadState('networkidle');
  const { last, seen } = await page.evaluate(() => ({
    last: Math.max(0, ...globalThis.notes.longTasks.map(({ at, took }) => at + took)),
    seen: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  await close();
  return { seen, usable: Math.max(Number(usable), last) };
};

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** The microseconds that a core worked for the task. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** Returns how many milliseconds a core worked for each task of the page during an action, longest first. */
const tasksOf = async (
  browser: Browser,
  page: Page,
  run: () => Promise<unknown>,
): Promise<readonly number[]> => {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await run();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const pages = traceEvents
    .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
    .map(threadOf);
  return traceEvents
    .filter(event => event.ph === 'X' && event.name.endsWith('RunTask') && pages.includes(threadOf(event)))
    .map(({ tdur = 0 }) => tdur / 1000)
    .toSorted((a, b) => b - a);
};

/** Opens and plays a match, and reports the longest tasks of the page, with those of opening apart. */
const thinking = async (browser: Browser, address: string, isPhone: boolean): Promise<string> => {
  const { page, close } = await openPage(browser, 'about:blank', { reducedMotion: 'reduce' });
  if (isPhone) await slowDown(page, false);
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  const [opening = 0] = await tasksOf(browser, page, async () => {
    await page.click('[data-testid="play-now"]');
    await page.waitForSelector('[data-testid="confirm"]');
  });
  const random = createRandom(3);
  const playing = await tasksOf(browser, page, async () => {
    for (let n = 0; n < QUESTIONS; n++) if (await act(page, random)) break;
  });
  await close();
  const longest = playing[0] ?? 0;
  if (!isPhone) {
    held('opening the board', opening, LIMITS.opening, opening <= LIMITS.opening);
    held('longest task in play', longest, LIMITS.playing, longest <= LIMITS.playing);
  }
  const many = playing.filter(task => task > LIMITS.playing).length;
  return `opening the board ${ms(opening)}; in ${QUESTIONS} steps of play against bots ${many} over ${LIMITS.playing} ms, the longest ${ms(longest)}`;
};

/** Measures the times between frames while the viewer watches a street. */
const drama = async (browser: Browser, address: string): Promise<string> => {
  const { page, close } = await openPage(browser, 'about:blank');
  await page.addInitScript(watch);
  await page.goto(address);
  await page.click('[data-testid="play-now"]');
  const random = createRandom(11);
  const isShown = () => page.isVisible('[data-testid="skip"]');
  for (let n = 0; n < 80 && !(await isShown()); n++) await act(page, random);
  // A string, since the compiler would insert helpers that the page does not have.
  await page.evaluate(`new Promise(done => {
    const from = performance.now();
    let before = from;
    requestAnimationFrame(function frame(now) {
      notes.frames.push(now - before);
      before = now;
      if (now - from < 6000 && document.querySelector('[data-testid="skip"]')) requestAnimationFrame(frame);
      else done();
    });
  })`);
  const frames = (await page.evaluate(() => globalThis.notes.frames)).slice(1);
  await close();
  const total = frames.reduce((sum, frame) => sum + frame, 0);
  const rate = (frames.length * 1000) / total;
  held('frames a second', rate, LIMITS.frames, rate >= LIMITS.frames);
  const late = frames.filter(frame => frame > 25).length;
  return `${rate.toFixed(1)} frames a second over ${(total / 1000).toFixed(1)} s; 99 % of frames within ${quantile(frames, 0.99).toFixed(1)} ms, ${late} of ${frames.length} late`;
};

const path = findChromium();
if (!path) process.exit(1);
const [site, browser] = await Promise.all([openSite(), launch(path)]);
const visits: { seen: number; usable: number }[] = [];
for (let n = 0; n < 5; n++) visits.push(await interactive(browser, site.address));
const usable = median(visits.map(visit => visit.usable));
held('usable', usable, LIMITS.usable, usable <= LIMITS.usable);
console.log(
  `first visit on a phone (processor slowed ${PHONE.slowdown} times, 1.6 Mbit/s, ${PHONE.latency} ms): ` +
    `seen after ${ms(median(visits.map(({ seen }) => seen)))}, usable after ${ms(usable)} (at most ${LIMITS.usable} ms)`,
);
console.log(`longest tasks, desktop: ${await thinking(browser, site.address, false)}`);
console.log(`longest tasks, phone: ${await thinking(browser, site.address, true)}`);
console.log(`resolution, desktop: ${await drama(browser, site.address)}`);
for (const one of passed) console.error(`above the limit: ${one}`);
process.exitCode = passed.length === 0 ? 0 : 1;
await browser.close();
await site.stop();
