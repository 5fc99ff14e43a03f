const FIRST = 400;
const MOST = 20_000;

/**
 * Milliseconds until the next try: twice as long each time, up to a limit, and nobody at the same moment as the
 * others, so that a server that has just started is not run over.
 */
export const computeBackoff = (tries: number, random: number): number =>
  Math.min(MOST, FIRST * 2 ** Math.min(tries, 10)) * (0.5 + random / 2);
