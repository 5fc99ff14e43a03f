import { describe, expect, test } from 'vitest';
import { createGroupCommit } from './group-commit.ts';

const tick = (): Promise<void> => new Promise(resolve => setImmediate(resolve));

/** A lane whose groups are held until they are let go. */
const held = () => {
  const groups: { readonly group: readonly number[]; readonly done: (error?: Error) => void }[] = [];
  const lane = createGroupCommit<number, string>(
    waiting => Math.min(100, waiting.length),
    group =>
      new Promise((resolve, reject) => {
        const done = (error?: Error): void =>
          error ? reject(error) : resolve(group.map(n => (n < 0 ? { trouble: n } : { value: `${n}` })));
        groups.push({ group, done });
      }),
  );
  return { lane, groups, sizes: () => groups.map(({ group }) => group.length) };
};
const pushMany = (lane: (n: number) => Promise<string>, n: number) =>
  Promise.allSettled(Array.from({ length: n }, (_, i) => lane(i)));

describe('group commit', () => {
  test('what comes in one moment goes together, and each hears of its own', async () => {
    const { lane, groups } = held();
    const all = Promise.allSettled([lane(1), lane(-2), lane(3)]);
    await tick();
    expect(groups.map(({ group }) => group)).toEqual([[1, -2, 3]]);
    groups[0]!.done();
    expect(await all).toEqual([
      { status: 'fulfilled', value: '1' },
      { status: 'rejected', reason: -2 },
      { status: 'fulfilled', value: '3' },
    ]);
  });
  test('many are divided, so that one half can be answered while the other is committed', async () => {
    const { lane, groups, sizes } = held();
    void pushMany(lane, 60);
    await tick();
    expect(sizes()).toEqual([30, 30]);
    void pushMany(lane, 40);
    await tick();
    // Two are under way: the others wait, and then go together.
    expect(sizes()).toEqual([30, 30]);
    groups[0]!.done();
    await tick();
    await tick();
    expect(sizes()).toEqual([30, 30, 40]);
  });
  test('a group is no larger than it may be', async () => {
    const { lane, sizes } = held();
    void pushMany(lane, 500);
    await tick();
    expect(sizes()).toEqual([100, 100]);
  });
  test('if a commit fails all of its group hear it, and the next goes on', async () => {
    const { lane, groups } = held();
    const both = pushMany(lane, 2);
    await tick();
    groups[0]!.done(new Error('disk full'));
    expect((await both).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    const next = lane(7);
    await tick();
    await tick();
    groups[1]!.done();
    expect(await next).toBe('7');
  });
});
