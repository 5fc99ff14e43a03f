/** The two clocks of a machine, in milliseconds. */
export interface ClockSources {
  /** Milliseconds since 1970. It jumps when somebody sets the machine's clock. */
  wall(): number;
  /** Never jumps, but begins anywhere. */
  monotonic(): number;
}

/** The share by which the clock runs faster or slower than real time while it makes up for a jump. */
const CORRECTION = 0.1;

/**
 * Makes a clock that shows milliseconds since 1970 and can still measure durations. It begins at the wall clock and
 * follows it, but never jumps with it: after a jump it runs up to a tenth faster or slower until it has caught up.
 * So a duration is at most a tenth too long or too short, whatever happens to the wall clock, and time never goes back.
 */
export const createSteadyClock = ({ wall, monotonic }: ClockSources): (() => number) => {
  let shown = wall();
  let measured = monotonic();
  return () => {
    const passed = Math.max(0, monotonic() - measured);
    measured += passed;
    const expected = shown + passed;
    const correction = Math.min(CORRECTION * passed, Math.max(-CORRECTION * passed, wall() - expected));
    shown = expected + correction;
    return Math.round(shown);
  };
};
