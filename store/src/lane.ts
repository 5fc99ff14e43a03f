/** What came of one piece of work: a value, or the trouble that its caller gets. */
export type Settled<R> = { readonly value: R } | { readonly trouble: unknown };

export interface Lane<W, R> {
  readonly push: (work: W) => Promise<R>;
  /** Resolves when nothing is under way. */
  readonly drained: () => Promise<void>;
}

interface Waiting<W, R> {
  readonly work: W;
  readonly resolve: (value: R) => void;
  readonly reject: (trouble: unknown) => void;
}

/**
 * Group commit: what arrives while a group is being committed goes together into the next one, so that under
 * load one flush to the disk serves hundreds. `take` tells how many of those that wait, the oldest first, may go
 * together: at least one.
 */
export const newLane = <W, R>(
  take: (waiting: readonly W[]) => number,
  commit: (group: readonly W[]) => Promise<readonly Settled<R>[]>,
): Lane<W, R> => {
  let waiting: Waiting<W, R>[] = [];
  let running: Promise<void> | undefined;

  const run = async (): Promise<void> => {
    // What the sockets have brought in the same moment comes along.
    await new Promise(resolve => setImmediate(resolve));
    while (waiting.length > 0) {
      const group = waiting.slice(0, take(waiting.map(({ work }) => work)));
      waiting = waiting.slice(group.length);
      await settle(group, commit);
    }
    running = undefined;
  };

  return {
    push: work =>
      new Promise((resolve, reject) => {
        waiting.push({ work, resolve, reject });
        running ??= run();
      }),
    drained: async () => {
      await running;
    },
  };
};

const settle = async <W, R>(
  group: readonly Waiting<W, R>[],
  commit: (group: readonly W[]) => Promise<readonly Settled<R>[]>,
): Promise<void> => {
  let settled: readonly Settled<R>[];
  try {
    settled = await commit(group.map(({ work }) => work));
  } catch (trouble) {
    settled = group.map(() => ({ trouble }));
  }
  group.forEach(({ resolve, reject }, i) => {
    const one = settled[i]!;
    if ('value' in one) resolve(one.value);
    else reject(one.trouble);
  });
};
