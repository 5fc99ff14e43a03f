import { expect, test } from 'vitest';
import { seedDice } from '../src/index.ts';
import { fair } from './fair.ts';

test('[K41] a halted match says so, takes no answer and still takes asides', () => {
  const dice = seedDice(1);
  const begun = fair.begin(2, {}, dice);
  if (!begun.ok) throw new Error(begun.error.code);
  expect(fair.whyHalted(begun.value.state)).toBeUndefined();
  const halting = fair.interject(begun.value.state, 0, 'note', 'halt', dice);
  if (!halting.ok) throw new Error(halting.error.code);
  const { state } = halting.value;
  expect(fair.whyHalted(state)).toEqual({ code: 'halted', rule: 'T-5' });
  expect(fair.submit(state, 0, state.asked!.id, 0, dice)).toMatchObject({
    ok: false,
    error: { code: 'halted' },
  });
  expect(fair.interject(state, 1, 'note', 'why', dice).ok).toBe(true);
});
