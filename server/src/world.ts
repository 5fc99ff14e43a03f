import type { Store } from '@tavola/store';
import type { Games } from './games.ts';
import type { Host } from './host.ts';
import type { Meters } from './meters.ts';

/** Where causes go. Never given a secret: ids of tables and seats are all that it sees of people. */
export interface Log {
  debug(about: object, message: string): void;
  info(about: object, message: string): void;
  warn(about: object, message: string): void;
  error(about: object, message: string): void;
}

/** How much one may do; what is above is refused. Rates are a second. */
export interface Limits {
  /** Messages on one socket, and commands of one seat on all its devices. */
  readonly messages: { readonly rate: number; readonly burst: number };
  readonly talk: { readonly rate: number; readonly burst: number };
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
  requests: 300,
  tables: 20,
  socketsPerAddress: 200,
  socketsPerTable: 200,
  backlog: 1_000_000,
  heartbeat: 25_000,
  idle: 60_000,
  sweep: 10_000,
  keepOver: 365 * DAY,
  keepLobby: 30 * DAY,
};

/** Everything a table needs of the process it lives in. */
export interface World {
  readonly store: Store;
  readonly games: Games;
  readonly host: Host;
  readonly log: Log;
  readonly meters: Meters;
  readonly limits: Limits;
}
