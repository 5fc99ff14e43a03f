/** Milliseconds since 1970, by the clock as it was when the page opened: it never jumps, so it measures durations too. */
export const steadyNow = (): number => Math.round(performance.timeOrigin + performance.now());
