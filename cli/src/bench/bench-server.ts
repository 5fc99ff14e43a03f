import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { defineCommand } from 'citty';
import { seedDice, type Dice } from '@tavola/kernel';
import { parseMatch } from '@tavola/match';
import { measureLoading, type Loading } from '@tavola/server/bench';
import { rejectInput } from '../input/bad.ts';
import { BenchChild } from './bench-child.ts';
import { BenchMatch, GAME, makeTable, SEATS } from './bench-match.ts';
import type { TrafficCount } from './bench-seat.ts';
import { json, wholeNumber } from '../input/flags.ts';
import { outJson, type Io } from '../output/io.ts';
import { alignColumns, groupDigits } from '../output/text.ts';

interface Load {
  readonly name: string;
  readonly matches: number;
  /** The milliseconds between two answers of a match, where 0 means full speed. */
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
  /** The seconds of processor time that the server takes per second. */
  readonly serverCpu: number;
  /** The microseconds of processor time for an answer, of the server and of the bench's players. */
  readonly serverPerAnswer: number;
  readonly playersPerAnswer: number;
  /** The bytes of a new match, of a match in play, and of a socket. */
  readonly memoryPerNewMatch: number;
  readonly memoryPerMatch: number;
  readonly memoryPerSocket: number;
}

const WARM = 5000;

export const benchServer = (io: Io) =>
  defineCommand({
    meta: {
      name: 'bench server',
      description: `Measures a server with matches of ${GAME} over real sockets, all stored`,
    },
    args: {
      store: { type: 'string', description: 'postgres://… ; a SQLite file of its own if absent' },
      seconds: { type: 'string', description: 'how long each load is measured', default: '10' },
      matches: { type: 'string', description: 'of the load that goes as fast as it can', default: '100' },
      slow: { type: 'string', description: 'matches with one answer a second each', default: '1000' },
      profile: {
        type: 'string',
        description: 'a folder for what the processors did in the server (.cpuprofile)',
      },
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
        results.push(await measureLoad(load, seconds, args.store, args.profile));
      }
      if (results.length === 0) rejectInput('--matches and --slow are both 0: nothing is measured');
      const loading = await loadingOfLongest();
      if (args.json) outJson(io, { loads: results, loading });
      else io.out(describeLoads(results) + describeLoading(loading));
      return 0;
    },
  });

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Makes this many at a time. */
const inBatches = async <T>(count: number, size: number, make: (n: number) => Promise<T>): Promise<T[]> => {
  const all: T[] = [];
  for (let n = 0; n < count; n += size)
    all.push(
      ...(await Promise.all(Array.from({ length: Math.min(size, count - n) }, (_, i) => make(n + i)))),
    );
  return all;
};

const measureLoad = async (
  load: Load,
  seconds: number,
  store: string | undefined,
  profile: string | undefined,
): Promise<Result> => {
  const folder = mkdtempSync(join(tmpdir(), 'tavola-bench-'));
  const child = await BenchChild.start(store ?? join(folder, 'tavola.sqlite'), profile);
  try {
    return await run(load, seconds, child);
  } finally {
    await child.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};

const run = async (load: Load, seconds: number, child: BenchChild): Promise<Result> => {
  const { port } = child;
  const count: TrafficCount = { latencies: [], messages: 0, bytes: 0, refused: 0 };
  const dice = seedDice(1);
  await playOne(port, dice);
  const empty = await child.memory();
  const tables = await inBatches(load.matches, 20, () => makeTable(port));
  const idle = await child.memory();
  const matches = await inBatches(load.matches, 50, async n => {
    const match = new BenchMatch(port, tables[n]!, load.every, dice, count);
    await match.attended();
    return match;
  });
  const full = await child.memory();
  for (const [n, match] of matches.entries()) match.play((load.every * n) / matches.length);
  // Code gets fast after some thousand runs, but a busy machine may not reach even that many.
  const patience = performance.now() + 3000 * seconds;
  while (count.latencies.length < WARM && performance.now() < patience) await wait(100);
  const before = await child.cpu();
  const ownBefore = process.cpuUsage();
  count.latencies.length = 0;
  count.messages = 0;
  count.bytes = 0;
  const from = performance.now();
  await wait(1000 * seconds);
  const latencies = count.latencies.toSorted((a, b) => a - b);
  const elapsed = (performance.now() - from) / 1000;
  const { messages, bytes } = count;
  const own = process.cpuUsage(ownBefore);
  const cpu = (await child.cpu()) - before;
  for (const match of matches) match.leave();
  while ((await child.peers()) > 0) await wait(10);
  const played = await child.memory();
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
    serverCpu: cpu / elapsed,
    serverPerAnswer: (1_000_000 * cpu) / latencies.length,
    playersPerAnswer: (own.user + own.system) / latencies.length,
    memoryPerNewMatch: (idle - empty) / load.matches,
    memoryPerMatch: (played - empty) / load.matches,
    memoryPerSocket: (full - idle) / (load.matches * SEATS),
  };
};

/** Plays one match to its end first, so that code compiled and loaded once counts for no match. */
const playOne = async (port: number, dice: Dice): Promise<void> => {
  const table = await makeTable(port);
  const count: TrafficCount = { latencies: [], messages: 0, bytes: 0, refused: 0 };
  await new Promise<void>((over, failed) => {
    const match = new BenchMatch(port, table, 0, dice, count, () => {
      match.leave();
      over();
    });
    match.attended().then(() => match.play(0), failed);
  });
};

/** Loads the longest recorded match at the point furthest from its last snapshot. */
const loadingOfLongest = async (): Promise<Loading> => {
  const folder = here('../../../games/');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => /[/\\]golden[/\\][^/\\]+[.]jsonl$/.test(name))
    .map(name => parseMatch(readFileSync(join(folder, name), 'utf8')));
  const matches = files.flatMap(file => (file.ok && file.value.end ? [file.value] : []));
  const longest = matches.toSorted((a, b) => b.entries.length - a.entries.length)[0];
  return longest ? measureLoading(longest) : rejectInput('games/*/golden has no finished match');
};

const describeLoading = ({ entries, behind, milliseconds }: Loading): string =>
  `the longest recorded match, ${groupDigits(entries)} entries, ${behind} of them behind its last snapshot, is loaded in ${ms(milliseconds)} of CPU\n`;

const ms = (value: number): string => `${value.toFixed(1)} ms`;

const describeLoads = (results: readonly Result[]): string => {
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
    'an answer',
    'players',
    'a new match',
    'a match',
    'a socket',
  ];
  const rows = results.map(r => [
    r.name,
    groupDigits(r.matches),
    groupDigits(r.answersPerSecond),
    ms(r.p50),
    ms(r.p95),
    ms(r.p99),
    groupDigits(r.messagesPerSecond),
    groupDigits(r.bytesPerMessage),
    `${(100 * r.serverCpu).toFixed(0)} %`,
    `${r.serverPerAnswer.toFixed(0)} µs`,
    `${r.playersPerAnswer.toFixed(0)} µs`,
    `${(r.memoryPerNewMatch / 1024).toFixed(1)} KB`,
    `${(r.memoryPerMatch / 1024).toFixed(1)} KB`,
    `${(r.memoryPerSocket / 1024).toFixed(1)} KB`,
  ]);
  return `${alignColumns([head, ...rows]).join('\n')}\n`;
};
