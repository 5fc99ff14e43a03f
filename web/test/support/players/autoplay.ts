import type { Page } from '@playwright/test';

interface Playing {
  /** Presses one element that the page waits for. */
  playOnce?: () => void;
  stopPlaying?: () => void;
}

/** Teaches the page to press one offered element on request. */
export const prepareToPlay = (page: Page, seed: number): Promise<void> =>
  page.evaluate(start => {
    let state = start;
    const below = (n: number): number => (state = (state * 16807) % 2147483647) % n;
    const one = (selector: string): HTMLElement | undefined => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)];
      return found[below(Math.max(1, found.length))];
    };
    const press = (element: Element): boolean =>
      element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    /** A pickable place on the map, and the buttons beside the map. */
    const PLACES = ['street', 'territory'].map(what => `[data-${what}][aria-disabled="false"]`).join(', ');
    const OFFERED = ['.dock', '.widget', '.desk']
      .map(
        box =>
          `${box} :is(button, [role="radio"], input[type="radio"]):not(:disabled, [aria-disabled="true"])`,
      )
      .join(', ');
    (window as Playing).playOnce = () => {
      const isAsked = document.querySelector('[data-testid="confirm"]') !== null;
      const next =
        one('[data-testid="to-table"], [data-testid="skip"], [data-testid="go-on"]') ??
        // Sometimes it lays one more token than needed.
        (isAsked && below(2) === 0 ? one(PLACES) : undefined) ??
        one('[data-testid="confirm"][aria-disabled="false"]') ??
        // Sometimes it presses a button beside the map where both are offered.
        (isAsked ? ((below(2) === 0 ? one(PLACES) : undefined) ?? one(OFFERED) ?? one(PLACES)) : undefined);
      if (next) press(next);
    };
  }, seed);

export const playOnce = (page: Page): Promise<void> => page.evaluate(() => (window as Playing).playOnce?.());

/**
 * From now on the page plays by itself at full speed, with clicks on what it offers: it answers questions at random and
 * skips shows. It stops when the match is over, or at `stopPlaying`.
 */
export const autoplay = async (page: Page, seed: number): Promise<void> => {
  await prepareToPlay(page, seed);
  await page.evaluate(() => {
    const timer = setInterval(() => {
      if (document.querySelector('[data-testid="winner"]')) clearInterval(timer);
      else (window as Playing).playOnce?.();
    }, 15);
    (window as Playing).stopPlaying = () => clearInterval(timer);
  });
};

export const stopPlaying = (page: Page): Promise<void> =>
  page.evaluate(() => (window as Playing).stopPlaying?.());
