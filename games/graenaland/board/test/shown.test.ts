// @vitest-environment happy-dom
import { graenaland as game, type Graenaland } from '../../rules/index.ts';
import { flushSync } from 'svelte';
import { describe, expect, test, vi } from 'vitest';
import type { BoardProps } from '@tavola/web/board-kit/contract.ts';
import { goldenNames, goldenTurns, positionOf, type Turned } from './goldens.ts';
import { stopClock, propsFor, render } from './rendered.ts';

stopClock();

describe('what happened', () => {
  const isMoving = (turn: Turned): boolean =>
    (turn.line.events as Graenaland['event'][]).filter(
      event => event.t === 'moved' && event.from !== event.to && event.swapped === null,
    ).length >= 2;
  const turn = goldenTurns(goldenNames[0]!).find(isMoving)!;
  const showing: NonNullable<BoardProps<Graenaland>['showing']> = {
    events: turn.line.events as Graenaland['event'][],
    after: game.view(turn.after, 0),
    speed: 1,
    again: false,
  };
  test('[G-M01] all heroes move together', () => {
    const moves = showing.events.filter(event => event.t === 'moved' && event.from !== event.to).length;
    expect(moves).toBeGreaterThan(1);
    const root = render(propsFor(turn, 0, { showing }));
    expect(root.querySelectorAll('.flight').length).toBe(moves);
  });
  test('[G-M03] an order that leads nowhere appears with the others as a ring and a barred arrow', () => {
    const events = showing.events.map(event =>
      event.t === 'moved' ? { ...event, to: event.from, direction: 3, swapped: null } : event,
    );
    const first = events.findIndex(event => event.t === 'moved');
    const stays = events.map((event, i) =>
      event.t === 'moved' && i === first ? { ...event, direction: 0 } : event,
    );
    const root = render(propsFor(turn, 0, { showing: { ...showing, events: stays } }));
    const moved = stays.filter(event => event.t === 'moved').length;
    expect(root.querySelectorAll('.held').length).toBe(moved);
    expect(root.querySelectorAll('.held .bar').length).toBe(moved - 1);
    expect(root.querySelectorAll('.flight').length).toBe(0);
  });
  test('runs to its end and reports it once', () => {
    const onShown = vi.fn<() => void>();
    render(propsFor(turn, 0, { showing, onShown }));
    for (let i = 0; i < 30 && onShown.mock.calls.length === 0; i++) {
      vi.advanceTimersByTime(3000);
      flushSync();
    }
    expect(onShown).toHaveBeenCalledTimes(1);
  });
  test('without motion all events appear at once, one on each line', () => {
    const root = render(propsFor(turn, 0, { showing, reducedMotion: true }));
    expect(root.querySelectorAll('.told li').length).toBe(turn.line.events.length);
    expect(root.querySelectorAll('.flight').length).toBe(0);
  });
  test('[G-D04] a vote shows the votes of each answer', () => {
    const voted = goldenTurns(goldenNames[0]!).find(one => one.line.events[0]?.t === 'vote')!;
    const events = voted.line.events as Graenaland['event'][];
    const after = game.view(voted.after, 0);
    const root = render(propsFor(voted, 0, { showing: { ...showing, events, after } }));
    expect(root.querySelector('.sides .won')).not.toBeNull();
    expect(root.querySelector('.stage')?.textContent).toMatch(/I agree: \d.*I refuse: \d/);
  });
});

describe('[G-O17] with victory cards', () => {
  test('the track goes up to the highest step of any card, not to the aims of the basic game', () => {
    const { turn, seat } = positionOf('declaration');
    const { victory } = turn.before.table.stock;
    const root = render(propsFor(turn, seat), 'Panels');
    const aims = [...root.querySelectorAll<HTMLElement>('[data-aim]')].slice(0, 5);
    expect(aims.map(one => Number(one.dataset['aim']))).toEqual(
      [0, 1, 2, 3, 4].map(goal => Math.max(...victory.flatMap(card => card.steps[goal]!))),
    );
    expect(root.textContent).toContain('on a secret card');
  });
});
