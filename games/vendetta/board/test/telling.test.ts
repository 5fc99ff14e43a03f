// @vitest-environment happy-dom
import { vendetta as game, type Vendetta } from '../../rules/index.ts';
import type { Answer, State } from '@tavola/kernel';
import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import type { BoardProps, MainAction, Keep } from '@tavola/web/board-kit/contract.ts';
import { boardProps, clearBoards, renderBoard } from '@tavola/web/board-kit/test/render.ts';
import { board } from '../index.ts';
import { goldens, replayGolden } from './goldens.ts';

afterEach(clearBoards);

/** Positions in which the caller of a scene may tell and close it. */
const telling: readonly State<Vendetta>[] = goldens.flatMap(file =>
  replayGolden(file).moments.flatMap(({ state }) => {
    const seat = state.asked?.who[0];
    return seat !== undefined && game.view(state, seat).asked?.name === 'close' ? [state] : [];
  }),
);
const told = telling[0]!;
const caller = told.asked!.who[0]!;
const createKeep = (kept: { [name: string]: string } = {}): Keep => ({
  lasts: true,
  get: name => kept[name] ?? '',
  set: (name, text) => void (kept[name] = text),
});

const renderTelling = (more: Partial<BoardProps<Vendetta>> = {}, state = told, seat = caller) => {
  let deed: MainAction | undefined;
  const onConfirm = vi.fn<() => void>();
  const onAside = vi.fn<(name: string, answer: Answer) => Promise<undefined>>(() =>
    Promise.resolve(undefined),
  );
  const root = renderBoard(
    board,
    boardProps(game.view(state, seat), {
      onDraft: () => undefined,
      onConfirm,
      onAside,
      onDeed: now => (deed = now),
      keep: createKeep(),
      ...more,
    }),
    'Board',
  );
  const find = (id: string) => root.querySelector<HTMLElement>(`[data-testid="${id}"]`);
  const press = (id: string): void => {
    find(id)!.click();
    flushSync();
  };
  const main = (): void => {
    deed!.act();
    flushSync();
  };
  const write = (words: string): void => {
    const field = root.querySelector('textarea')!;
    field.value = words;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    flushSync();
  };
  return { root, find, press, main, write, onConfirm, onAside, label: () => deed?.label };
};

test('while there are unsent words the main button tells them and does not close the scene', async () => {
  const { main, write, label, onConfirm, onAside, root } = renderTelling();
  expect(label()).toBe('Close the scene');
  write('The bell rings twice.');
  expect(label()).toBe('Tell it');
  main();
  expect(onAside).toHaveBeenCalledWith('tell', [expect.any(Number), 'The bell rings twice.']);
  await vi.waitFor(() => expect(label()).toBe('Close the scene'));
  expect(root.querySelector('textarea')!.value).toBe('');
  expect(onConfirm).not.toHaveBeenCalled();
  main();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('closing over unsent words asks first and offers to tell them', async () => {
  const { press, find, write, onConfirm, onAside } = renderTelling();
  write('And then');
  press('close-scene');
  expect(onConfirm).not.toHaveBeenCalled();
  press('not-yet');
  expect(find('closing')).toBeNull();
  press('close-scene');
  press('tell-and-close');
  await vi.waitFor(() => expect(onConfirm).toHaveBeenCalledOnce());
  expect(onAside).toHaveBeenCalledWith('tell', [expect.any(Number), 'And then']);
});

test('the closing player learns that somebody else is still writing', () => {
  const other = told.table.seats.find(seat => seat !== caller)!;
  const { root, main, label, find, onConfirm } = renderTelling({ writing: [other] });
  main();
  expect(onConfirm).not.toHaveBeenCalled();
  expect(find('closing')?.textContent).toContain('Still writing');
  expect(root.querySelector('[role="alert"]')).not.toBeNull();
  expect(label()).toBe('Close anyway');
  main();
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('unsent words outlive their scene, and the player can tell them in the next one or note them', () => {
  const later = telling.find(({ table }) => table.scenes.length > 0)!;
  const number = later.table.scenes[0]!.number;
  const now = later.table.scene!.number;
  const kept = { [`scene-${number}`]: 'Nobody saw her leave.' };
  const seat = later.asked!.who[0]!;
  const first = renderTelling({ keep: createKeep(kept) }, later, seat);
  expect(first.find('left-over')?.textContent).toContain('Nobody saw her leave.');
  first.press('tell-here');
  expect(first.find('left-over')).toBeNull();
  expect(first.root.querySelector('textarea')!.value).toBe('Nobody saw her leave.');
  expect(kept).toMatchObject({ [`scene-${number}`]: '', [`scene-${now}`]: 'Nobody saw her leave.' });

  const second = renderTelling(
    { keep: createKeep({ [`scene-${number}`]: 'A candle.', note: 'Begun.' }) },
    later,
    seat,
  );
  second.press('to-note');
  const fields = [...second.root.querySelectorAll('textarea')].map(({ value }) => value);
  expect(fields).toContain('Begun.\nA candle.');
  expect(second.find('left-over')).toBeNull();
});
