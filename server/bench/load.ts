import type { EndLine, MatchFile } from '@tavola/match';
import { openMemoryStore, type Store } from '@tavola/store';
import { games } from '@tavola/games/registry.ts';
import { systemEnvironment } from '../src/ops/environment.ts';
import { createTable } from '../src/lobby/lobby.ts';
import { createMetrics } from '../src/ops/metrics.ts';
import { createInlineWorker } from './inline-worker.ts';
import { replayEntry, initialPosition, type LogEntry } from '../src/match/position.ts';
import { Room } from '../src/room/room.ts';
import { DEFAULT_LIMITS, type Log, type ServerContext } from '../src/ops/context.ts';

const silent = (): void => undefined;
const log: Log = { debug: silent, info: silent, warn: silent, error: silent };

/** The time to load a recorded match at its worst moment, with the most entries behind a snapshot. */
export interface Loading {
  readonly entries: number;
  readonly behind: number;
  /** Processor time. */
  readonly milliseconds: number;
}

/** Plays at most `most` entries of a recorded match at a table, and finds where the snapshot was furthest behind. */
const played = async (
  context: ServerContext,
  { header, opening, entries, end }: MatchFile & { end: EndLine },
  most: number,
) => {
  const { game: name, options, seats } = header;
  const made = await createTable(context, {
    game: name,
    seats: seats.length,
    options,
    clock: { kind: 'none' },
    leave: 'absent',
    watch: { who: 'nobody', delay: 0 },
    writing: false,
    language: 'en',
    name: seats[0]!.name,
    key: null,
  });
  if (!made.ok || !opening) throw new Error('the recorded match cannot be played at a table');
  const room = (await Room.load(context, made.value.table, silent))!;
  const { game, doc } = room;
  const at = context.environment.now();
  const entry: LogEntry = { t: 'start', at, header, opening, secrets: end.opened };
  const dice = { below: faces(opening.rolls) };
  const turn = game.begin(seats.length, options, dice, { rules: header.rules });
  if (!turn.ok) throw new Error(turn.error.code);
  const after = initialPosition(entry, turn.value, doc.clock);
  await room.write({ doc: { ...doc, phase: 'playing', match: `m-${doc.id}` }, steps: [{ entry, after }] });
  const worst = { behind: 0, version: 1 };
  for (const line of entries.slice(0, most)) {
    const next: LogEntry = { t: 'line', at, line, command: null, again: false };
    await room.write({ steps: [{ entry: next, after: replayEntry(game, doc.clock, room.position!, next) }] });
    const behind = room.position!.version - room.position!.snapshot;
    if (behind > worst.behind) Object.assign(worst, { behind, version: room.position!.version });
  }
  return { table: doc.id, ...worst };
};

const faces = (rolls: readonly (readonly [number, number])[]): (() => number) => {
  let next = 0;
  return () => rolls[next++]![1] - 1;
};

const TIMES = 20;

export const measureLoading = async (file: MatchFile, store: Store = openMemoryStore()): Promise<Loading> => {
  if (!file.end) throw new Error('the match is not over, so its file has no seed');
  const whole = { ...file, end: file.end };
  const context: ServerContext = {
    store,
    games,
    bots: createInlineWorker(games),
    environment: systemEnvironment,
    log,
    metrics: createMetrics(),
    limits: DEFAULT_LIMITS,
  };
  const { version, behind } = await played(context, whole, Infinity);
  const { table } = await played(context, whole, version - 1);
  const times: number[] = [];
  for (let i = 0; i < TIMES; i++) {
    const before = process.cpuUsage();
    await Room.load(context, table, silent);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return { entries: file.entries.length, behind, milliseconds: times.toSorted((a, b) => a - b)[TIMES / 2]! };
};
