// @vitest-environment happy-dom
import type { GameTypes } from '@tavola/kernel';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '../contract.ts';
import { Showing, type Direction } from '../show/showing.svelte.ts';
import { languageContext } from '../../ui/language.ts';
import Stage from '../show/Stage.svelte';

const direction: Direction<GameTypes> = {
  beats: events => events.map(event => [event]),
  durationOf: () => 1000,
  advance: table => table,
};
const showingOf = (name: string): NonNullable<BoardProps<GameTypes>['showing']> =>
  ({ events: [{ t: name }], after: { table: {} }, speed: 1, again: false }) as never;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a show right after another scrolls into view as the first did', () => {
  const first = {
    view: { table: {} },
    showing: showingOf('first'),
    reducedMotion: false,
    onShown: () => undefined,
  } as unknown as BoardProps<GameTypes>;
  let props = $state.raw(first);
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  let show!: Showing<GameTypes>;
  const stop = $effect.root(() => {
    show = new Showing(direction, () => props);
  });
  flushSync();
  const stage = mount(Stage, {
    target: document.body,
    props: {
      show: show as never,
      captionOf: (event: { t: string }) => event.t,
      reducedMotion: false,
      onSkip: () => undefined,
    },
    context: languageContext(() => 'en'),
  });
  flushSync();
  vi.advanceTimersByTime(50);
  expect(scrolled).toHaveBeenCalled();

  scrolled.mockClear();
  props = { ...first, showing: showingOf('second') };
  flushSync();
  expect(document.querySelector('[data-testid="captions"]')?.textContent).toBe('second');
  vi.advanceTimersByTime(50);
  expect(scrolled).toHaveBeenCalled();
  void unmount(stage);
  stop();
});
