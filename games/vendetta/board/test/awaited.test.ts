// @vitest-environment happy-dom
import { vendetta as game } from '../../rules/index.ts';
import { afterEach, expect, test } from 'vitest';
import { boardProps, clearBoards, renderBoard } from '@tavola/web/board-kit/test/render.ts';
import { board } from '../index.ts';
import { goldens, replayGolden } from './goldens.ts';

afterEach(clearBoards);

test('the board names the awaited players to everybody else, because the frame tells the player', () => {
  const { state } = replayGolden(goldens[0]!).moments.find(one => one.state.asked?.who.length === 1)!;
  const seat = state.asked!.who[0]!;
  const line = (viewer: number): string => {
    const root = renderBoard(board, boardProps(game.view(state, viewer)), 'Board');
    return root.querySelector('.awaited')?.textContent?.trim() ?? '';
  };
  const other = state.table.seats.find(one => one !== seat)!;
  expect(line(other)).toMatch(/^Waiting for \S/);
  expect(line(seat)).toBe('');
});

test('a player who waits for the city’s name sees the city from afar', () => {
  const { state } = replayGolden(goldens[0]!).moments.find(({ state: { table } }) => table.city === '')!;
  const other = state.table.seats.find(seat => !state.asked!.who.includes(seat))!;
  const root = renderBoard(board, boardProps(game.view(state, other)), 'Board');
  expect(root.querySelector('h2')?.textContent).toBe('A city without a name');
});
