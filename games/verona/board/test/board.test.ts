// @vitest-environment happy-dom
import { verona as game, type Verona } from '../../rules/index.ts';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { LANGUAGES, type Language } from '@tavola/web/text/language.ts';
import type { BoardProps, Draft, WhyNot } from '@tavola/web/board-kit/contract.ts';
import { boardProps, clearBoards, renderBoard } from '@tavola/web/board-kit/test/render.ts';
import { board as verona } from '../index.ts';
import { askedPositions, goldenNames, goldenTurns, type Turned } from './goldens.ts';

const propsFor = (
  turn: Turned,
  seat: number | undefined,
  more: Partial<BoardProps<Verona>> = {},
): BoardProps<Verona> => boardProps(game.view(turn.before, seat), more);
const render = (
  props: BoardProps<Verona>,
  what: 'Board' | 'Panels' = 'Board',
  language?: Language,
): HTMLElement => renderBoard(verona, props, what, language);
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  clearBoards();
  vi.useRealTimers();
});

const streets = (root: HTMLElement): Element[] => [...root.querySelectorAll('[data-street]')];
const press = (on: Element, key: string): void => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};

/** An imitated browser needs a second to draw a town, so each question has only one position. */
const positions = [
  ...new Map(
    askedPositions().map(one => [one.name.split(' ')[0]!, { ...one, name: one.name.split(' ')[0]! }]),
  ).values(),
];

describe('every question of the golden matches', { timeout: 60_000 }, () => {
  test.each(positions.map((position, i) => ({ ...position, language: LANGUAGES[i % LANGUAGES.length]! })))(
    '$name can be answered on the board ($language)',
    ({ turn, seat, language }) => {
      const props = propsFor(turn, seat, { onDraft: () => undefined });
      expect(verona.handlesInput(props.view)).toBe(true);
      const root = render(props, 'Board', language);
      expect(streets(root).length).toBe(20);
      const isOnBoard = streets(root).some(street => street.getAttribute('aria-disabled') === 'false');
      expect(isOnBoard || root.querySelectorAll('.dock button').length > 0).toBe(true);
      const text = root.textContent + render(props, 'Panels', language).textContent;
      expect(text).not.toMatch(/undefined|NaN|\[object/);
    },
  );
  test('a spectator sees no tray and nothing private', () => {
    const { turn } = positions.find(({ name }) => name === 'plan')!;
    const root = render(propsFor(turn, undefined));
    expect(root.querySelectorAll('.dock button').length).toBe(0);
    expect(root.querySelectorAll('[aria-disabled="false"]').length).toBe(0);
    const panels = render(propsFor(turn, undefined), 'Panels');
    expect(panels.textContent).not.toContain('only you see this');
  });
});

describe('planning by keyboard', { timeout: 60_000 }, () => {
  const { turn, seat } = positions.find(({ name }) => name === 'plan')!;
  test('arrows move, a number picks the kind, Enter lays, Backspace takes back', () => {
    const drafts: Draft[] = [];
    const root = render(propsFor(turn, seat, { onDraft: draft => drafts.push(draft) }));
    const first = streets(root)[0]!;
    press(first, '2');
    press(first, 'Enter');
    expect(drafts.at(-1)).toEqual(Array.from({ length: 20 }, (_, i) => (i === 0 ? 1 : -1)));
    press(first, 'ArrowDown');
    const now = streets(root).find(street => street.getAttribute('tabindex') === '0')!;
    expect(now.getAttribute('data-street')).not.toBe('0');
    expect(streets(root).filter(street => street.getAttribute('tabindex') === '0').length).toBe(1);
  });
  test('the label of a street includes the draft, which can be taken back', () => {
    const draft = Array.from({ length: 20 }, (_, i) => (i === 0 ? 2 : -1));
    const drafts: Draft[] = [];
    const root = render(propsFor(turn, seat, { draft, onDraft: next => drafts.push(next) }));
    expect(streets(root)[0]!.getAttribute('aria-label')).toContain('your token: intrigue');
    press(streets(root)[0]!, 'Backspace');
    expect(drafts.at(-1)).toEqual(Array.from({ length: 20 }, () => -1));
  });
});

describe('a laid token', { timeout: 60_000 }, () => {
  const { turn, seat } = positions.find(({ name }) => name === 'plan')!;
  test('moves with Shift and an arrow, and swaps places with another', () => {
    const drafts: Draft[] = [];
    const draft = Array.from({ length: 20 }, (_, i) => (i === 0 ? 2 : i === 1 ? 0 : -1));
    const root = render(propsFor(turn, seat, { draft, onDraft: next => drafts.push(next) }));
    const first = streets(root)[0]!;
    first.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'ArrowUp', shiftKey: true, bubbles: true, cancelable: true }),
    );
    flushSync();
    const to = Number(root.querySelector('[data-street][tabindex="0"]')!.getAttribute('data-street'));
    expect(to).not.toBe(0);
    expect(drafts.at(-1)).toEqual(draft.with(to, 2).with(0, draft[to]!));
  });
  test('of a used-up kind is refused with the rule', () => {
    const drafts: Draft[] = [];
    const draft = Array.from({ length: 20 }, (_, i) => (i === 0 ? 2 : -1));
    const onWhy = vi.fn<(why: WhyNot | undefined) => void>();
    const root = render(propsFor(turn, seat, { draft, onDraft: next => drafts.push(next), onWhy }));
    press(streets(root)[4]!, '3');
    press(streets(root)[4]!, 'ArrowLeft');
    press(root.querySelector('[data-street][tabindex="0"]')!, 'Enter');
    expect(drafts).toEqual([]);
    expect(onWhy.mock.lastCall?.[0]).toMatchObject({
      rule: 'V-S05',
      sentence: expect.stringContaining('intrigue'),
    });
  });
});

test('an amount that is too large is refused and not reduced, and an empty field is no amount', async () => {
  const { turn, seat } = positions.find(({ name }) => name === 'bids')!;
  const drafts: Draft[] = [];
  const onWhy = vi.fn<(why: WhyNot | undefined) => void>();
  const refused: WhyNot = { code: 'out-of-range', rule: 'V-C21', sentence: 'At most so many.' };
  const root = render(
    propsFor(turn, seat, {
      draft: 200,
      onDraft: next => drafts.push(next),
      onWhy,
      whyNot: () => Promise.resolve(refused),
    }),
  );
  const field = root.querySelector<HTMLInputElement>('.amount .typed')!;
  const type = (text: string): void => {
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  };
  type('200');
  expect(drafts.at(-1)).toBe(200);
  expect(field.value).toBe('200');
  await vi.advanceTimersByTimeAsync(1);
  expect(onWhy.mock.lastCall).toEqual([refused]);
  type('');
  expect(drafts.at(-1)).toBeUndefined();
});

test('no amount is chosen at first, whatever the smallest is', () => {
  const { turn, seat } = positions.find(({ name }) => name === 'bids')!;
  const drafts: Draft[] = [];
  const root = render(propsFor(turn, seat, { onDraft: next => drafts.push(next) }));
  const buttons = [...root.querySelectorAll<HTMLButtonElement>('.amount button')];
  expect(buttons.every(button => !button.disabled && button.ariaPressed !== 'true')).toBe(true);
  expect(root.querySelector<HTMLInputElement>('.amount .typed')!.value).toBe('');
  expect(root.querySelector('.amount .means')!.textContent).toBe('');
  buttons.find(button => button.textContent === 'Nothing')!.click();
  expect(drafts).toEqual([0]);
});

test('only a plan without a token asks for confirmation', () => {
  const { turn, seat } = positions.find(({ name }) => name === 'plan')!;
  const view = game.view(turn.before, seat);
  const empty = Array.from({ length: 20 }, () => -1);
  for (const language of LANGUAGES) expect(verona.doubts?.(view, empty, language)).toMatch(/\w/);
  expect(verona.doubts?.(view, empty.with(3, 1), 'en')).toBeUndefined();
  const other = positions.find(({ name }) => name === 'bids')!;
  expect(verona.doubts?.(game.view(other.turn.before, other.seat), 0, 'en')).toBeUndefined();
});

describe('an impossible action', { timeout: 60_000 }, () => {
  test('names the rule', async () => {
    const { turn, seat } = positions.find(({ name }) => name === 'first-ally')!;
    const asked: number[] = [];
    const onWhy = vi.fn<(why: WhyNot | undefined) => void>();
    const root = render(
      propsFor(turn, seat, {
        onDraft: () => undefined,
        onWhy,
        whyNot: number => {
          asked.push(number);
          return Promise.resolve({ code: 'central', rule: 'V-S11', sentence: 'Not there.' });
        },
      }),
    );
    const inert = streets(root).find(street => street.getAttribute('aria-disabled') === 'true')!;
    inert.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await vi.advanceTimersByTimeAsync(1);
    flushSync();
    expect(asked).toEqual([Number(inert.getAttribute('data-street'))]);
    expect(onWhy.mock.lastCall?.[0]).toMatchObject({ sentence: 'Not there.', rule: 'V-S11' });
  });
});

describe('the drama', { timeout: 60_000 }, () => {
  const dramas = goldenNames
    .flatMap(name => goldenTurns(name))
    .filter(turn => verona.isDrama(turn.line.events as never));
  const fight = dramas.find(turn => turn.line.events.length === 5)!;
  const showing = (turn: Turned): NonNullable<BoardProps<Verona>['showing']> => ({
    events: turn.line.events as Verona['event'][],
    after: game.view(turn.after, 0),
    speed: 1,
    again: false,
  });

  test('runs to its end and reports it once', () => {
    const onShown = vi.fn<() => void>();
    render(propsFor(fight, 0, { showing: showing(fight), onShown }));
    expect(onShown).not.toHaveBeenCalled();
    for (let i = 0; i < 20 && onShown.mock.calls.length === 0; i++) {
      vi.advanceTimersByTime(4000);
      flushSync();
    }
    expect(onShown).toHaveBeenCalledTimes(1);
  });
  test('can be stopped and skipped', () => {
    const onShown = vi.fn<() => void>();
    const root = render(propsFor(fight, 0, { showing: showing(fight), onShown }));
    root.querySelector<HTMLButtonElement>('.stage [aria-label="Pause"]')!.click();
    flushSync();
    vi.advanceTimersByTime(100_000);
    expect(onShown).not.toHaveBeenCalled();
    root.querySelector<HTMLButtonElement>('.stage .main')!.click();
    expect(onShown).toHaveBeenCalledTimes(1);
  });
  test('without motion all events appear at once, one on each line', () => {
    const root = render(propsFor(fight, 0, { showing: showing(fight), reducedMotion: true }));
    expect(root.querySelectorAll('.told li').length).toBe(fight.line.events.length);
    vi.advanceTimersByTime(100_000);
    expect(root.querySelectorAll('.told li').length).toBe(fight.line.events.length);
  });
  test('the words include every reroll', () => {
    const again = dramas.find(turn => JSON.stringify(turn.line.events).includes('[8,'))!;
    const root = render(propsFor(again, 0, { showing: showing(again) }));
    const said: string[] = [];
    for (let i = 0; i < 40; i++) {
      said.push(...[...root.querySelectorAll('.dice')].map(dice => dice.getAttribute('aria-label') ?? ''));
      vi.advanceTimersByTime(700);
      flushSync();
    }
    expect(said.some(label => /8 \+ \d, rolled again/.test(label))).toBe(true);
  });
});

test('a mission shows its streets on the board while it has the focus', () => {
  const { turn, seat } = positions.find(({ name }) => name === 'plan')!;
  const onHighlight = vi.fn<BoardProps<Verona>['onHighlight']>();
  const root = render(propsFor(turn, seat, { onHighlight }), 'Panels');
  const missions = [...root.querySelectorAll('section')][1]!;
  missions.querySelector('button')!.dispatchEvent(new FocusEvent('focus'));
  expect(onHighlight.mock.calls.at(-1)?.[0]).toHaveLength(3);
});
