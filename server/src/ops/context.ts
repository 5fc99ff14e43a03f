import type { Store } from '@tavola/store';
import { WAITING, type Waiting } from '@tavola/table';
import type { Games } from '../match/games.ts';
import type { Environment } from './environment.ts';
import type { Metrics } from './metrics.ts';
import type { BotScheduler } from '../bots/bot-scheduler.ts';

/** Where causes go. Never given a secret: ids of tables and seats are all that it sees of people. */
export interface Log {
  debug(about: object, message: string): void;
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** How much one may do; what is above is refused. Rates are a second. */
export interface Limits extends Waiting {
  /** Messages on one socket, and commands of one seat on all its devices. */
  readonly messages: { readonly rate: number; readonly burst: number };
  readonly talk: { readonly rate: number; readonly burst: number };
  /** How often a seat may say that it writes, and for how many milliseconds that holds. */
  readonly writing: { readonly rate: number; readonly burst: number; readonly holds: number };
  /** Pages of the past for one reader: each may make the server go through a whole match. */
  readonly history: { readonly rate: number; readonly burst: number };
  /** Changes of one answer, and withdrawals, before all are in. */
  readonly changes: number;
  /** Requests a minute from one address; making tables counts apart. */
  readonly requests: number;
  readonly tables: number;
  readonly socketsPerAddress: number;
  readonly socketsPerTable: number;
  /** Bytes that may wait for a slow reader. */
  readonly backlog: number;
  /** Milliseconds between two heartbeats, and without anybody until a table leaves memory. */
  readonly heartbeat: number;
  readonly idle: number;
  /** Between two looks for clocks that ran out while nobody was there. */
  readonly sweep: number;
  /** Milliseconds after which a finished table, or one that never began, is deleted. */
  readonly keepOver: number;
  readonly keepLobby: number;
}

const DAY = 24 * 3_600_000;

export const LIMITS: Limits = {
  messages: { rate: 20, burst: 60 },
  talk: { rate: 1, burst: 6 },
  writing: { rate: 1, burst: 6, holds: 8000 },
  history: { rate: 2, burst: 20 },
  changes: 100,
  requests: 300,
  tables: 20,
  socketsPerAddress: 200,
  socketsPerTable: 200,
  backlog: 1_000_000,
  heartbeat: 25_000,
  idle: 60_000,
  sweep: 10_000,
  ...WAITING,
  keepOver: 365 * DAY,
  keepLobby: 30 * DAY,
};

/** Everything a table needs of the process it lives in. */
export interface ServerContext {
  readonly store: Store;
  readonly games: Games;
  readonly minds: BotScheduler;
  readonly host: Environment;
  readonly log: Log;
  readonly meters: Metrics;
  readonly limits: Limits;
}
