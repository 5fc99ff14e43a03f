import { graenaland as game, type Graenaland } from '../../rules/index.ts';
import { acceptAnswer, type Answer } from '@tavola/kernel';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, vi } from 'vitest';
import type { BoardProps, Draft } from '@tavola/web/board-kit/contract.ts';
import type { Language } from '@tavola/web/text/language.ts';
import { boardProps, clearBoards, renderBoard } from '@tavola/web/board-kit/test/render.ts';
import { board as graenaland } from '../index.ts';
import { positionOf, type Turned } from './goldens.ts';

export const propsFor = (
  turn: Turned,
  seat: number | undefined,
  more: Partial<BoardProps<Graenaland>> = {},
): BoardProps<Graenaland> => boardProps(game.view(turn.before, seat), more);
export const render = (
  props: BoardProps<Graenaland>,
  what: 'Board' | 'Panels' = 'Board',
  language?: Language,
): HTMLElement => renderBoard(graenaland, props, what, language);
/** Keeps the draft of a board as the page does. */
export const openBoard = (name: string, draft?: Draft) => {
  const { turn, seat } = positionOf(name);
  let kept: Draft = draft;
  const show = (): HTMLElement => {
    clearBoards();
    return render(propsFor(turn, seat, { draft: kept, onDraft: next => (kept = next) }));
  };
  return {
    turn,
    seat,
    show,
    draft: () => kept,
    /** Returns the draft as an answer if the rules accept it. */
    answer: (): Answer | undefined => {
      const { asked } = game.view(turn.before, seat);
      const result = acceptAnswer(asked!.choice!, kept);
      return result.ok ? result.value : undefined;
    },
  };
};
/** These tests stop the clock, and each begins with an empty page. */
export const stopClock = (): void => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    clearBoards();
    vi.useRealTimers();
  });
};

export const findTerritories = (root: HTMLElement): Element[] => [
  ...root.querySelectorAll('[data-territory]'),
];
export const press = (on: Element, key: string): void => {
  on.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  flushSync();
};
export const click = (on: Element | null | undefined): void => {
  on!.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  flushSync();
};
export const findButton = (root: HTMLElement, says: string): HTMLButtonElement =>
  [...root.querySelectorAll('button')].find(one => one.textContent.includes(says))!;
