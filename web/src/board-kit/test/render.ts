import type { GameTypes, View } from '@tavola/kernel';
import { flushSync, mount, unmount } from 'svelte';
import type { Language } from '../../text/language.ts';
import { languageContext } from '../../ui/language.ts';
import type { BoardModule, BoardProps } from '../contract.ts';

const NAMES = ['Anna', 'Bruno', 'Carla', 'Dario', 'Elena'];

/** The props of a board for a spectator. */
export const boardProps = <K extends GameTypes>(
  view: View<K>,
  more: Partial<BoardProps<K>> = {},
): BoardProps<K> => ({
  view,
  players: NAMES.map(name => ({ name, bot: null })),
  draft: undefined,
  onDraft: undefined,
  onConfirm: undefined,
  onAside: undefined,
  whyNot: () => Promise.resolve(undefined),
  highlights: [],
  onHighlight: () => undefined,
  onRule: () => undefined,
  showing: undefined,
  onShown: () => undefined,
  reducedMotion: false,
  size: { width: 1000, height: 800 },
  ...more,
});

let shown: ReturnType<typeof mount>[] = [];

export const renderBoard = <K extends GameTypes>(
  board: BoardModule<K>,
  props: BoardProps<K>,
  what: 'Board' | 'Panels',
  language: Language = 'en',
): HTMLElement => {
  const target = document.createElement('div');
  document.body.append(target);
  shown.push(mount(board[what], { target, props, context: languageContext(() => language) }));
  flushSync();
  return target;
};

export const clearBoards = (): void => {
  for (const one of shown) void unmount(one);
  shown = [];
  document.body.innerHTML = '';
};
