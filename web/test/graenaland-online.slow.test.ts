import type { Browser, Page } from '@playwright/test';
import type { Resource } from '@tavola/games/graenaland/rules/components/cards.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { launch } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import {
  ASKED_OR_SHOWN,
  currentQuestion,
  confirm,
  doDeed,
  handOf,
  locateInTray,
  keepCard,
  logOf,
  makeOffer,
  offerCard,
  openDesk,
  pick,
  propose,
  putIn,
  skipShow,
  stay,
  untilOffered,
  useQuickBox,
  vote,
} from './support/players/clan.ts';
import { openServer, type Server } from './support/server.ts';
import { complaintsOf, sitDown, start, visit, type Visitor } from './support/visitors.ts';
import { untilAny } from './support/waiting.ts';

const chromium = findChromium();

/** Two cards of two players pay for these works. */
const WORKS = [
  { work: 'road', needs: ['wood', 'livestock'] },
  { work: 'improvement', needs: ['grain', 'livestock'] },
  { work: 'market', needs: ['ore', 'livestock'] },
  { work: 'palisade', needs: ['wood', 'grain'] },
] as const satisfies readonly { work: string; needs: readonly Resource[] }[];

const NAMES = ['Anna', 'Bruno', 'Cyril'] as const;
/** Each player uses another language, and one of them a phone. */
const DEVICES = [
  { locale: 'en' },
  { locale: 'cs', viewport: { width: 360, height: 740 } },
  { locale: 'de', colorScheme: 'dark' },
] as const;
/** Words of the other two languages that no player has typed. */
const FOREIGN: { readonly [locale: string]: RegExp } = {
  en: /\b(hlasů|návrh|Stimmen|Vorschlag|bojovník|Krieger|osada|Siedlung)\b/,
  cs: /\b(votes|proposal|Stimmen|Vorschlag|warrior|Krieger|settlement|Siedlung)\b/,
  de: /\b(votes|proposal|hlasů|návrh|warrior|bojovník|settlement|osada)\b/,
};

/** Lets Anna make the table, with victory cards and the quick box, and seats two others. */
const threePeople = async (browser: Browser, server: Server): Promise<readonly Visitor[]> => {
  const anna = await visit(browser, `${server.address}#/new/graenaland/online`, DEVICES[0]);
  const { page } = anna;
  await page.fill('[data-testid="name"]', NAMES[0]);
  await page.click('details summary');
  await page.selectOption('[data-option="goals"]', 'cards');
  await useQuickBox(page);
  await page.click('[data-testid="make"]');
  const link = await page.inputValue('[data-testid="invite-link"]');
  const bruno = await sitDown(browser, link, NAMES[1], DEVICES[1]);
  const cyril = await sitDown(browser, link, NAMES[2], DEVICES[2]);
  await start(anna, bruno, cyril);
  return [anna, bruno, cyril];
};

/** The test does each step once and collects it here. */
interface Story {
  refused: boolean;
  promised: boolean;
  gaveUp: boolean;
  offersChanged: boolean;
  built: boolean;
  tookBack: boolean;
  declared: boolean;
  closed: number;
  closingBuilds: number;
}

/** Pins a promise in words to the next player, for this round; that player then judges it. */
const promise = async (maker: Page, other: Page, to: string): Promise<void> => {
  await openDesk(maker);
  await maker.click('[data-testid="promise"]');
  await maker.selectOption('[data-testid="promise-kind"]', 'words');
  await maker.selectOption('[data-testid="promise-to"]', { label: to });
  await maker.fill('[data-testid="promise-words"]', 'The next ore is <yours>.');
  await maker.click('[data-testid="promise-pin"]');
  await openDesk(other);
  await other.click('[data-testid="judge-kept"]');
  await maker.waitForSelector('[data-promise="kept"]');
  expect(await maker.locator('[data-promise]').textContent()).toContain('The next ore is <yours>.');
};

describe.skipIf(!chromium)('Graenaland with three people on a server, in a real browser', () => {
  let server: Server;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([openServer(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.close();
  });

  test('proposals refused and accepted, joint works given up and built by two, a promise, a declaration', async () => {
    const people = await threePeople(browser, server);
    const pages = people.map(({ page }) => page);
    const story: Story = {
      refused: false,
      promised: false,
      gaveUp: false,
      offersChanged: false,
      built: false,
      tookBack: false,
      declared: false,
      closed: 0,
      closingBuilds: 0,
    };

    const voteOn = async (page: Page): Promise<void> => {
      if (!story.promised) {
        const to = (pages.indexOf(page) + 1) % 3;
        await promise(page, pages[to]!, NAMES[to]!);
        story.promised = true;
      }
      await vote(page, story.refused ? 1 : 0);
    };

    const declare = async (page: Page): Promise<void> => {
      if (story.built && story.tookBack && !story.declared) {
        await locateInTray(page, '[data-deed="look"]').click();
        await locateInTray(page, '[data-found]').waitFor();
        if (await locateInTray(page, '[data-found="yes"]').isVisible()) {
          await confirm(page);
          story.declared = true;
          return;
        }
      }
      await doDeed(page, 'no-declaration');
    };

    /** Finds a work for which the two others can pay a card each, with one more card for the first to show. */
    const jointly = async (main: number) => {
      const others = [0, 1, 2].filter(seat => seat !== main);
      const hands = await Promise.all(others.map(seat => handOf(pages[seat]!)));
      for (const { work, needs } of WORKS)
        for (const [a, b] of [needs, needs.toReversed()])
          if (hands[0]!.includes(a) && hands[1]!.includes(b) && hands[0]!.length > 1)
            return { work, givers: [[others[0]!, a] as const, [others[1]!, b] as const] };
      return undefined;
    };

    const call = async (page: Page, work: string): Promise<boolean> => {
      await locateInTray(page, '[data-deed="joint"]').click();
      const item = locateInTray(page, `[data-joint="${work}"]`).first();
      if (!(await item.isVisible())) return false;
      await item.click();
      await confirm(page);
      return true;
    };

    /** Lets an offer grow, shrink, disappear and come back, while the main player sees every step. */
    const changeOffer = async (main: Page, seat: number, resource: Resource): Promise<void> => {
      const page = pages[seat]!;
      await openDesk(page);
      await openDesk(main);
      await untilOffered(main, seat, 1);
      await putIn(page, 1);
      await makeOffer(page);
      await untilOffered(main, seat, 2);
      await putIn(page, -1);
      await makeOffer(page);
      await untilOffered(main, seat, 1);
      await page.click('[data-testid="withdraw-offer"]');
      await untilOffered(main, seat, 0);
      await putIn(page, 1, resource);
      await makeOffer(page);
      await untilOffered(main, seat, 1);
      story.offersChanged = true;
    };

    /** Finds something payable on the first territory. */
    const buildSomething = async (page: Page): Promise<boolean> => {
      const where = locateInTray(page, '[data-where]').first();
      if (await where.isVisible()) await where.click();
      const site = locateInTray(page, '[data-build][aria-disabled="false"]').first();
      if (!(await site.isVisible())) return false;
      await site.click();
      await confirm(page);
      return true;
    };

    const build = async (page: Page): Promise<void> => {
      const seat = pages.indexOf(page);
      const canCall = await locateInTray(page, '[data-deed="joint"]').isVisible();
      if (canCall && !story.gaveUp) {
        await call(page, 'road');
        return;
      }
      const plan = canCall && !story.built ? await jointly(seat) : undefined;
      if (plan && (await call(page, plan.work))) {
        for (const [giver, resource] of plan.givers) await offerCard(pages[giver]!, resource);
        await changeOffer(page, ...plan.givers[0]!);
        await page.waitForSelector('[data-missing="0"]');
        // The main player closes it beside the offers.
        await page.click('[data-testid="close-work"]');
        await page.click('[data-testid="desk-confirm"]:not(:disabled)');
        await page.waitForSelector('[data-testid="joint-work"]', { state: 'detached' });
        story.built = true;
        return;
      }
      if (!story.tookBack && (await locateInTray(page, '[data-deed="undo"]').isVisible())) {
        await doDeed(page, 'undo');
        story.tookBack = true;
        return;
      }
      if (!story.tookBack && (await buildSomething(page))) return;
      if (story.declared && (await buildSomething(page))) {
        story.closingBuilds++;
        return;
      }
      if (await locateInTray(page, '[data-supply]').first().isVisible()) return pick(page, '[data-supply]');
      await doDeed(page, 'end');
      if (story.declared) story.closed++;
    };

    const act = async (page: Page): Promise<void> => {
      switch (await currentQuestion(page)) {
        case 'keep':
          return keepCard(page);
        case 'orders':
          return stay(page);
        case 'proposal':
          return propose(page);
        case 'vote':
          return voteOn(page);
        case 'declaration':
          return declare(page);
        case 'build':
          return build(page);
        case 'help':
          return doDeed(page, 'no-offer');
        case 'joint-work':
          await doDeed(page, 'give-up');
          story.gaveUp = true;
          return;
        case undefined:
      }
    };

    const isOver = (): Promise<boolean> => pages[0]!.locator('[data-testid="winner"]').isVisible();
    for (let n = 0; n < 600 && !(await isOver()); n++) {
      if (n % 3 === 0) await untilAny(pages, `${ASKED_OR_SHOWN}, [data-testid="winner"]`);
      await act(pages[n % 3]!);
      if (!story.refused && (await logOf(pages[0]!)).includes('is refused')) story.refused = true;
    }
    await pages[0]!.waitForSelector('[data-testid="winner"]');
    const log = await logOf(pages[0]!);
    expect(story).toMatchObject({
      promised: true,
      gaveUp: true,
      offersChanged: true,
      built: true,
      tookBack: true,
      declared: true,
      closed: 2,
    });
    expect(story.closingBuilds).toBeGreaterThan(0);
    expect(log).toContain('is refused');
    expect(log).toContain('is accepted');
    expect(log).toContain('gives up the joint work');
    expect(log).toContain('withdraws the offer');
    expect(log).toMatch(/paid with \w+ from \w+; \w+ from \w+/);
    expect(log).toMatch(/takes the .* back/);
    expect(log).toMatch(/builds one last time.*(builds an? \w+ in|raises the army)/s);
    // Each player has read all of it in their own language.
    for (const [seat, { page }] of people.entries()) {
      const { locale } = DEVICES[seat]!;
      await skipShow(page);
      await page.waitForSelector('[data-testid="winner"]');
      await logOf(page);
      const text = await page.innerText('body');
      expect(text).not.toMatch(/undefined|\[object|NaN|\{\w+\}/);
      expect({ locale, foreign: FOREIGN[locale]!.exec(text)?.[0] }).toEqual({ locale, foreign: undefined });
    }
    const phone = pages[1]!;
    expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    expect(complaintsOf(...people)).toEqual([]);
  });
});
