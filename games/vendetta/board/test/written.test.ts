import { expect, test } from 'vitest';
import type { Keep } from '@tavola/web/board-kit/contract.ts';
import { parseChanges, noChange } from '../agreement/changes.ts';
import { keepDraft, readDraft } from '../written.ts';

const createKeep = (): Keep => {
  const kept = new Map<string, string>();
  return { lasts: true, get: name => kept.get(name) ?? '', set: (name, text) => void kept.set(name, text) };
};

test('a draft comes back for its own question only, with its missing parts', () => {
  const keep = createKeep();
  const house = [1, 'Bardolini', undefined, 'fra', 321, 'a long story', '', ''];
  keepDraft(keep, 7, house);
  expect(readDraft(keep, 7)).toEqual(house);
  expect(readDraft(keep, 8)).toBeUndefined();
  keepDraft(keep, 8, [[0, 3, 'Lapo', undefined]] as never);
  expect(readDraft(keep, 8)).toEqual([[0, 3, 'Lapo', undefined]]);
  expect(readDraft(keep, 7)).toBeUndefined();
  keepDraft(keep, 8, undefined);
  expect(readDraft(keep, 8)).toBeUndefined();
});

test('without storage no draft survives', () => {
  keepDraft(undefined, 7, 'Lapo');
  expect(readDraft(undefined, 7)).toBeUndefined();
});

test('an unfinished agreement comes back, and other stored values are ignored', () => {
  const change = { ...noChange, kind: 'note' as const, note: 2, text: 'burnt down' };
  expect(parseChanges(JSON.stringify([change, noChange]))).toEqual([change, noChange]);
  expect(parseChanges('')).toEqual([noChange]);
  expect(parseChanges(JSON.stringify([{ ...change, kind: 'bribe' }, 3]))).toEqual([noChange]);
});
