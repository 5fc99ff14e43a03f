import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Serious and critical accessibility problems on a page: rule and place. */
export const findSeriousIssues = async (page: Page): Promise<readonly string[]> => {
  // Passed checks are not listed, since the list of a full page took longer than the search.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] });
  // The page itself runs axe, which would otherwise open another page each time for frames of other sites.
  if (page.frames().length > 1) throw new Error('axe would not look into the frames of this page');
  const { violations } = await axe.setLegacyMode().analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes.map(node => node.target.join(' ')).join(', ')}`);
};

/** Serious problems in light and in dark colours. */
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

/** The focused element, if the decision bar covers part of it. Waits two frames, since the bar may grow. */
export const findCoveredFocus = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    await new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const [focused, bar] = [document.activeElement, document.querySelector('.bar')];
    if (!focused || !bar || focused.contains(bar) || bar.contains(focused)) return '';
    const [there, over] = [focused.getBoundingClientRect(), bar.getBoundingClientRect()];
    const isCovered = there.height < over.top && there.bottom > over.top && there.top < over.bottom;
    return isCovered ? focused.outerHTML.slice(0, 200) : '';
  });

/** Controls smaller than a thumb; links within text are not counted. */
export const findSmallTargets = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll(':is(main, header) :is(button, select, a.button), header a')]
      .filter(element => element.checkVisibility() && !element.closest('.log, .since'))
      .map(element => ({ box: element.getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 0 && Math.min(box.width, box.height) < 43.5)
      .map(({ html, box }) => `${Math.round(box.width)} × ${Math.round(box.height)} px: ${html}`),
  );

/** Everything that a person with the device could find: page, storages, history and readable records. */
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
    // The client's own files are the same at every table, so only other cached files are searched.
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
      // Sealed records are bytes, so only open ones can match.
      JSON.stringify(stored),
      ...kept,
    ].join('\n');
  });
