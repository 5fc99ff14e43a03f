// @vitest-environment happy-dom
import { verona as game, type VeronaEvent } from '../../rules/index.ts';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { text } from '../../text/index.ts';
import { boardProps, clearBoards, renderBoard } from '@tavola/web/board-kit/test/render.ts';
import { board as verona } from '../index.ts';
import { partsOf } from '../show/scenes.ts';
import { goldenNames, goldenTurns, type Turned } from './goldens.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];
const eventsOf = (turn: Turned): readonly VeronaEvent[] => turn.line.events as VeronaEvent[];

/** Finds the first event of this kind in the golden matches that passes the test, with its turn. */
const find = <T extends VeronaEvent['t']>(
  t: T,
  isWanted: (event: Extract<VeronaEvent, { t: T }>) => boolean = () => true,
) => {
  for (const turn of goldenNames.flatMap(goldenTurns))
    for (const [at, event] of eventsOf(turn).entries())
      if (event.t === t && isWanted(event as Extract<VeronaEvent, { t: T }>)) return { turn, at };
  throw new Error(`no ${t} in the golden matches`);
};

/** Renders the board while it shows this turn from the given event on. */
const show = ({ turn, at }: { turn: Turned; at: number }) => {
  const events = eventsOf(turn);
  const before = game.view(turn.before, undefined);
  const after = game.view(turn.after, undefined);
  const onShown = vi.fn<() => void>();
  const props = boardProps(before, {
    showing: { events, after, speed: 1, again: false },
    onShown,
    told: [],
  });
  const root = renderBoard(verona, props, 'Board');
  const pass = (ms: number): void => {
    vi.advanceTimersByTime(ms);
    flushSync();
  };
  for (const event of events.slice(0, at)) for (const ms of partsOf(event)) pass(ms);
  const readCaption = (): string => root.querySelector('[data-testid="captions"]')!.textContent.trim();
  const sentence = (event: VeronaEvent): string => text.sentence('en', event, before, NAMES);
  return { root, pass, readCaption, sentence, event: events[at]!, onShown };
};

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  clearBoards();
  vi.useRealTimers();
});

describe('captions reveal a result only after the board has shown it', { timeout: 60_000 }, () => {
  test('a defence shows its announcement, the dice, the sum and then the winner', () => {
    const { root, pass, readCaption, sentence, event } = show(
      find('defence', e => e.of.length > 0 && !e.stopped),
    );
    const [told, rolls, summed] = partsOf(event);
    const { of, strength, against } = event as Extract<VeronaEvent, { t: 'defence' }>;
    const lead = `${NAMES[against]} attacks with strength ${strength}; the defenders roll.`;
    const isDefender = (row: Element): boolean => row.matches('.defender');
    const defenders = (): Element[] => [...root.querySelectorAll('.scene li')].filter(isDefender);
    const totals = (): (string | undefined)[] =>
      defenders().flatMap(row => row.querySelector('.total')?.textContent ?? []);
    const labels = (): (string | null)[] =>
      defenders().flatMap(row => row.querySelector('.dice')?.getAttribute('aria-label') ?? []);
    expect(readCaption()).toBe(lead);
    expect([labels(), totals()]).toEqual([[], []]);
    pass(told!);
    expect(readCaption()).toBe(lead);
    expect(new Set(labels())).toEqual(new Set(['dice are rolling']));
    expect(totals()).toEqual([]);
    pass(rolls! - 1);
    expect(totals()).toEqual([]);
    pass(1);
    expect(readCaption()).toBe(lead);
    expect(labels().every(label => label?.startsWith('dice: '))).toBe(true);
    expect(totals()).toEqual(of.map(one => String(one.total)));
    pass(summed!);
    expect(readCaption()).toBe(sentence(event));
  });

  test('only the end frames a successful defender', () => {
    const { root, pass, event } = show(find('defence', e => e.stopped));
    const parts = partsOf(event);
    for (const ms of parts.slice(0, -1)) {
      expect(root.querySelectorAll('.scene .wins').length).toBe(0);
      pass(ms);
    }
    expect(root.querySelectorAll('.scene .wins').length).toBeGreaterThan(0);
  });

  test.each([true, false])(
    'of an intrigue that is seen through: %s, when the cards have been turned',
    guessed => {
      const found = find('cards', e => e.guessed === guessed && e.guesses.length > 0);
      const { root, pass, readCaption, sentence, event } = show(found);
      const [told, turns] = partsOf(event);
      expect(readCaption()).toBe('The cards are turned over.');
      expect(root.querySelectorAll('.scene .card').length).toBe(0);
      pass(told!);
      expect(root.querySelectorAll('.scene .card').length).toBeGreaterThan(0);
      expect(root.querySelectorAll('.scene .right').length).toBe(0);
      expect(readCaption()).toBe('The cards are turned over.');
      pass(turns!);
      expect(readCaption()).toBe(sentence(event));
      expect(root.querySelectorAll('.scene .right').length > 0).toBe(guessed);
    },
  );
});

test('a show lasts as long as its beats in any order', { timeout: 60_000 }, () => {
  // Two consecutive beats of the same kind once stopped the clock.
  const { turn } = find('moved', () => true);
  const { pass, onShown } = show({ turn, at: 0 });
  for (const event of eventsOf(turn)) for (const ms of partsOf(event)) pass(ms);
  expect(onShown).toHaveBeenCalledTimes(1);
});

test('an ally on its way is drawn once', { timeout: 60_000 }, () => {
  const found = find('moved', e => e.allies === 1);
  const { turn, at } = found;
  const { root, event } = show(found);
  const { of, to } = event as Extract<VeronaEvent, { t: 'moved' }>;
  const before = eventsOf(turn).slice(0, at).length;
  expect(before).toBe(at);
  const letter = 'ABCDEF'[of]!;
  const drawn = [...root.querySelectorAll('.ally')].filter(
    one => one.querySelector('.letter')?.textContent === letter && one.closest('.life'),
  );
  const many = (one: Element): number => Number(one.querySelector('.count')?.textContent ?? 1);
  const allies = drawn.reduce((sum, one) => sum + many(one), 0);
  const seats = turn.before.table.seats.length;
  const standing = turn.before.table.allies.reduce((sum, n, i) => sum + (i % seats === of ? n : 0), 0);
  expect(root.querySelectorAll('.flight').length).toBe(1);
  expect(allies).toBe(standing);
  expect(root.querySelector(`[data-street="${to}"]`)).not.toBeNull();
});
