import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

const fill = (...items: readonly string[]): FairQueue<string> => {
  const queue = new FairQueue<string>();
  for (const item of items) queue.add({ address: item[0]!, table: item[1]! }, item);
  return queue;
};
const takeAll = (queue: FairQueue<string>): string[] =>
  Array.from({ length: queue.size }, () => queue.take()!);

test('addresses take turns, and the tables of an address among themselves', () => {
  expect(takeAll(fill('Ax1', 'Ax2', 'Ax3', 'Ay1', 'Bz1', 'Bz2'))).toEqual([
    'Ax1',
    'Bz1',
    'Ay1',
    'Bz2',
    'Ax2',
    'Ax3',
  ]);
});

test('whoever had a turn waits for all others, also when nothing of it was left', () => {
  const queue = fill('Ax1', 'Bx1', 'Cx1');
  expect(queue.take()).toBe('Ax1');
  queue.add({ address: 'A', table: 'x' }, 'Ax2');
  queue.add({ address: 'D', table: 'x' }, 'Dx1');
  expect(takeAll(queue)).toEqual(['Bx1', 'Cx1', 'Dx1', 'Ax2']);
  expect(queue.take()).toBeUndefined();
});

test('what was taken out has no turn', () => {
  const queue = fill('Ax1', 'Ax2', 'By1');
  expect([queue.size, queue.sizeOf('A'), queue.othersThan('A'), queue.othersThan('C')]).toEqual([3, 2, 1, 2]);
  expect(queue.remove({ address: 'A', table: 'x' }, 'Ax1')).toBe(true);
  expect(queue.remove({ address: 'A', table: 'x' }, 'Ax1')).toBe(false);
  expect(queue.remove({ address: 'B', table: 'y' }, 'By1')).toBe(true);
  expect(takeAll(queue)).toEqual(['Ax2']);
});
