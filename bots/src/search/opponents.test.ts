import { seedDice, type State } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { fair, type Fair } from '@tavola/kernel/test/fair.ts';
import { createGenericStrategy } from '../levels/generic-strategy.ts';
import { BudgetMeter } from './budget.ts';
import { Opponents } from './opponents.ts';

test('the longer a search, the more answers of others it is tried against', () => {
  const begun = fair.begin(3, {}, seedDice(3));
  if (!begun.ok) throw new Error(begun.error.code);
  const { state } = begun.value;
  // The question asks all seats at once.
  const first: State<Fair> = { ...state, asked: { ...state.asked!, who: [0, 1, 2] } };
  let prepared = 0;
  const any = createGenericStrategy(fair);
  const strategy = {
    ...any,
    isOpen: () => true,
    steady: () => ({ answer: prepared++, reason: { code: 'chance' } }),
  };
  const clock = new BudgetMeter({ iterations: 10_000 });
  const others = new Opponents({
    game: fair,
    strategy,
    worlds: () => first,
    dice: seedDice(1),
    clock,
    view: fair.view(state, 0),
    first,
    seat: 0,
  });
  const ask = (): void => {
    for (let i = 0; i < 400; i++) expect([...others.drawAnswers(first).keys()]).toEqual([1, 2]);
  };
  ask();
  const few = prepared;
  expect(few).toBeLessThan(40);
  clock.spent = 4000;
  ask();
  expect(prepared).toBeGreaterThan(4 * few);
  expect(others.deciders(4).map(({ seat, arms }) => [seat, arms.length])).toEqual([
    [1, 4],
    [2, 4],
  ]);
});
