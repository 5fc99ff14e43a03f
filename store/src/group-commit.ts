/** The result of one piece of work: a value, or the error that its caller gets. */
export type CommitResult<R> = { readonly value: R } | { readonly error: unknown };

interface PendingWork<W, R> {
  readonly work: W;
  readonly resolve: (value: R) => void;
  readonly reject: (error: unknown) => void;
}

/** While one group is flushed, the callers of the other go on, so neither side waits for the other. */
const MAX_COMMITS_UNDERWAY = 2;
/** A group as small as this is not split into two commits. */
const SMALL_GROUP = 16;

/**
 * Group commit: work that arrives while groups are being committed goes together into the next one, so that under
 * load one flush to the disk serves hundreds. `take` says how many of the waiting pieces, from the oldest on, may
 * share a group; at least one.
 */
export const createGroupCommit = <W, R>(
  take: (waiting: readonly W[]) => number,
  commit: (group: readonly W[]) => Promise<readonly CommitResult<R>[]>,
): ((work: W) => Promise<R>) => {
  let waiting: PendingWork<W, R>[] = [];
  let underway = 0;
  let scheduled = false;

  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    // Work that the sockets bring in the same tick joins the group.
    setImmediate(() => {
      scheduled = false;
      for (let free = MAX_COMMITS_UNDERWAY - underway; free > 0 && waiting.length > 0; free--)
        void commitGroup(nextGroup());
    });
  };
  const nextGroup = (): readonly PendingWork<W, R>[] => {
    const all = underway > 0 || waiting.length <= SMALL_GROUP;
    const share = all ? waiting : waiting.slice(0, Math.ceil(waiting.length / MAX_COMMITS_UNDERWAY));
    const group = waiting.slice(0, take(share.map(({ work }) => work)));
    waiting = waiting.slice(group.length);
    return group;
  };
  const commitGroup = async (group: readonly PendingWork<W, R>[]): Promise<void> => {
    underway++;
    await settle(group, commit);
    underway--;
    schedule();
  };

  return work =>
    new Promise((resolve, reject) => {
      waiting.push({ work, resolve, reject });
      schedule();
    });
};

const settle = async <W, R>(
  group: readonly PendingWork<W, R>[],
  commit: (group: readonly W[]) => Promise<readonly CommitResult<R>[]>,
): Promise<void> => {
  let settled: readonly CommitResult<R>[];
  try {
    settled = await commit(group.map(({ work }) => work));
  } catch (error) {
    settled = group.map(() => ({ error }));
  }
  group.forEach(({ resolve, reject }, i) => {
    const one = settled[i]!;
    if ('value' in one) resolve(one.value);
    else reject(one.error);
  });
};
