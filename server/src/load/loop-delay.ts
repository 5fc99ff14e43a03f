import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Metrics } from '../ops/metrics.ts';

const WINDOW_MS = 60_000;
const RESOLUTION_MS = 20;
const NANOSECONDS = 1e9;
/** Delays are reported in these steps, so that a single command does not show. */
const STEPS = [0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** Rounds a delay up to the next step. */
export const roundDelay = (seconds: number): number => STEPS.find(step => seconds <= step) ?? STEPS.at(-1)!;

/**
 * Reports every minute how late the main thread was. The minutes are the server's own: with windows between two
 * readings, whoever reads often could time single commands.
 */
export const reportLoopDelay = ({ loopDelay }: Metrics): (() => void) => {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const timer = setInterval(() => {
    for (const quantile of ['0.5', '0.99'] as const) {
      const late = delay.percentile(Number(quantile) * 100) / NANOSECONDS - RESOLUTION_MS / 1000;
      loopDelay.set({ quantile }, roundDelay(late));
    }
    delay.reset();
  }, WINDOW_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    delay.disable();
  };
};
