import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { defineCommand } from 'citty';
import { seeded } from '@tavola/kernel';
import type { Measured } from '@tavola/server';
import { bad } from './bad.ts';
import { BenchSeat, type Count } from './bench-seat.ts';
import { json, wholeNumber } from './flags.ts';
import { outJson, type Io } from './io.ts';
import { columns, grouped } from './text.ts';

interface Load {
  readonly name: string;
  readonly matches: number;
  /** Milliseconds between two answers of a match; 0: as fast as they can. */
  readonly every: number;
}
interface Result {
  readonly name: string;
  readonly matches: number;
  readonly answersPerSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly bytesPerMessage: number;
  readonly messagesPerSecond: number;
  /** Seconds of processor time that the server took a second, and answers for each of them. */
  readonly serverCpu: number;
  readonly answersPerCpuSecond: number;
  readonly memoryPerMatch: number;
  readonly memoryPerSocket: number;
}

const SEATS = 4;
const WARM = 5000;

export const benchServer = (io: Io) =>
  defineCommand({
    meta: {
      name: 'bench server',
      description: 'Measures a server with matches of Verona over real sockets, all stored',
    },
    args: {
      store: { type: 'string', description: 'postgres://… ; a SQLite file of its own if absent' },
      seconds: { type: 'string', description: 'how long each load is measured', default: '10' },
      matches: { type: 'string', description: 'of the load that goes as fast as it can', default: '100' },
      slow: { type: 'string', description: 'matches with one answer a second each', default: '1000' },
      json,
    },
    run: async ({ args }) => {
      const seconds = wholeNumber('--seconds', args.seconds, 1, 600);
      const loads: Load[] = [
        { name: 'closed loop', matches: wholeNumber('--matches', args.matches, 0, 10_000), every: 0 },
        { name: 'one a second', matches: wholeNumber('--slow', args.slow, 0, 10_000), every: 1000 },
      ];
      const results: Result[] = [];
      for (const load of loads.filter(({ matches }) => matches > 0)) {
        io.err(`${load.name}: ${load.matches} matches of ${SEATS} sockets\n`);
        results.push(await measured(load, seconds, args.store));
      }
      if (results.length === 0) bad('--matches and --slow are both 0: nothing is measured');
      if (args.json) outJson(io, results);
      else io.out(told(results));
      return 0;
    },
  });

/** A server process of its own, and how to ask it. */
const startServer = async (address: string): Promise<{ child: ChildProcess; port: number }> => {
  const entry = fileURLToPath(new URL('bench-serve.ts', import.meta.url));
  const child = spawn(process.execPath, ['--expose-gc', '--import', 'tsx', entry, address], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const [message] = (await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => bad('the server to be measured did not start')),
  ])) as [{ port: number }];
  return { child, port: message.port };
};

const ask = async (child: ChildProcess): Promise<Measured> => {
  child.send('measure');
  const [message] = (await once(child, 'message')) as [Measured];
  return message;
};

const post = async (port: number, path: string, secret: string | undefined, body: object) => {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(secret && { authorization: `Bearer ${secret}` }) },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return (await response.json()) as { table: string; secret: string; link: string };
};

const makeMatch = async (port: number): Promise<{ table: string; secrets: string[] }> => {
  const { table, secret, link } = await post(port, '/api/tables', undefined, {
    game: 'verona',
    seats: SEATS,
    name: 'Seat 0',
  });
  const secrets = [secret];
  for (let seat = 1; seat < SEATS; seat++)
    secrets.push((await post(port, `/api/tables/${table}/sit`, link, { name: `Seat ${seat}` })).secret);
  await post(port, `/api/tables/${table}/start`, secret, {});
  return { table, secrets };
};

/** So many at a time. */
const inBatches = async <T>(count: number, size: number, make: (n: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let n = 0; n < count; n += size)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(size, count - n) }, (_, i) => make(n + i)))),
    );
  return all;
};

const measured = async (load: Load, seconds: number, store: string | undefined): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-bench-'));
  const { child, port } = await startServer(store ?? join(folder, 'tavola.sqlite'));
  try {
    return await run(load, seconds, child, port);
  } finally {
    const ended = once(child, 'exit');
    child.disconnect();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
};

const run = async (load: Load, seconds: number, child: ChildProcess, port: number): Promise<Result> => {
  // One match to its end first: what is compiled and loaded once counts for no match.
  await makeMatch(port);
  const empty = await ask(child);
  const matches = await inBatches(load.matches, 20, () => makeMatch(port));
  const idle = await ask(child);
  const count: Count = { latencies: [], messages: 0, bytes: 0, refused: 0 };
  let isMeasuring = false;
  const pace = (seat: BenchSeat, n: number): void => {
    if (load.every === 0) return seat.answer();
    // Spread over the second, so that they do not come in waves.
    setTimeout(() => seat.answer(), load.every * (isMeasuring ? 1 : 0.5 + (n % 1000) / 2000));
  };
  const dice = seeded(1);
  const seats = (
    await inBatches(load.matches, 50, async n => {
      const { table, secrets } = matches[n]!;
      const own = secrets.map(
        (secret, seat) =>
          new BenchSeat(port, table, secret, seat, dice, count, asked => isMeasuring && pace(asked, n)),
      );
      await Promise.all(own.map(seat => seat.attended()));
      return own;
    })
  ).flat();
  const full = await ask(child);
  isMeasuring = true;
  for (const [n, seat] of seats.entries())
    if (seat.isAsked) setTimeout(() => seat.answer(), load.every * ((n % 997) / 997));
  // Code gets quick after some thousand runs; on a busy machine not even that many come about.
  const patience = performance.now() + 3000 * seconds;
  while (count.latencies.length < WARM && performance.now() < patience) await wait(100);
  const before = await ask(child);
  count.latencies.length = 0;
  count.messages = 0;
  count.bytes = 0;
  const from = performance.now();
  await wait(1000 * seconds);
  const latencies = count.latencies.toSorted((a, b) => a - b);
  const elapsed = (performance.now() - from) / 1000;
  const { messages, bytes } = count;
  const after = await ask(child);
  isMeasuring = false;
  for (const seat of seats) seat.ws.terminate();
  const at = (share: number): number => latencies[Math.floor(latencies.length * share)] ?? 0;
  return {
    name: load.name,
    matches: load.matches,
    answersPerSecond: latencies.length / elapsed,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    bytesPerMessage: bytes / Math.max(1, messages),
    messagesPerSecond: messages / elapsed,
    serverCpu: (after.cpu - before.cpu) / elapsed,
    answersPerCpuSecond: latencies.length / (after.cpu - before.cpu),
    memoryPerMatch: (idle.memory - empty.memory) / load.matches,
    memoryPerSocket: (full.memory - idle.memory) / seats.length,
  };
};

const ms = (value: number): string => `${value.toFixed(1)} ms`;

const told = (results: readonly Result[]): string => {
  const head = [
    '',
    'matches',
    'answers/s',
    'p50',
    'p95',
    'p99',
    'messages/s',
    'bytes each',
    'CPU',
    'answers/CPU s',
    'a match',
    'a socket',
  ];
  const rows = results.map(r => [
    r.name,
    grouped(r.matches),
    grouped(r.answersPerSecond),
    ms(r.p50),
    ms(r.p95),
    ms(r.p99),
    grouped(r.messagesPerSecond),
    grouped(r.bytesPerMessage),
    `${(100 * r.serverCpu).toFixed(0)} %`,
    grouped(r.answersPerCpuSecond),
    `${(r.memoryPerMatch / 1024).toFixed(1)} KB`,
    `${(r.memoryPerSocket / 1024).toFixed(1)} KB`,
  ]);
  return `${columns([head, ...rows]).join('\n')}\n`;
};
