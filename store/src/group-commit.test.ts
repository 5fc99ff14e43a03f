import { describe, expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

const tick = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** A group commit whose groups wait until the test completes them. */
const createHeld = () => {
  const groups: { readonly group: readonly number[]; readonly done: (error?: Error) => void }[] = [];
  const commitInGroup = createGroupCommit<number, string>(
    waiting => Math.min(100, waiting.length),
    group =>
      new Promise((resolve, reject) => {
        const done = (error?: Error): void =>
          error ? reject(error) : resolve(group.map(n => (n < 0 ? { error: n } : { value: `${n}` })));
        groups.push({ group, done });
      }),
  );
  return { commitInGroup, groups, sizes: () => groups.map(({ group }) => group.length) };
};
const pushMany = (commitInGroup: (n: number) => Promise<string>, n: number) =>
  Promise.allSettled(Array.from({ length: n }, (_, i) => commitInGroup(i)));

describe('group commit', () => {
  test('work of one tick is committed together, and each caller gets its own result', async () => {
    const { commitInGroup, groups } = createHeld();
    const all = Promise.allSettled([commitInGroup(1), commitInGroup(-2), commitInGroup(3)]);
    await tick();
    expect(groups.map(({ group }) => group)).toEqual([[1, -2, 3]]);
    groups[0]!.done();
    expect(await all).toEqual([
      { status: 'fulfilled', value: '1' },
      { status: 'rejected', reason: -2 },
      { status: 'fulfilled', value: '3' },
    ]);
  });
  test('a large group is split, so that one half is answered while the other is committed', async () => {
    const { commitInGroup, groups, sizes } = createHeld();
    void pushMany(commitInGroup, 60);
    await tick();
    expect(sizes()).toEqual([30, 30]);
    void pushMany(commitInGroup, 40);
    await tick();
    // Two commits are underway, so the others wait and then go together.
    expect(sizes()).toEqual([30, 30]);
    groups[0]!.done();
    await tick();
    await tick();
    expect(sizes()).toEqual([30, 30, 40]);
  });
  test('a group is no larger than `take` allows', async () => {
    const { commitInGroup, sizes } = createHeld();
    void pushMany(commitInGroup, 500);
    await tick();
    expect(sizes()).toEqual([100, 100]);
  });
  test('a failed commit fails its whole group, and the next group goes on', async () => {
    const { commitInGroup, groups } = createHeld();
    const both = pushMany(commitInGroup, 2);
    await tick();
    groups[0]!.done(new Error('disk full'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = commitInGroup(7);
    await tick();
    await tick();
    groups[1]!.done();
    expect(await next).toBe('7');
  });
});
