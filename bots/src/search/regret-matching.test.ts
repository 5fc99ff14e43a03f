import { seedDice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { pickLearner } from './simultaneous.ts';
import { addArm, learn, createLearner, drawFromAverage, computeMixture } from './regret-matching.ts';
import { createDecider, widen } from './search.ts';

const evenly = (arms: number): number[] => Array.from({ length: arms }, () => 1);

test('any of many equally good arms may be drawn, however small its share', () => {
  const learner = createLearner(evenly(20));
  for (let round = 0; round < 50; round++) learn(learner, evenly(20));
  const dice = seedDice(1);
  const seen = new Set(Array.from({ length: 200 }, () => drawFromAverage(learner, dice)));
  expect(seen.size).toBeGreaterThan(15);
});

test('the mixture is learnt if the best answer depends on the others', () => {
  // In matching pennies where one side wins twice as much with the first arm, that arm is best played a third of the time.
  const [a, b] = [createLearner([3, 1]), createLearner([1, 1])];
  for (let round = 0; round < 4000; round++) {
    const [p = 0, q = 0] = [computeMixture(a)[0], computeMixture(b)[0]];
    learn(a, [2 * q, 1 - q]);
    learn(b, [-2 * p, p - 1]);
  }
  const share = ({ played }: typeof a): number => played[0]! / (played[0]! + played[1]!);
  expect(share(a)).toBeCloseTo(1 / 3, 1);
  expect(share(b)).toBeCloseTo(1 / 3, 1);
});

test('an arm that joins later is played once it is better', () => {
  const learner = createLearner([1, 1]);
  for (let round = 0; round < 20; round++) learn(learner, [0.5, 0.4]);
  addArm(learner);
  expect(computeMixture(learner)[2]).toBe(0);
  for (let round = 0; round < 20; round++) learn(learner, [0.5, 0.4, 0.9]);
  expect(computeMixture(learner)[2]).toBeGreaterThan(0.9);
});

const thoughts = (n: number): { answer: number; reason: { code: string } }[] =>
  Array.from({ length: n }, (_, answer) => ({ answer, reason: { code: 'chance' } }));

test('one more answer joins the arms as long as some are waiting', () => {
  const decider = createDecider(0, thoughts(4), 2);
  for (let i = 0; i < 5; i++) widen(decider);
  expect(decider.arms.map(({ answer }) => answer)).toEqual([0, 1, 2, 3]);
  expect(computeMixture(decider.learner)).toHaveLength(4);
});

test.each([0, 1, 3])(
  'with %i others, the own seat learns in three turns of four and the others take turns in the rest',
  n => {
    const [own, ...others] = Array.from({ length: 1 + n }, (_, seat) => createDecider(seat, thoughts(2), 2));
    const turns = Array.from({ length: 12 }, (_, turn) => pickLearner(turn, own!, others).seat);
    expect(turns.filter(seat => seat === 0)).toHaveLength(n === 0 ? 12 : 9);
    for (const { seat } of others) expect(turns.filter(of => of === seat)).toHaveLength(3 / n);
  },
);
