// @vitest-environment happy-dom
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import Curtain from './Curtain.svelte';
import type { Session } from './session/session.svelte.ts';

test('a double click on the curtain opens the table once', () => {
  const entered: number[] = [];
  const session = { match: { names: ['Anna', 'Bruno'] } } as unknown as Session;
  const curtain = mount(Curtain, {
    target: document.body,
    props: { session, wanted: 1, onEnter: (seat: number) => entered.push(seat) },
  });
  const button = document.querySelector<HTMLButtonElement>('[data-testid="enter"]')!;
  button.click();
  flushSync();
  button.click();
  expect(entered).toEqual([1]);
  void unmount(curtain);
});
