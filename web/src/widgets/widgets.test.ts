// @vitest-environment happy-dom
import type { Choice } from '@tavola/kernel';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, test } from 'vitest';
import { en } from '../../text/frame.en.ts';
import type { Draft } from '../../boards/contract.ts';
import { emptyDraft, wholeAnswer } from '../match/draft.ts';
import ChoiceWidget from './ChoiceWidget.svelte';
import type { WidgetWords } from './words.ts';

const words: WidgetWords = {
  t: en,
  named: (what, n) => `${what} ${n}`,
  noun: what => `a ${what}`,
  player: seat => ['Anna', 'Bruno'][seat]!,
  highlight: () => undefined,
};

let mounted: object | undefined;
afterEach(() => {
  if (mounted) void unmount(mounted);
  document.body.innerHTML = '';
});

/** A widget that keeps its draft, as the match page does, by being drawn anew. */
const show = (choice: Choice) => {
  let draft: Draft = emptyDraft(choice);
  const draw = (): void => {
    if (mounted) void unmount(mounted);
    document.body.innerHTML = '';
    mounted = mount(ChoiceWidget, {
      target: document.body,
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
    answer: () => wholeAnswer(choice, draft),
  };
};

test('one: by name', () => {
  const widget = show({ kind: 'one', what: 'street', of: [3, 5] });
  expect(widget.answer()).toBeUndefined();
  widget.press('street 5');
  expect(widget.answer()).toBe(5);
});

test('some: at most as many as allowed', () => {
  const widget = show({ kind: 'some', what: 'card', of: [1, 2, 3], min: 1, max: 2 });
  widget.check(0);
  widget.check(2);
  expect(widget.answer()).toEqual([1, 3]);
  expect(document.querySelectorAll('input:disabled')).toHaveLength(1);
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

test('spread: until nothing is left', () => {
  const widget = show({ kind: 'spread', what: 'street', over: [4, 6], min: 2, max: 2, caps: [1, 2] });
  widget.press('More: street 4');
  expect(document.querySelector<HTMLButtonElement>('[aria-label="More: street 4"]')!.disabled).toBe(true);
  widget.press('More: street 6');
  expect(widget.answer()).toEqual([1, 1]);
});

test('lay: a piece that is used up cannot be laid again', () => {
  const widget = show({ kind: 'lay', what: 'token', over: [0, 1], pieces: [1, 1] });
  widget.select(0, '1');
  expect(widget.answer()).toEqual([1, -1]);
  const second = document.querySelectorAll('select')[1]!;
  expect([...second.options].find(({ value }) => value === '1')!.disabled).toBe(true);
});

test('split: everything to somebody', () => {
  const widget = show({ kind: 'split', what: 'card', pile: [7, 8], among: [0, 1] });
  widget.select(0, '1');
  expect(widget.answer()).toBeUndefined();
  widget.select(1, '0');
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
