// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import DecisionBar from './DecisionBar.svelte';
import type { Session } from '../session/session.svelte.ts';

test('the main button does what the board is about instead of confirming, once for a double click', () => {
  const act = vi.fn<() => void>();
  const confirm = vi.fn<() => void>();
  const session = {
    view: { asked: null, over: false, asides: [] },
    match: { names: [], text: {} },
    commands: {},
    asides: [],
    orders: { forQuestion: [] },
    linger: { isHeld: false },
    canAnswer: true,
    isWhole: true,
    deed: { label: 'Tell it', act },
    confirm,
    sentenceOf: () => '',
  } as unknown as Session;
  const props = { session, next: undefined, passOn: () => undefined, onHeight: () => undefined };
  const bar = mount(DecisionBar, { target: document.body, props });
  flushSync();
  const button = document.querySelector<HTMLElement>('[data-testid="confirm"]')!;
  expect(button.textContent).toBe('Tell it');
  for (const detail of [1, 2]) button.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  expect(act).toHaveBeenCalledOnce();
  expect(confirm).not.toHaveBeenCalled();
  void unmount(bar);
});
