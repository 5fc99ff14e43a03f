import { graenaland } from '../../rules/index.ts';
import { seedDice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { canBeConditional, composePromise, roundsFor, type PromiseDraft } from './promises.ts';

/** In round 3 seat 0 holds the ship and has called for a joint work. */
const table = () => {
  const begun = graenaland.begin(3, { first: 0 }, seedDice(5));
  if (!begun.ok) throw new Error(begun.error.code);
  const state = graenaland.clone(begun.value.state);
  Object.assign(state.table, { round: 3, ship: 0, builder: 0, joint: 64, called: true });
  return graenaland.view(state, 1).table;
};
const draft: PromiseDraft = {
  kind: 'work',
  to: 0,
  round: 3,
  isConditional: false,
  cards: 2,
  territory: 1,
  text: ' ',
};

test('the form offers only rounds in which a promise can come true', () => {
  const rounds = { min: 3, max: 9 };
  expect(roundsFor(table(), 1, draft, rounds)).toEqual([3, 6, 9]);
  expect(roundsFor(table(), 1, { ...draft, kind: 'vote' }, rounds)).toEqual([4, 5, 7, 8]);
  expect(roundsFor(table(), 1, { ...draft, kind: 'away' }, rounds)).toEqual([4, 5, 6, 7, 8, 9]);
  expect(canBeConditional(table(), 1, draft)).toBe(true);
});

test('a complete promise becomes an answer', () => {
  expect(composePromise(draft)).toEqual({ branch: 3, answer: [0, 3, 0, 2] });
  expect(composePromise({ ...draft, kind: 'vote', isConditional: true })).toEqual({
    branch: 0,
    answer: [0, 3, 1],
  });
  expect(composePromise({ ...draft, kind: 'away' })).toEqual({ branch: 2, answer: [0, 3, 0, 1] });
  expect(composePromise({ ...draft, kind: 'words' })).toBeUndefined();
});
