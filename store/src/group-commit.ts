/** What came of one piece of work: a value, or the trouble that its caller gets. */
export type Settled<R> = { readonly value: R } | { readonly trouble: unknown };

interface Waiting<W, R> {
  readonly work: W;
  readonly resolve: (value: R) => void;
  readonly reject: (trouble: unknown) => void;
}

/** One that is being committed, and one whose callers go on meanwhile: then neither side waits for the other. */
const DEPTH = 2;
/** So few are not worth two commits. */
const SMALL = 16;

/**
 * Group commit: what arrives while groups are being committed goes together into the next one, so that under
 * load one flush to the disk serves hundreds. `take` tells how many of those that wait, the oldest first, may go
 * together: at least one.
 */
export const newLane = <W, R>(
  take: (waiting: readonly W[]) => number,
  commit: (group: readonly W[]) => Promise<readonly Settled<R>[]>,
): ((work: W) => Promise<R>) => {
  let waiting: Waiting<W, R>[] = [];
  let underway = 0;
  let scheduled = false;

  const schedule = (): void => {
    if (scheduled) return;
    scheduled = true;
    // What the sockets have brought in the same moment comes along.
    setImmediate(() => {
      scheduled = false;
      for (let free = DEPTH - underway; free > 0 && waiting.length > 0; free--) void send(nextGroup());
    });
  };
  const nextGroup = (): readonly Waiting<W, R>[] => {
    const all = underway > 0 || waiting.length <= SMALL;
    const share = all ? waiting : waiting.slice(0, Math.ceil(waiting.length / DEPTH));
    const group = waiting.slice(0, take(share.map(({ work }) => work)));
    waiting = waiting.slice(group.length);
    return group;
  };
  const send = async (group: readonly Waiting<W, R>[]): Promise<void> => {
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
