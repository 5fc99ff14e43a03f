// @vitest-environment happy-dom
import type { Choice } from '@tavola/kernel';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { en } from '../text/en/frame.ts';
import type { Draft } from '../board-kit/contract.ts';
import { emptyDraft } from '../board-kit/draft.ts';
import { parseDraft } from '../match/decision/draft.ts';
import { languageContext } from '../ui/language.ts';
import ChoiceWidget from './ChoiceWidget.svelte';
import type { WidgetWords } from './words.ts';

const words: WidgetWords = {
  t: en,
  named: (what, n) => `${what} ${n}`,
  noun: what => `a ${what}`,
  placeOf: what => `place of ${what}`,
  player: seat => ['Anna', 'Bruno'][seat]!,
  highlight: () => undefined,
  because: (code, about = {}) => ({ code, rule: 'V-C21', sentence: `${code} ${JSON.stringify(about)}` }),
  readRule: rule => readRules.push(rule),
};
const readRules: string[] = [];
const why = (): string => document.querySelector('.why')?.textContent?.trim() ?? '';

let mounted: object | undefined;
afterEach(() => {
  if (mounted) void unmount(mounted);
  document.body.innerHTML = '';
});

/** Redraws the widget with each draft as the match page does. */
const show = (choice: Choice) => {
  let draft: Draft = emptyDraft(choice);
  const draw = (): void => {
    if (mounted) void unmount(mounted);
    document.body.innerHTML = '';
    mounted = mount(ChoiceWidget, {
      target: document.body,
      context: languageContext(() => 'en'),
      props: {
        choice,
        draft,
        words,
        label: 'What?',
        onDraft: (next: Draft) => {
          draft = next;
        },
      },
    });
    flushSync();
  };
  draw();
  const act = (element: Element, how: () => void): void => {
    expect(element).toBeDefined();
    how();
    flushSync();
    draw();
  };
  const button = (text: string): HTMLButtonElement =>
    [...document.querySelectorAll('button')].find(
      each => each.textContent?.trim() === text || each.getAttribute('aria-label') === text,
    )!;
  return {
    press: (text: string) => act(button(text), () => button(text).click()),
    select: (i: number, value: string) => {
      const select = document.querySelectorAll('select')[i]!;
      act(select, () => {
        select.value = value;
        select.dispatchEvent(new Event('change', { bubbles: true }));
      });
    },
    type: (value: string) => {
      const input = document.querySelector<HTMLInputElement>('input, textarea')!;
      act(input, () => {
        input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      });
    },
    check: (i: number) => {
      const box = document.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[i]!;
      act(box, () => box.click());
    },
    /** Gives an item of the pile to a player by name. */
    give: (i: number, name: string) => {
      const labels = document.querySelectorAll('li')[i]!.querySelectorAll('label');
      const input = [...labels].find(label => label.title === name)!.querySelector('input')!;
      act(input, () => input.click());
    },
    answer: () => parseDraft(choice, draft),
  };
};

test('one: by name', () => {
  const widget = show({ kind: 'one', what: 'street', of: [3, 5] });
  expect(widget.answer()).toBeUndefined();
  widget.press('street 5');
  expect(widget.answer()).toBe(5);
});

test('some: no more than the maximum', () => {
  const widget = show({ kind: 'some', what: 'card', of: [1, 2, 3], min: 1, max: 2 });
  widget.check(0);
  widget.check(2);
  expect(widget.answer()).toEqual([1, 3]);
  const inert = document.querySelectorAll<HTMLInputElement>('input[aria-disabled="true"]');
  expect(inert).toHaveLength(1);
  // The inert box is focusable, explains itself with the rule, and stays unchecked.
  inert[0]!.click();
  flushSync();
  expect(why()).toContain('too-many {"max":2}');
  document.querySelector<HTMLButtonElement>('.why button')!.click();
  expect(readRules).toEqual(['V-C21']);
  expect(widget.answer()).toEqual([1, 3]);
});

test('amount: by buttons and by typing', () => {
  const widget = show({ kind: 'amount', what: 'florins', min: 0, max: 20 });
  widget.press('More');
  expect(widget.answer()).toBe(1);
  widget.type('17');
  expect(widget.answer()).toBe(17);
  widget.type('21');
  expect(widget.answer()).toBeUndefined();
});

test('spread: until all points are used', () => {
  const widget = show({ kind: 'spread', what: 'street', over: [4, 6], min: 2, max: 2, caps: [1, 2] });
  widget.press('More: street 4');
  const more = document.querySelector<HTMLButtonElement>('[aria-label="More: street 4"]')!;
  expect(more.getAttribute('aria-disabled')).toBe('true');
  more.click();
  flushSync();
  expect(why()).toContain('too-many {"max":1}');
  widget.press('More: street 6');
  expect(widget.answer()).toEqual([1, 1]);
});

test('lay: a used-up piece is refused', () => {
  const widget = show({ kind: 'lay', what: 'token', over: [0, 1], pieces: [1, 1] });
  widget.select(0, '1');
  expect(widget.answer()).toEqual([1, -1]);
  const second = document.querySelectorAll('select')[1]!;
  second.value = '1';
  second.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(why()).toContain('too-many {"max":1}');
  expect(widget.answer()).toEqual([1, -1]);
});

test('a part with a single possible answer is filled in and hidden', () => {
  const widget = show({
    kind: 'all',
    what: 'order',
    parts: [
      { kind: 'one', what: 'hero', of: [2] },
      { kind: 'one', what: 'direction', of: [0, 1] },
    ],
  });
  expect(document.body.textContent).not.toContain('hero');
  widget.press('direction 1');
  expect(widget.answer()).toEqual([2, 1]);
});

test('split: every item goes to a player', () => {
  const widget = show({ kind: 'split', what: 'card', pile: [7, 8], among: [0, 1] });
  widget.give(0, 'Bruno');
  expect(widget.answer()).toBeUndefined();
  widget.give(1, 'Anna');
  expect(widget.answer()).toEqual([1, 0]);
});

test('text', () => {
  const widget = show({ kind: 'text', what: 'note', min: 1, max: 200 });
  widget.type('A tower burns.');
  expect(widget.answer()).toBe('A tower burns.');
});

test('list: rows of one or more parts', () => {
  const widget = show({
    kind: 'list',
    what: 'builds',
    min: 0,
    max: 2,
    parts: [{ kind: 'one', what: 'build', of: [2, 9] }],
  });
  expect(widget.answer()).toEqual([]);
  widget.press('+ a builds');
  widget.press('build 9');
  expect(widget.answer()).toEqual([[9]]);
  widget.press('+ a builds');
  document.querySelectorAll<HTMLButtonElement>('button[aria-disabled="true"]')[0]!.click();
  flushSync();
  expect(why()).toContain('too-many {"max":2}');
});

test('all and either: parts of a branch', () => {
  const widget = show({
    kind: 'either',
    what: 'turn',
    branches: [
      {
        kind: 'all',
        what: 'lay',
        parts: [
          { kind: 'one', what: 'street', of: [1, 2] },
          { kind: 'amount', what: 'florins', min: 0, max: 3 },
        ],
      },
      { kind: 'one', what: 'ready', of: [0] },
    ],
  });
  widget.press('a ready');
  expect(widget.answer()).toEqual({ branch: 1, answer: 0 });
  widget.press('a lay');
  widget.press('street 2');
  widget.press('More');
  expect(widget.answer()).toEqual({ branch: 0, answer: [2, 1] });
});
