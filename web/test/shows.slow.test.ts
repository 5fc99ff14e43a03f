import type { Browser, Page } from '@playwright/test';
import type { GraenalandEvent } from '@tavola/games/graenaland/rules/events.ts';
import type { GameTypes, View } from '@tavola/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  direction as islandDirection,
  isDrama as isIslandDrama,
  isOwnDeed,
} from '@tavola/games/graenaland/board/show/scenes.ts';
import type { Direction } from '../src/board-kit/show/showing.svelte.ts';
import {
  direction as cityDirection,
  isDrama as isCityDrama,
} from '@tavola/games/vendetta/board/stage/show.ts';
import {
  direction as townDirection,
  isDrama as isTownDrama,
} from '@tavola/games/verona/board/show/scenes.ts';
import type { FromHost, Moment, Opened } from '../src/local/messages.ts';
import { eventsOf } from '../src/match/log/items.ts';
import type { GameText } from '../src/text/game.ts';
import { text as graenaland } from '@tavola/games/graenaland/text/index.ts';
import { text as vendetta } from '@tavola/games/vendetta/text/index.ts';
import { text as verona } from '@tavola/games/verona/text/index.ts';
import { playOnce, prepareToPlay } from './support/players/autoplay.ts';
import { launch, openPage } from './support/browser.ts';
import { findChromium } from './support/chromium.ts';
import { ASKED } from './support/players/keys.ts';
import { setUpTable, limitRounds } from './support/seating.ts';
import { openSite, type Site } from './support/site.ts';
import { act as actInVendetta } from './support/players/vendetta.ts';
import { failAt, untilSent } from './support/waiting.ts';

const chromium = findChromium();

type Events = readonly GameTypes['event'][];

/** The place of a show: in this beat, whole or in part, with these events still to come. */
interface Point {
  readonly beat: Events;
  readonly isWhole: boolean;
  readonly later: Events;
}

/** How to play a game here, and how its board shows events. */
interface Played {
  readonly game: string;
  readonly seats: number;
  choose?(page: Page): Promise<void>;
  /** Does something towards an answer. */
  act(page: Page): Promise<unknown>;
  readonly direction: Direction<GameTypes>;
  readonly text: GameText<GameTypes>;
  isShown(events: Events): boolean;
  /** Finds what reveals the outcome at a glance and must not be there yet. */
  tooEarly(at: Point): string | undefined;
  /** A match has at least this many shows, however the dice fall. */
  readonly leastShows: number;
  /** The playing surface, which keeps its place from one decision to the next. */
  readonly map: string;
  /** The tray, which must be in reach without scrolling while it is there. */
  readonly tray?: string;
}

/** The viewer has the first seat. */
const ME = 0;
const has = (events: Events, ...types: readonly string[]): boolean =>
  events.some(({ t }) => types.includes(t));

const GAMES: readonly Played[] = [
  {
    game: 'verona',
    seats: 2,
    act: playOnce,
    direction: townDirection,
    text: verona,
    isShown: isTownDrama,
    tooEarly: ({ isWhole }) => (isWhole ? undefined : ':is(.wins, .fails, .right)'),
    leastShows: 5,
    map: '.map .life',
    tray: '.dock :is(button, input)',
  },
  {
    game: 'graenaland',
    seats: 3,
    choose: page => limitRounds(page, 6),
    act: playOnce,
    direction: islandDirection,
    text: graenaland,
    isShown: (events: readonly GraenalandEvent[]) => isIslandDrama(events) && !isOwnDeed(events, ME),
    tooEarly: ({ beat }) => (has(beat, 'vote') ? undefined : '.won'),
    leastShows: 3,
    map: '.map .life',
  },
  {
    game: 'vendetta',
    seats: 3,
    choose: page => limitRounds(page, 1),
    act: page => actInVendetta(page),
    direction: cityDirection,
    text: vendetta,
    isShown: isCityDrama,
    tooEarly: ({ later }) => (has(later, 'booked') ? '.verdict' : undefined),
    leastShows: 2,
    map: '.plan .city',
  },
];

const SPEED = 4;
const FRAME_MS = 20;
/** The page once cut off scenes at this size. */
const DESKTOP = { name: 'desktop', options: { viewport: { width: 1440, height: 900 } } };
const PHONE = {
  name: 'phone',
  options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
};
/** A line of the layout may fall between two pixels. */
const STILL_PX = 1;
const MOST_STEPS = 3000;
const STAGE = 'section.stage:has([data-testid="captions"])';
/** The page can come to a show, the end, a pause of bots, or a question. */
const NEXT = {
  shown: STAGE,
  over: '[data-testid="winner"]',
  left: '[data-testid="go-on"]',
  asked: ASKED,
} as const;

const nextOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(
    all => Object.entries(all).find(([, selector]) => document.querySelector(selector))?.[0],
    NEXT,
  );

declare global {
  /** The messages of the host that the test has not read yet. */
  var heard: FromHost[];
}

/** Runs before all scripts of the page, to speed up shows and record the host's messages. */
const listenIn = (speed: number): void => {
  globalThis.heard = [];
  if (location.protocol.startsWith('http')) localStorage.setItem('tavola.speed', String(speed));
  globalThis.Worker = class extends Worker {
    constructor(...given: ConstructorParameters<typeof Worker>) {
      super(...given);
      this.addEventListener('message', ({ data }: MessageEvent<FromHost>) => globalThis.heard.push(data));
    }
  };
};

/** The content of the page during a show. */
interface Seen {
  readonly text: string;
  readonly captions: string;
  readonly beat: number;
  readonly beats: number;
  readonly isTooEarly: boolean;
}

const look = (page: Page, early: string | undefined): Promise<Seen | undefined> =>
  page.evaluate(
    ([stage, selector]) => {
      const shown = document.querySelector(stage);
      const progress = shown?.querySelector('progress');
      if (!shown || !progress) return undefined;
      return {
        text: document.body.innerText,
        captions: shown.querySelector('[data-testid="captions"]')!.textContent,
        beat: progress.value,
        beats: progress.max,
        isTooEarly: selector !== undefined && shown.querySelector(selector) !== null,
      };
    },
    [STAGE, early] as const,
  );

/** Watches a match with the page's clock under control, so that nothing depends on the speed of the machine. */
class Watched {
  readonly page: Page;
  readonly #of: Played;
  #names: readonly string[] = [];
  /** The lines that the page has received but not yet shown or skipped, oldest first. */
  #waiting: Moment[] = [];
  /** All text that the page may show by now. */
  #told = '';
  /** The latest view that the page has received. */
  #known: View<GameTypes> | undefined;
  shows = 0;

  constructor(page: Page, of: Played) {
    this.page = page;
    this.#of = of;
  }

  /** Reads what the page has received since the last call. */
  async hear(): Promise<void> {
    for (const message of await this.page.evaluate(() => globalThis.heard.splice(0))) {
      if ('news' in message && message.news.t === 'moment') {
        this.#known = message.news.moment.view;
        this.#waiting.push(message.news.moment);
      } else if ('out' in message) {
        const { meta, view, log } = (message.out ?? {}) as Partial<Opened>;
        if (!meta || !view || !log) continue;
        this.#names = meta.players.map(({ name }) => name);
        this.#known = view;
        this.#tell(...log.map(({ at, line }) => ({ at, line, view })));
      }
    }
  }

  #said(events: Events, view: View<GameTypes>): readonly string[] {
    return events.map(event => this.#of.text.sentence('en', event, view, this.#names));
  }

  #tell(...moments: readonly Moment[]): void {
    for (const moment of moments) this.#told += `\n${this.#said(eventsOf(moment), moment.view).join('\n')}`;
  }

  /** Marks the lines before the next show as told, and returns the line to show. */
  #next(): Moment | undefined {
    const at = this.#waiting.findIndex(moment => this.#of.isShown(eventsOf(moment)));
    this.#tell(...this.#waiting.splice(0, at < 0 ? this.#waiting.length : at));
    return this.#waiting.shift();
  }

  /**
   * Watches one whole show: each part lasts exactly as long as it should, and the page says nothing before it is shown.
   */
  async watch(): Promise<void> {
    const { page } = this;
    const { direction } = this.#of;
    const moment = this.#next();
    if (!moment) return failAt(page, 'something is shown after all has been shown');
    const beats = direction.beats(eventsOf(moment));
    const saidOf = (beat: Events): readonly string[] => this.#said(beat, moment.view);
    let [due, passed] = [0, 0];
    for (const [at, beat] of beats.entries()) {
      const parts = direction.partsOf?.(beat) ?? [direction.durationOf(beat)];
      const later = beats.slice(at + 1).flat();
      for (const [part, ms] of parts.entries()) {
        const isWhole = part === parts.length - 1;
        const seen = await look(page, this.#of.tooEarly({ beat, isWhole, later }));
        const where = `show ${this.shows + 1}, beat ${at + 1} of ${beats.length} (${beat.map(({ t }) => t).join(', ')}), part ${part + 1}`;
        if (seen?.beat !== at + 1 || seen.beats !== beats.length)
          return failAt(page, `${where}: the page shows beat ${seen?.beat} of ${seen?.beats}`);
        if (seen.isTooEarly) return failAt(page, `${where}: the outcome is marked already`);
        const secret = [...(isWhole ? [] : saidOf(beat)), ...saidOf(later)].find(
          sentence => sentence !== '' && !this.#told.includes(sentence) && seen.text.includes(sentence),
        );
        if (secret !== undefined) return failAt(page, `${where}: it says already "${secret}"`);
        const missing = isWhole
          ? saidOf(beat).find(sentence => !seen.captions.includes(sentence))
          : undefined;
        if (missing !== undefined) return failAt(page, `${where}: it does not say "${missing}"`);
        due += ms / SPEED;
        // One millisecond more than the part lasts, which does not add up.
        const pass = Math.ceil(due) + 1 - passed;
        passed += pass;
        // A show scrolls into view in the next frame.
        await page.clock.runFor(FRAME_MS);
        const hidden = await hiddenOf(page);
        if (hidden !== undefined) return failAt(page, `${where}: ${hidden}`);
        await page.clock.runFor(pass - FRAME_MS);
      }
      this.#told += `\n${saidOf(beat).join('\n')}`;
    }
    this.shows++;
    const after = await look(page, undefined);
    // A line that arrives later may already be on the page, but never the other way round.
    await this.hear();
    if (after && (this.isAllShown || after.beat > 1))
      return failAt(page, `show ${this.shows} lasts longer than its beats`);
  }

  /** Whether the viewer faces a question, shown or not. */
  get isAsked(): boolean {
    const asked = this.#known?.asked;
    return Boolean(asked?.choice) && !asked!.answered.includes(ME);
  }

  get isAllShown(): boolean {
    return !this.#waiting.some(moment => this.#of.isShown(eventsOf(moment)));
  }
}

/** Finds text of a show that is covered, out of sight or broken within a name. */
const hiddenOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(stage => {
    const shown = document.querySelector(stage)!;
    const endOf = (element: Element): DOMRect | undefined => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()].at(-1);
    };
    for (const text of shown.querySelectorAll(':not(.hidden) > .caption, .verdict :is(p, li)')) {
      const end = endOf(text);
      const at = end && document.elementFromPoint((end.left + end.right) / 2, (end.top + end.bottom) / 2);
      if (end && !text.contains(at ?? null)) return `"${text.textContent.trim()}" is out of sight`;
    }
    for (const name of shown.querySelectorAll('h4')) {
      const node = [...name.childNodes].find(({ textContent }) => textContent?.trim())!;
      for (const word of node.textContent!.matchAll(/\S+/g)) {
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        if (range.getClientRects().length > 1) return `"${word[0]}" is broken`;
      }
    }
    return undefined;
  }, STAGE);

/** Lists the elements that cannot be pressed in place, because they are out of sight or covered. */
const outOfReach = (page: Page, selector: string): Promise<readonly string[]> =>
  page.locator(selector).evaluateAll(elements =>
    elements
      .filter(element => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      })
      .map(({ outerHTML }) => outerHTML),
  );

/**
 * Returns the place of the map on the page, however far page and board are scrolled. It may grow downwards, as land and
 * city do.
 */
const mapOf = (page: Page, map: string): Promise<Place | undefined> =>
  page.evaluate(selector => {
    const found = document.querySelector(selector);
    const box = found?.getBoundingClientRect();
    const scrolled = found?.closest('section.board')?.scrollTop ?? 0;
    return box && { left: box.left, top: box.top + scrollY + scrolled, width: box.width };
  }, map);

interface Place {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

const hasMoved = (from: Place, to: Place): boolean =>
  (['left', 'top', 'width'] as const).some(side => Math.abs(from[side] - to[side]) > STILL_PX);

describe.skipIf(!chromium)('whole matches with all that is shown, in a real browser', () => {
  let site: Site;
  let browser: Browser;

  beforeAll(async () => {
    [site, browser] = await Promise.all([openSite(), launch(chromium!)]);
  });
  afterAll(async () => {
    await browser?.close();
    await site?.stop();
  });

  const SIZED = [DESKTOP, PHONE].flatMap(size =>
    GAMES.map(of => ({ game: of.game, size: size.name, of, options: size.options })),
  );
  test.each(SIZED)(
    '$game, $size: no show lasts too long, hides a question or tells too early',
    async ({ of, options }) => {
      const { page, complaints, close } = await openPage(browser, 'about:blank', options);
      await page.addInitScript(listenIn, SPEED);
      await page.clock.install({ time: 0 });
      await page.clock.pauseAt(1000);
      const { game, seats, choose, map, tray } = of;
      await setUpTable(page, site.address, { game, seats, people: 1, ...(choose && { choose }) });
      await prepareToPlay(page, 5);
      const watched = new Watched(page, of);
      let place: Place | undefined;
      for (let n = 0; ; n++) {
        if (n === MOST_STEPS) await failAt(page, `the match has not ended within ${MOST_STEPS} steps`);
        await page
          .waitForSelector(Object.values(NEXT).join(', '))
          .catch(() => failAt(page, 'nothing is shown, and nobody is asked'));
        const next = await nextOf(page);
        // The page has received the line before it shows it.
        await watched.hear();
        if (next === 'over') break;
        if (next !== 'shown') {
          const now = await mapOf(page, map);
          if (place && now && hasMoved(place, now))
            await failAt(page, `the map has moved from ${JSON.stringify(place)} to ${JSON.stringify(now)}`);
          place = now ?? place;
        }
        if (next === 'shown') await watched.watch();
        else if (next === 'left')
          await page
            .locator(NEXT.left)
            .evaluateAll(([button]) => (button as HTMLElement | undefined)?.click());
        else if (next === 'asked') {
          expect(watched.isAsked).toBe(true);
          // The question scrolls into view in the next frame.
          await page.clock.runFor(FRAME_MS);
          expect(await outOfReach(page, '[data-testid="confirm"]')).toEqual([]);
          if (tray !== undefined) expect(await outOfReach(page, tray)).toEqual([]);
          await of.act(page);
          await untilSent(page);
        }
      }
      expect(place).toBeDefined();
      // The line above it is free too, so nothing covers the winner.
      expect(await outOfReach(page, `.end > p:first-child, ${NEXT.over}`)).toEqual([]);
      expect(watched.isAllShown).toBe(true);
      expect(watched.shows).toBeGreaterThanOrEqual(of.leastShows);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
