import { seedDice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { graenaland } from '../index.ts';

const begin = (rules: number) => {
  const begun = graenaland.begin(3, {}, seedDice(1), { rules });
  if (!begun.ok) throw new Error(begun.error.code);
  return begun.value.state;
};

/** The same match as it was saved by a version of the rules that did not know these fields of the table. */
const saveWithout = (rules: number, unknown: readonly string[]): unknown => {
  const text = JSON.stringify({ ...graenaland.save(begin(2)), rules });
  return JSON.parse(text, (key, value: unknown) => (unknown.includes(key) ? undefined : value));
};
const SINCE_3 = ['rules', 'talk', 'invited'];

test('[G-D04] a match saved before agreements were kept in mind goes on without any', () => {
  const before = { ...(saveWithout(1, ['agreed', 'refused', 'talk', 'invited']) as object), rules: 1 };
  const loaded = graenaland.load(before);
  expect(loaded.ok && loaded.value).toEqual(begin(2));
  expect(graenaland.load({ format: 1, game: 'graenaland', rules: 1, state: { table: 3 } }).ok).toBe(false);
});

test('[G-D03] a match saved in rules 2 goes on with its prices and with the talk of those rules', () => {
  const loaded = graenaland.load({ ...(saveWithout(2, SINCE_3) as object), rules: 2 });
  expect(loaded.ok && loaded.value).toEqual(begin(2));
  expect(loaded.ok && loaded.value.table).toMatchObject({ rules: 2, talk: 'silent' });
  expect(begin(2).table.stock.prices).not.toEqual(begin(3).table.stock.prices);
  expect(graenaland.load({ format: 1, game: 'graenaland', rules: 2, state: 3 }).ok).toBe(false);
});
