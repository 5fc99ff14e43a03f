import type { Choice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { emptyBranch, emptyDraft } from '../../board-kit/draft.ts';
import { isOffered, addNumber, parseDraft } from './draft.ts';

const one: Choice = { kind: 'one', what: 'street', of: [4, 7] };

test('nothing is chosen for the player, except where there is nothing to choose', () => {
  expect(emptyDraft(one)).toBeUndefined();
  expect(emptyDraft({ kind: 'one', what: 'street', of: [4] })).toBe(4);
  expect(emptyDraft({ kind: 'lay', what: 'token', over: [1, 2], pieces: [1] })).toEqual([-1, -1]);
  expect(emptyDraft({ kind: 'split', what: 'card', pile: [5, 5], among: [0, 1] })).toEqual([-1, -1]);
});

test('a draft is an answer when nothing is missing', () => {
  expect(parseDraft(one, undefined)).toBeUndefined();
  expect(parseDraft(one, 7)).toBe(7);
  const split: Choice = { kind: 'split', what: 'card', pile: [5, 5], among: [0, 1] };
  expect(parseDraft(split, [0, -1])).toBeUndefined();
  expect(parseDraft(split, [0, 1])).toEqual([0, 1]);
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
  expect(parseDraft(menu, emptyBranch(menu, 1))).toEqual({ branch: 1, answer: 0 });
});

test('a number is named in what is composed already, whatever kind of choice it is', () => {
  expect(addNumber(one, undefined, 9)).toBe(9);
  const some: Choice = { kind: 'some', what: 'card', of: [1, 2, 3], min: 0, max: 2 };
  expect(addNumber(some, [1, 2], 3)).toEqual([1, 2, 3]);
  const spread: Choice = { kind: 'spread', what: 'street', over: [4, 6], min: 0, max: 2 };
  expect(addNumber(spread, [1, 1], 6)).toEqual([1, 2]);
  expect(addNumber(spread, [1, 1], 5)).toBeUndefined();
  const lay: Choice = { kind: 'lay', what: 'token', over: [4, 6], pieces: [1, 1] };
  expect(addNumber(lay, [0, -1], 6)).toEqual([0, 1]);
  const all: Choice = {
    kind: 'all',
    what: 'order',
    parts: [one, { kind: 'amount', what: 'n', min: 0, max: 1 }],
  };
  expect(addNumber(all, [undefined, 1], 9)).toEqual([9, 1]);
  const either: Choice = { kind: 'either', what: 'turn', branches: [all, one] };
  expect(addNumber(either, { branch: 1, answer: undefined }, 9)).toEqual({ branch: 1, answer: 9 });
  expect(addNumber(either, undefined, 9)).toBeUndefined();
  expect([4, 5].map(n => isOffered(either, n))).toEqual([true, false]);
  expect([4, 5].map(n => isOffered(spread, n))).toEqual([true, false]);
});
