import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What the server counts, for Prometheus. A registry of its own, so that several servers can live in a process. */
export const newMeters = () => {
  const registry = new Registry();
  const registers = [registry];
  return {
    registry,
    tables: new Gauge({ name: 'tavola_tables', help: 'Tables in memory', registers }),
    sockets: new Gauge({ name: 'tavola_sockets', help: 'Open sockets', registers }),
    answers: new Counter({
      name: 'tavola_entries_total',
      help: 'Stored entries of matches',
      labelNames: ['kind'] as const,
      registers,
    }),
    refusals: new Counter({
      name: 'tavola_refusals_total',
      help: 'Commands that were refused',
      labelNames: ['code'] as const,
      registers,
    }),
    messages: new Counter({
      name: 'tavola_messages_total',
      help: 'Messages in and out',
      labelNames: ['way'] as const,
      registers,
    }),
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
  };
};

export type Meters = ReturnType<typeof newMeters>;
