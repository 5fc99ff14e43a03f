import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * The server's metrics for Prometheus, in a registry of their own, so that a process can hold several servers.
 *
 * No metric moves with a deed that others at a table must not notice, such as a changed answer, a refused attempt or
 * the true time of a bot's decision. They count what everybody at a table sees, or what the server does by its own
 * clock. A new metric has to keep this: metrics.slow.test.ts compares two servers that differ in hidden deeds.
 */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    tables: new Gauge({ name: 'tavola_tables', help: 'Tables in memory', registers }),
    matches: new Gauge({
      name: 'tavola_matches',
      help: 'Matches in memory, by whether they are over',
      labelNames: ['state'] as const,
      registers,
    }),
    sockets: new Gauge({ name: 'tavola_sockets', help: 'Open sockets', registers }),
    dropped: new Counter({
      name: 'tavola_sockets_closed_total',
      help: 'Sockets closed by the server',
      labelNames: ['reason'] as const,
      registers,
    }),
    /** Counts only entries that everybody at the table hears of. */
    entries: new Counter({
      name: 'tavola_entries_total',
      help: 'Stored entries of matches that everybody at the table sees',
      labelNames: ['kind'] as const,
      registers,
    }),
    probeSeconds: new Histogram({
      name: 'tavola_store_probe_seconds',
      help: 'How long the store takes for a durable write of the server itself, tried at each sweep',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
    probeFailures: new Counter({
      name: 'tavola_store_probe_failures_total',
      help: 'Such writes that have failed',
      registers,
    }),
    storedBytes: new Gauge({
      name: 'tavola_store_bytes',
      help: 'Bytes that the store holds, rounded up to ten million',
      registers,
    }),
    losses: new Counter({
      name: 'tavola_store_losses_total',
      help: 'Times the store had less than a process had seen',
      registers,
    }),
    loopDelay: new Gauge({
      name: 'tavola_loop_delay_seconds',
      help: 'How late the main thread was in the last full minute, in steps',
      labelNames: ['quantile'] as const,
      registers,
    }),
    botsPending: new Gauge({
      name: 'tavola_bots_pending',
      help: 'Bots that have been asked and owe an answer',
      registers,
    }),
    botFailures: new Counter({
      name: 'tavola_bot_failures_total',
      help: 'Threads of bots that have failed',
      registers,
    }),
  };
};

export type Metrics = ReturnType<typeof createMetrics>;
