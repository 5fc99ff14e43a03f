import type { Answer, Choice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { describeAnswer } from './describe-answer.ts';

const words = {
  named: (what: string, n: number) => `${what} ${n}`,
  noun: (what: string) => `the ${what}`,
  placeOf: () => 'street',
  player: (seat: number) => ['Anna', 'Bruno'][seat]!,
};

const amount = { kind: 'amount', what: 'florin', min: 0, max: 9 } as const;
const one = { kind: 'one', what: 'card', of: [3, 4] } as const;

const CASES: readonly (readonly [string, Choice, Answer, string])[] = [
  ['an amount', amount, 2, 'florin 2'],
  ['one of some', one, 4, 'card 4'],
  [
    'several of some',
    { kind: 'some', what: 'card', of: [3, 4, 5], min: 0, max: 3 },
    [3, 5],
    'card 3, card 5',
  ],
  ['nothing', { kind: 'some', what: 'card', of: [], min: 0, max: 0 }, [], ''],
  ['a text', { kind: 'text', what: 'name', min: 1, max: 9 }, 'Prova', 'Prova'],
  [
    'a spread',
    { kind: 'spread', what: 'stall', over: [5, 6, 7], min: 0, max: 3 },
    [0, 2, 1],
    'stall 6: 2, stall 7: 1',
  ],
  ['pieces laid', { kind: 'lay', what: 'token', over: [5, 6], pieces: [1, 1] }, [-1, 1], 'street 6: token 1'],
  [
    'a split',
    { kind: 'split', what: 'card', pile: [8, 9], among: [0, 1] },
    [1, 0],
    'card 8: Bruno, card 9: Anna',
  ],
  [
    'rows in their order',
    { kind: 'list', what: 'wish', parts: [one, amount], min: 0, max: 3 },
    [
      [4, 1],
      [3, 0],
    ],
    'card 4, florin 1; card 3, florin 0',
  ],
  ['several parts', { kind: 'all', what: 'offer', parts: [one, amount] }, [3, 5], 'card 3, florin 5'],
  [
    'a branch',
    { kind: 'either', what: 'vote', branches: [one, amount] },
    { branch: 1, answer: 5 },
    'the florin: florin 5',
  ],
  [
    'a branch with nothing to say',
    { kind: 'either', what: 'vote', branches: [{ kind: 'all', what: 'no', parts: [] }] },
    { branch: 0, answer: [] },
    'the no',
  ],
];

test.each(CASES)('%s in words', (_, choice, answer, expected) => {
  expect(describeAnswer(choice, answer, words)).toBe(expected);
});
