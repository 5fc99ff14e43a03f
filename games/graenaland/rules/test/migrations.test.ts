import { seedDice } from '@tavola/kernel';
import { expect, test } from 'vitest';
import { graenaland } from '../index.ts';

test('[G-D04] a match saved before agreements were kept in mind goes on without any', () => {
  const begun = graenaland.begin(3, {}, seedDice(1));
  if (!begun.ok) throw new Error(begun.error.code);
  const text = JSON.stringify({ ...graenaland.save(begun.value.state), rules: 1 });
  const before: unknown = JSON.parse(text, (key, value: unknown) =>
    key === 'agreed' || key === 'refused' ? undefined : value,
  );
  const loaded = graenaland.load(before);
  expect(loaded.ok && loaded.value).toEqual(begun.value.state);
  expect(graenaland.load({ format: 1, game: 'graenaland', rules: 1, state: { table: 3 } }).ok).toBe(false);
});
