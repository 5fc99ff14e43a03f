import type { Page } from '@playwright/test';
import {
  isSupply,
  resourceOf,
  RESOURCES,
  type Resource,
} from '@tavola/games/graenaland/rules/components/cards.ts';
import { standardBox } from '@tavola/games/graenaland/rules/components/standard.ts';
import { ASKED } from './keys.ts';

/**
 * A box for quick games: buildings and works cost a card or two, and a fourth house gives enough points to win. Section
 * Y of the rules allows it.
 */
const quickBox = (): object => {
  const box = standardBox();
  const steps = {
    houses: [1, 2, 3],
    territories: [1, 2, 3],
    largest: [1, 2, 3],
    buildings: [1, 2, 3],
    army: [1, 2, 3],
  };
  return {
    ...box,
    name: 'quick',
    victoryCards: box.victoryCards.map(card => ({ ...card, steps })),
    prices: {
      ...box.prices,
      fort: { livestock: 1 },
      church: { grain: 1 },
      hall: { wood: 1 },
      road: { wood: 1, livestock: 1 },
      improvement: { grain: 1, livestock: 1 },
      market: { ore: 1, livestock: 1 },
      palisade: { wood: 1, grain: 1 },
    },
  };
};

/** Uploads the quick box in the form of a new table. */
export const useQuickBox = async (page: Page): Promise<void> => {
  await page.setInputFiles('input[type="file"]', {
    name: 'quick.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(quickBox())),
  });
  await page.waitForSelector('[data-components="quick"]');
};

/** Skips a running show, so that the page is at the present. */
export const skipShow = async (page: Page): Promise<void> => {
  const skip = page.locator('[data-testid="skip"]');
  if (await skip.isVisible()) await skip.click({ timeout: 2000 }).catch(() => undefined);
};

/** The page asks a question or runs a show. */
export const ASKED_OR_SHOWN = `${ASKED}, [data-testid="skip"]`;

/** The rules' name of the question on the page, the same in every language. */
export const currentQuestion = async (page: Page): Promise<string | undefined> => {
  await skipShow(page);
  return page.evaluate(asked => {
    const tray = document.querySelector<HTMLElement>('[data-question]');
    return document.querySelector(asked) ? tray?.dataset['question'] : undefined;
  }, ASKED);
};

export const locateInTray = (page: Page, selector: string) => page.locator(`.tray ${selector}`);

export const confirm = async (page: Page): Promise<void> => {
  await page.click('[data-testid="confirm"][aria-disabled="false"]');
  // The answer has arrived when the page waits for others or asks something new.
  await page.waitForFunction(
    () => !document.querySelector('[data-testid="confirm"]:is([aria-disabled="false"], [aria-busy="true"])'),
  );
};
/** Picks something in the tray and confirms it. */
export const pick = async (page: Page, selector: string): Promise<void> => {
  await locateInTray(page, selector).first().click();
  await confirm(page);
};
export const doDeed = (page: Page, name: string): Promise<void> => pick(page, `[data-deed="${name}"]`);
/** 1 agrees, 0 refuses. */
export const vote = (page: Page, answer: 0 | 1): Promise<void> => pick(page, `[data-option="${answer}"]`);

export const keepCard = (page: Page): Promise<void> => pick(page, '[data-option]');
export const stay = (page: Page): Promise<void> => pick(page, '[data-direction="stay"]');

/** Proposes to keep all cards of the first territory, or passes without one. */
export const propose = async (page: Page): Promise<void> => {
  const territory = locateInTray(page, '[data-propose]').first();
  if (!(await territory.isVisible())) return doDeed(page, 'pass');
  await territory.click();
  const rest = locateInTray(page, '[data-deed="rest"]:not(:disabled)');
  if (await rest.isVisible()) await rest.click();
  await confirm(page);
};

/** The resources in this player's hand, without supplies. */
export const handOf = async (page: Page): Promise<readonly Resource[]> => {
  await skipShow(page);
  const kinds = await page
    .locator('.panels [data-kind]')
    .evaluateAll(items => items.map(item => Number(item.getAttribute('data-kind'))));
  return kinds.flatMap(kind => (isSupply(kind) ? [] : [RESOURCES[resourceOf(kind)]!]));
};

const DESK = '[data-testid="desk"]';
const HELP = '.tray[data-question="help"]';
export const openDesk = async (page: Page): Promise<void> => {
  await skipShow(page);
  if (!(await page.locator(DESK).isVisible())) await page.click('[data-testid="tab-own"]');
  await page.waitForSelector(DESK);
};

/** Adds (1) or removes (-1) a card of the offer in the desk or the tray, of this resource if one is given. */
export const putIn = async (page: Page, by: 1 | -1, resource?: Resource, where = DESK): Promise<void> => {
  const stacks = page.locator(`${where} [data-stack]`, {
    has: page.locator(`[data-by="${by}"]:not(:disabled)`),
  });
  // The call for a joint work arrives over the network.
  await stacks.first().waitFor();
  for (const stack of await stacks.all()) {
    const kind = Number(await stack.getAttribute('data-stack'));
    if (resource !== undefined && (isSupply(kind) || RESOURCES[resourceOf(kind)] !== resource)) continue;
    await stack.locator(`[data-by="${by}"]`).click();
    return;
  }
  throw new Error(`no card to offer: ${resource ?? 'any'}`);
};

/** Waits until another player sees this offer of a seat. */
export const untilOffered = (page: Page, seat: number, cards: number): Promise<unknown> =>
  page.waitForSelector(`[data-offer="${seat}"][data-cards="${cards}"]`);

/** Sends the composed offer. */
export const makeOffer = (page: Page): Promise<void> => page.click('[data-testid="offer"]:not(:disabled)');

/** Answers the call for a joint work with one card. */
export const offerCard = async (page: Page, resource: Resource): Promise<void> => {
  // The call is shown before it is a question.
  await page.waitForSelector(`[data-testid="skip"], ${HELP}`);
  await skipShow(page);
  await putIn(page, 1, resource, HELP);
  await confirm(page);
};

export const logOf = async (page: Page): Promise<string> => {
  await page.click('[data-testid="tab-log"]');
  return (await page.locator('.log').textContent()) ?? '';
};
