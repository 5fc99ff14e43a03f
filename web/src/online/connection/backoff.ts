const FIRST = 400;
const MOST = 20_000;

/**
 * Milliseconds until the next try: twice as long each time up to a limit, with jitter, so that clients do not all return
 * at once to a server that has just started.
 */
export const computeBackoff = (tries: number, random: number): number =>
  Math.min(MOST, FIRST * 2 ** Math.min(tries, 10)) * (0.5 + random / 2);
