import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on a page that is serious or worse: the rule and where. */
export const findSeriousIssues = async (page: Page): Promise<readonly string[]> => {
  // What passes is not listed: on a page full of pieces the list took longer than the search.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // Put together in the page itself: else axe opens another page each time, only for frames of other sites.
  if (page.frames().length > 1) throw new Error('axe would not look into the frames of this page');
  const { violations } = await axe.setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes.map(node => node.target.join(' ')).join(', ')}`);
};

/** The same in light and in dark colours. */
export const findIssuesInBothSchemes = async (page: Page): Promise<readonly string[]> => {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const found of await findSeriousIssues(page)) findings.push(`${colorScheme}: ${found}`);
  }
  return findings;
};

/** Whether the page is wider than its window. A board may take some frames to find its new size. */
export const isTooWide = (page: Page): Promise<boolean> =>
  page
    .waitForFunction(() => document.documentElement.scrollWidth <= innerWidth, undefined, { timeout: 30_000 })
    .then(
      () => false,
      () => true,
    );

/** What has the focus, if the bar of the decision covers a part of it; else nothing. After a frame: what it says may grow. */
export const findCoveredFocus = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [focused, bar] = [document.activeElement, document.querySelector('.bar')];
    if (!focused || !bar || focused.contains(bar) || bar.contains(focused)) return '';
    const [there, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
    const isCovered = there.height < over.top && there.bottom > over.top && there.top < over.bottom;
    return isCovered ? focused.outerHTML.slice(0, 200) : '';
  });

/** What is pressed alone and is smaller than a thumb; words within a text are not counted. */
export const findSmallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(main, header) :is(button, select, a.button), header a')]
      .filter(element => element.checkVisibility() && !element.closest('.log, .since'))
      .map(element => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
      .map(({ html, box }) => `${Math.round(box.width)} × ${Math.round(box.height)} px: ${html}`),
  );

/** All that somebody with the device in hand could find: the page, storages, history, what lies open in the store. */
export const readEverything = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const stored = await new Promise<unknown[]>((resolve, reject) => {
      const opening = indexedDB.open('tavola');
      opening.addEventListener('error', () => reject(opening.error ?? new Error('no storage')));
      opening.addEventListener('success', () => {
        const all = opening.result.transaction('matches').objectStore('matches').getAll();
        all.addEventListener('success', () => resolve(all.result));
      });
    });
    // The files of the client are the same at every table; whatever else was kept for offline is searched.
    const kept = await Promise.all(
      (await caches.keys()).map(async name => {
        const cache = await caches.open(name);
        const texts = (await cache.keys()).map(async request => {
          const answer = await cache.match(request);
          const isClient = /javascript|css|font|image/.test(answer?.headers.get('content-type') ?? '');
          return `${request.url} ${isClient ? '' : await answer?.text()}`;
        });
        return (await Promise.all(texts)).join('\n');
      }),
    );
    return [
      document.documentElement.outerHTML,
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
      JSON.stringify(history.state),
      // What is sealed is bytes; whatever lies open is searched.
      JSON.stringify(stored),
      ...kept,
    ].join('\n');
  });
