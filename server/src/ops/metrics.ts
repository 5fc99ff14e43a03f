import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** The server's metrics for Prometheus, in a registry of their own, so that a process can hold several servers. */
export const createMetrics = () => {
  const registry = new Registry();
  const registers = [registry];
  /** A plain count, since messages are the most frequent event; the collector copies it. */
  const messages = { in: 0, out: 0 };
  registry.registerMetric(
    new Counter({
      name: 'tavola_messages_total',
      help: 'Messages in and out',
      labelNames: ['way'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const way of ['in', 'out'] as const) this.inc({ way }, messages[way]);
      },
    }),
  );
  const entries = new Map<string, number>();
  registry.registerMetric(
    new Counter({
      name: 'tavola_entries_total',
      help: 'Stored entries of matches',
      labelNames: ['kind'] as const,
      registers: [],
      collect() {
        this.reset();
        for (const [kind, count] of entries) this.inc({ kind }, count);
      },
    }),
  );
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
    refusals: new Counter({
      name: 'tavola_refusals_total',
      help: 'Commands that were refused',
      labelNames: ['code'] as const,
      registers,
    }),
    messages,
    /** Counts an entry that was stored. */
    countEntry: (kind: string): void => {
      entries.set(kind, (entries.get(kind) ?? 0) + 1);
    },
    dropped: new Counter({
      name: 'tavola_sockets_closed_total',
      help: 'Sockets closed by the server',
      labelNames: ['reason'] as const,
      registers,
    }),
    commandSeconds: new Histogram({
      name: 'tavola_command_seconds',
      help: 'From a command to its reply',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
    writeSeconds: new Histogram({
      name: 'tavola_store_write_seconds',
      help: 'A write until it is durable',
      buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
      registers,
    }),
    storeErrors: new Counter({
      name: 'tavola_store_errors_total',
      help: 'Failed calls of the store',
      registers,
    }),
    conflicts: new Counter({
      name: 'tavola_store_conflicts_total',
      help: 'Writes that another process was ahead of',
      registers,
    }),
    botSeconds: new Histogram({
      name: 'tavola_bot_seconds',
      help: 'How long a bot thinks about one decision',
      labelNames: ['level'] as const,
      buckets: [0.001, 0.01, 0.1, 0.5, 1, 2, 5, 10],
      registers,
    }),
    botsWaiting: new Gauge({
      name: 'tavola_bots_waiting',
      help: 'Bots that wait for a thread to think in',
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
