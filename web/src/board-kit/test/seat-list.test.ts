// @vitest-environment happy-dom
import type { GameTypes, View } from '@tavola/kernel';
import { afterEach, expect, test } from 'vitest';
import type { BoardModule } from '../contract.ts';
import SeatList from '../panels/SeatList.svelte';
import { boardProps, clearBoards, renderBoard } from './render.ts';

afterEach(clearBoards);

test('a game without panels of its own lists the players, own seat first, and marks the awaited ones', () => {
  const view = { seat: 2, asked: { who: [1], answered: [] } } as unknown as View<GameTypes>;
  const root = renderBoard(
    { Panels: SeatList } as unknown as BoardModule<GameTypes>,
    boardProps(view),
    'Panels',
  );
  const panels = [...root.querySelectorAll('[data-panel]')];
  expect(panels.map(panel => panel.querySelector('strong')!.textContent)).toEqual([
    'Carla (you)',
    'Dario',
    'Elena',
    'Anna',
    'Bruno',
  ]);
  expect(panels.filter(panel => panel.matches('.awaited')).length).toBe(1);
});
