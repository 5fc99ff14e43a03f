import { randomBytes } from 'node:crypto';
import { createSteadyClock } from './steady-clock.ts';

/** Time and chance. The server has no other source of either, so tests can replace both. */
export interface ServerEnvironment {
  /** Milliseconds since 1970. Durations are measured with it too, so it never jumps: see `createSteadyClock`. */
  now(): number;
  bytes(count: number): Buffer;
  /** Calls `act` once after the time, unless the returned function is called before. */
  after(milliseconds: number, act: () => void): () => void;
}

/** A longer timer of Node fires at once. */
const LONGEST = 2 ** 31 - 1;

const readClock = createSteadyClock({ wall: () => Date.now(), monotonic: () => performance.now() });

export const systemEnvironment: ServerEnvironment = {
  now: readClock,
  bytes: count => randomBytes(count),
  after: (milliseconds, act) => {
    const timer = setTimeout(act, Math.min(LONGEST, Math.max(0, milliseconds)));
    // The clock of a match must not keep a stopped process alive.
    timer.unref();
    return () => clearTimeout(timer);
  },
};
