import { seedDice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { vendetta } from '../index.ts';

/** A match that begins in these rules, as it was saved before its first answer. */
const saved = (
  rules: number,
): { readonly rules: number; readonly state: { table: Record<string, unknown> } } => {
  const begun = vendetta.begin(3, {}, seedDice(1), { rules });
  if (!begun.ok) throw new Error(begun.error.code);
  return JSON.parse(JSON.stringify(vendetta.save(begun.value.state))) as never;
};

test('a match saved in rules 1 goes on in them, with nothing of what is new', () => {
  const old = saved(1);
  for (const added of ['rules', 'debt', 'closing', 'names', 'unbooked', 'frame', 'strikes'])
    delete old.state.table[added];
  const loaded = vendetta.load({ ...old, rules: 1 });
  if (!loaded.ok) throw new Error(loaded.error.code);
  const fresh = vendetta.begin(3, {}, seedDice(1), { rules: 1 });
  expect(fresh.ok && loaded.value).toEqual(fresh.ok && fresh.value.state);
  expect(loaded.value.table.rules).toBe(1);
});

test('what is no save of rules 1 is refused', () => {
  for (const state of [null, 7, {}, { table: null }])
    expect(vendetta.load({ ...saved(2), rules: 1, state })).toMatchObject({ error: { code: 'bad-save' } });
});
