import type { Choice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { emptyBranch, emptyDraft, wholeAnswer } from './draft.ts';

const one: Choice = { kind: 'one', what: 'street', of: [4, 7] };

test('nothing is chosen for the player, except where there is nothing to choose', () => {
  expect(emptyDraft(one)).toBeUndefined();
  expect(emptyDraft({ kind: 'one', what: 'street', of: [4] })).toBe(4);
  expect(emptyDraft({ kind: 'lay', what: 'token', over: [1, 2], pieces: [1] })).toEqual([-1, -1]);
  expect(emptyDraft({ kind: 'split', what: 'card', pile: [5, 5], among: [0, 1] })).toEqual([-1, -1]);
});

test('a draft is an answer when nothing is missing', () => {
  expect(wholeAnswer(one, undefined)).toBeUndefined();
  expect(wholeAnswer(one, 7)).toBe(7);
  const split: Choice = { kind: 'split', what: 'card', pile: [5, 5], among: [0, 1] };
  expect(wholeAnswer(split, [0, -1])).toBeUndefined();
  expect(wholeAnswer(split, [0, 1])).toEqual([0, 1]);
});

test('a branch begins with the empty draft of its parts', () => {
  const menu = {
    kind: 'either',
    what: 'token',
    branches: [
      { kind: 'all', what: 'lay', parts: [{ kind: 'one', what: 'street', of: [1, 2] }] },
      { kind: 'one', what: 'ready', of: [0] },
    ],
  } as const;
  expect(emptyBranch(menu, 0)).toEqual({ branch: 0, answer: [undefined] });
  expect(wholeAnswer(menu, emptyBranch(menu, 1))).toEqual({ branch: 1, answer: 0 });
});
