// @vitest-environment happy-dom
import { rewardVoters, vendetta as game, type Vendetta } from '../../rules/index.ts';
import type { Answer, State } from '@tavola/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { boardProps, clearBoards, renderBoard } from '@tavola/web/board-kit/test/render.ts';
import { board } from '../index.ts';
import { goldens, replayGolden } from './goldens.ts';

afterEach(clearBoards);

/** A position after a closed scene, within the same turn, with three players outside the scene. */
const findClosedScene = (): State<Vendetta> => {
  for (const file of goldens)
    for (const { state } of replayGolden(file).moments)
      if (state.table.scene?.closed && state.table.seats.length > 4 && state.table.scene.reward === null)
        return state;
  throw new Error('no scene was closed before its turn ended');
};

const startVote = (): { state: State<Vendetta>; voters: readonly number[] } => {
  const state = game.clone(findClosedScene());
  const scene = state.table.scene!;
  const by = state.table.seats.find(seat => ![scene.caller, scene.defender, scene.voice].includes(seat))!;
  state.table.scene = { ...scene, vote: { by, to: scene.caller, points: 2, yes: [by], no: [] } };
  return { state, voters: rewardVoters(state.table) };
};

test('N-P06 after the scene closes the remaining voters can still vote, and everybody sees who they are', () => {
  const { state, voters } = startVote();
  expect(voters.length).toBeGreaterThan(0);
  const voter = voters[0]!;
  const onAside = vi.fn<(name: string, answer: Answer) => Promise<undefined>>(() =>
    Promise.resolve(undefined),
  );
  const root = renderBoard(board, boardProps(game.view(state, voter), { onAside }), 'Board');
  root.querySelector<HTMLElement>('[data-testid="reward-yes"]')!.click();
  expect(onAside).toHaveBeenCalledWith('reward-vote', 1);
  expect(root.querySelector('.awaited')?.textContent).toContain('reward');
});

test('N-P06 after the scene closes only players outside it can propose a reward', () => {
  const state = findClosedScene();
  const { caller, defender, voice } = state.table.scene!;
  const free = state.table.seats.find(seat => ![caller, defender, voice].includes(seat))!;
  const buttons = (seat: number | undefined): number => {
    const onAside = seat === undefined ? undefined : () => Promise.resolve(undefined);
    const root = renderBoard(board, boardProps(game.view(state, seat), { onAside }), 'Board');
    return root.querySelectorAll('[data-testid^="reward-"]').length;
  };
  expect(buttons(free)).toBeGreaterThan(0);
  expect(buttons(caller)).toBe(0);
  expect(buttons(undefined)).toBe(0);
});
