import { randomBytes } from 'node:crypto';

/** Time and chance: the server gets both from here and from nowhere else, so that tests can give their own. */
export interface ServerEnvironment {
  /** Milliseconds since 1970. */
  now(): number;
  bytes(count: number): Buffer;
  /** Acts once after so many milliseconds, unless the returned function was called before. */
  after(milliseconds: number, act: () => void): () => void;
}

/** Longer than this a timer of Node fires at once. */
const LONGEST = 2 ** 31 - 1;

export const systemEnvironment: ServerEnvironment = {
  now: () => Date.now(),
  bytes: count => randomBytes(count),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, Math.min(LONGEST, Math.max(0, milliseconds)));
    // A clock of a match must not keep a process alive that has stopped.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
