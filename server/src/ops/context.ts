import { WAITING, type Waiting } from '@tavola/table';
import type { Store } from '@tavola/store';
import type { GameMap } from '../match/games.ts';
import type { ServerEnvironment } from './environment.ts';
import type { Metrics } from './metrics.ts';
import type { BotScheduler } from '../bots/bot-scheduler.ts';

/** The log. It gets no secrets: people appear as ids of tables and seats alone. */
export interface Log {
  debug(about: object, message: string): void;
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** Limits of use; whatever exceeds them is refused. Rates are per second. */
export interface ServerLimits extends Waiting {
  /** Messages on one socket, and commands of one seat on all its devices. */
  readonly messages: { readonly rate: number; readonly burst: number };
  readonly talk: { readonly rate: number; readonly burst: number };
  /** How often a seat may report that it types, and for how many milliseconds a report holds. */
  readonly typing: { readonly rate: number; readonly burst: number; readonly holds: number };
  /** Pages of the history for one reader, each of which may replay a whole match. */
  readonly history: { readonly rate: number; readonly burst: number };
  /** Changes of one answer before all are in, and of standing orders meanwhile. */
  readonly changes: number;
  /** Characters of a match's state and its number of entries, from which on asides are refused; answers from twice that on. */
  readonly matchSize: number;
  readonly matchEntries: number;
  /** Matches that one table may play; each has its place in the table's document. */
  readonly matchesPerTable: number;
  /** Requests a minute from one address; creating tables is counted apart. */
  readonly requests: number;
  readonly tables: number;
  /** Bytes in the store, from which on no table and match begins; and how many an address may add. */
  readonly storage: number;
  readonly storagePerAddress: { readonly rate: number; readonly burst: number };
  readonly socketsPerAddress: number;
  readonly connections: {
    /** Connections of all kinds from one address, and in all. */
    readonly perAddress: number;
    readonly total: number;
    /** Requests of one address that have no reply yet. */
    readonly requests: number;
    /** Milliseconds for the headers of a request, for the whole request, and without any traffic. */
    readonly headers: number;
    readonly request: number;
    readonly idle: number;
  };
  /** Sockets of spectators and guests at one table, and of one seat. Neither takes room from the other. */
  readonly spectatorsPerTable: number;
  readonly socketsPerSeat: number;
  /** Milliseconds of work before the main thread from which on further commands and visitors are refused as busy. */
  readonly delay: number;
  /** Bytes that may wait for a slow reader. */
  readonly backlog: number;
  /** Milliseconds between two heartbeats, and until an unused room leaves memory. */
  readonly heartbeat: number;
  readonly idle: number;
  /** Milliseconds between two sweeps for expired clocks and idle rooms. */
  readonly sweep: number;
  /** Milliseconds until a finished table, or one that never began, is deleted. */
  readonly keepOver: number;
  readonly keepLobby: number;
}

const DAY = 24 * 3_600_000;

export const DEFAULT_LIMITS: ServerLimits = {
  messages: { rate: 20, burst: 60 },
  talk: { rate: 1, burst: 6 },
  typing: { rate: 1, burst: 6, holds: 8000 },
  history: { rate: 2, burst: 20 },
  changes: 100,
  matchSize: 4_000_000,
  matchEntries: 50_000,
  matchesPerTable: 500,
  requests: 300,
  tables: 20,
  storage: 20_000_000_000,
  storagePerAddress: { rate: 200_000_000 / 86_400, burst: 200_000_000 },
  socketsPerAddress: 200,
  connections: {
    perAddress: 300,
    total: 20_000,
    requests: 100,
    headers: 10_000,
    request: 30_000,
    idle: 60_000,
  },
  spectatorsPerTable: 200,
  socketsPerSeat: 16,
  delay: 200,
  backlog: 1_000_000,
  heartbeat: 25_000,
  idle: 60_000,
  sweep: 10_000,
  ...WAITING,
  keepOver: 365 * DAY,
  keepLobby: 30 * DAY,
};

/** The services that rooms and connections use. */
export interface ServerContext {
  readonly store: Store;
  readonly games: GameMap;
  readonly bots: BotScheduler;
  readonly environment: ServerEnvironment;
  readonly log: Log;
  readonly metrics: Metrics;
  readonly limits: ServerLimits;
}
