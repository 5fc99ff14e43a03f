// @vitest-environment happy-dom
import type { GameTypes } from '@tavola/kernel';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '../contract.ts';
import { Showing, type Direction } from '../show/showing.svelte.ts';

/** Every event is a beat of its own, and its type gives the duration. */
const direction: Direction<GameTypes> = {
  beats: events => events.map(event => [event]),
  durationOf: ([event]) => Number(event?.t),
  advance: table => table,
};

const startShow = (durations: readonly number[], more: Partial<BoardProps<GameTypes>> = {}) => {
  const onShown = vi.fn<() => void>(() => (props = { ...props, showing: undefined }));
  const events = durations.map(ms => ({ t: String(ms) }));
  const after = { table: {} };
  let props = $state.raw({
    view: { table: {} },
    showing: { events, after, speed: 1, again: false },
    reducedMotion: false,
    onShown,
    ...more,
  } as unknown as BoardProps<GameTypes>);
  let show!: Showing<GameTypes>;
  const stop = $effect.root(() => {
    show = new Showing(direction, () => props);
  });
  flushSync();
  /** Advances the clock and lets the page react. */
  const pass = (ms: number): void => {
    vi.advanceTimersByTime(ms);
    flushSync();
  };
  return { show, pass, onShown, stop };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a show continues through beats of equal length', () => {
  const { show, pass, onShown, stop } = startShow([2600, 2600, 2600]);
  for (const step of [1, 2, 3]) {
    expect(show.step).toBe(step);
    pass(2599);
    expect(show.step).toBe(step);
    pass(1);
  }
  expect(onShown).toHaveBeenCalledTimes(1);
  stop();
});

test('a show lasts as long as its beats together at the chosen speed', () => {
  const { show, pass, onShown, stop } = startShow([1000, 300, 300, 1200]);
  show.setSpeed(2);
  flushSync();
  for (const ms of [500, 150, 150]) pass(ms);
  expect(show.step).toBe(4);
  pass(599);
  expect(onShown).not.toHaveBeenCalled();
  pass(1);
  expect(onShown).toHaveBeenCalledTimes(1);
  stop();
});

test('a beat chosen by hand lasts its full time, and a pause stops the clock', () => {
  const { show, pass, stop } = startShow([1000, 1000, 1000]);
  pass(900);
  show.go(2);
  flushSync();
  pass(900);
  expect(show.step).toBe(2);
  show.play(false);
  flushSync();
  pass(5000);
  expect(show.step).toBe(2);
  show.play(true);
  flushSync();
  pass(1000);
  expect(show.step).toBe(3);
  stop();
});

test('with reduced motion no timer advances the show', () => {
  const { show, pass, onShown, stop } = startShow([100, 100], { reducedMotion: true });
  pass(10_000);
  expect(show.step).toBe(1);
  expect(onShown).not.toHaveBeenCalled();
  stop();
});
