// @vitest-environment happy-dom
import { vendetta as game, type Vendetta } from '../../rules/index.ts';
import type { Answer } from '@tavola/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import type { BoardProps } from '@tavola/web/board-kit/contract.ts';
import { boardProps, clearBoards, renderBoard } from '@tavola/web/board-kit/test/render.ts';
import { board } from '../index.ts';
import { replayGolden } from './goldens.ts';

afterEach(clearBoards);

const { moments } = replayGolden('0002-three-houses-montefosco.jsonl');
const told = moments.find(
  ({ state }) => state.table.scene?.won !== undefined && state.table.scene.won !== null,
)!;

const open = (more: Partial<BoardProps<Vendetta>> = {}) => {
  const onAside = vi.fn<(name: string, answer: Answer) => Promise<undefined>>(() =>
    Promise.resolve(undefined),
  );
  const root = renderBoard(board, boardProps(game.view(told.state, 0), { onAside, ...more }), 'Board');
  return { root, onAside };
};
const press = (at: Element, init: KeyboardEventInit): void =>
  void at.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyP', key: 'p', bubbles: true, ...init }));

test('N-P11 P pauses the story, and Alt and P does so inside a text field', () => {
  const { root, onAside } = open();
  const words = root.querySelector('[data-testid="words"]')!;
  press(words, {});
  expect(onAside).not.toHaveBeenCalled();
  press(words, { altKey: true });
  expect(onAside).toHaveBeenCalledWith('pause', 0);
  press(document.body, {});
  expect(onAside).toHaveBeenCalledTimes(2);
});

test('N-P11 a pause does not wait for the end of a show', () => {
  const after = game.view(told.state, 0);
  const onShown = vi.fn<() => void>();
  const { onAside } = open({ showing: { events: told.events, after, speed: 1, again: false }, onShown });
  press(document.body, {});
  expect(onShown).toHaveBeenCalled();
  expect(onAside).toHaveBeenCalledWith('pause', 0);
  const paused = { ...after, table: { ...after.table, paused: [] } };
  expect(board.interruptsAnimation?.(after)).toBe(false);
  expect(board.interruptsAnimation?.(paused)).toBe(true);
});
