// @vitest-environment happy-dom
import { canDeclare } from '../../rules/declaration/declarable.ts';
import { graenaland } from '../../rules/index.ts';
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { DeclarationSearch } from '../declaring.svelte.ts';
import type { IslandView } from '../table.ts';
import { positionOf } from './goldens.ts';

afterEach(() => {
  vi.useRealTimers();
});

/** The clock advances by this many milliseconds whenever the search reads it. */
const search = (view: () => IslandView, ms: number): { one: DeclarationSearch; stop: () => void } => {
  let [now, one]: [number, DeclarationSearch | undefined] = [0, undefined];
  const stop = $effect.root(() => {
    one = new DeclarationSearch(view, () => (now += ms));
  });
  return { one: one!, stop };
};

test('[G-O14] the search in slices finds the same list as the rules', () => {
  vi.useFakeTimers();
  const { turn, seat } = positionOf('declaration');
  const view = graenaland.view(turn.before, seat);
  const { one, stop } = search(() => view, 20);
  const found = vi.fn<() => void>();
  one.look(found);
  expect(one.isLooking).toBe(true);
  expect(found).not.toHaveBeenCalled();
  vi.runAllTimers();
  flushSync();
  expect(one.isLooking).toBe(false);
  expect(found).toHaveBeenCalledTimes(1);
  expect(one.plan).toEqual(canDeclare({ seat, table: view.table, hand: view.hand! }));
  stop();
});

test('the search reports nothing after the match has moved on', () => {
  vi.useFakeTimers();
  const { turn, seat } = positionOf('declaration');
  let view = graenaland.view(turn.before, seat);
  const { one, stop } = search(() => view, 20);
  const found = vi.fn<() => void>();
  one.look(found);
  view = { ...view, asked: { ...view.asked!, id: view.asked!.id + 1 } };
  vi.runAllTimers();
  expect(found).not.toHaveBeenCalled();
  expect(one.plan).toBeUndefined();
  stop();
});
