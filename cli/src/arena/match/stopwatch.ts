/**
 * Milliseconds since now during which a core was ours: what other programs took does not count, so that a contest by
 * time comes out the same on a busy machine. Where the clock says less than the processors, the collector of garbage
 * worked beside us, and the clock is right.
 */
export const stopwatch = (): (() => number) => {
  const start = performance.now();
  const idle = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(idle);
    return Math.min(performance.now() - start, (user + system) / 1000);
  };
};
