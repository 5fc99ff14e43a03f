import type { Result } from '@tavola/kernel';

/** Of a table or a match, never of both: 1 to 64 of the characters A-Z a-z 0-9 . _ - */
export type Id = string;
/** SHA-256 of a secret in 64 small hexadecimal digits. The secret itself never comes here. */
export type Hash = string;
/** JSON as text. The store keeps it as it is and never looks inside. */
export type Json = string;
/** Milliseconds since 1970. The store has no clock: whoever writes says what time it is. */
export type Time = number;

/**
 * Where everything is kept. Written to by `write` alone; everything else but `put` reads.
 *
 * A method that rejects has met trouble: a full disk, a lost connection. Whether a rejected write was stored is
 * then unknown: load again before going on. What cannot be in the store (an id of odd characters) is not found
 * by a reader, and thrown back at a writer as a bug.
 */
export interface Store {
  readonly kind: 'memory' | 'sqlite' | 'postgres';

  /**
   * Makes all changes or none, durably: when it resolves, no crash can undo them. Writes that arrive together
   * are committed together, in any order: one that builds on another waits for it. A value is told for each
   * change: see there. Of several writers that have seen the same version one wins; the others get the
   * conflict, and have changed nothing.
   */
  write(changes: readonly StoreChange[]): Promise<Result<readonly number[], Conflict>>;

  readHead(match: Id): Promise<MatchHead | undefined>;
  /** The entries behind that version: the first one makes version `after + 1`. At most `limit`, if given. */
  readEntries(match: Id, after: number, limit?: number): Promise<readonly Json[]>;
  /** All that is needed to go on with a match, in one round trip. */
  readMatch(match: Id): Promise<MatchRecord | undefined>;

  readTable(id: Id): Promise<StoredTable | undefined>;
  /** The matches of a table, the oldest first. */
  listMatches(table: Id): Promise<readonly MatchHead[]>;
  /** What a device holds, for its home page: the table that was last active comes first. */
  listHoldings(device: Hash): Promise<readonly Holding[]>;
  /** One page of what was said in a room, in order: the last `limit` items before `before`. */
  readTalk(room: Id, ears: TalkAudience, limit: number, before?: number): Promise<readonly TalkItem[]>;

  /** Matches whose clock runs out before this time, the most urgent first. */
  listDueMatches(before: Time, limit: number): Promise<readonly MatchHead[]>;
  /** Tables whose announced deletion lies before this time, the earliest first. */
  listExpiredTables(before: Time, limit: number): Promise<readonly StoredTable[]>;
  /**
   * Tables whose document and matches have not changed since this time, without an announced deletion, the
   * longest idle first.
   */
  listIdleTables(since: Time, limit: number): Promise<readonly StoredTable[]>;

  /**
   * Calls back when another process has written. A notice is a hint: it may come late, twice or never about
   * what this process knows already; after a lost connection one notice says that any may be missing.
   */
  listen(onNotice: (notice: Notice) => void): () => void;

  /**
   * Tells other processes who is at which tables, or asks them (`seats` null). Nothing of it is kept, and nobody
   * waits for it: it may be lost, so it is said again now and then.
   */
  announce(presence: readonly PresenceNotice[]): void;

  /** Ids of tables in their order, for walking through all of them. */
  listTableIds(after: Id | '', limit: number): Promise<readonly Id[]>;
  /** A table with all that belongs to it, as it is at one moment. */
  dumpTable(table: Id): Promise<TableDump | undefined>;
  /** Puts a dumped table back, and tells whether it could: not if there is one of that id, or a match or room. */
  restoreTable(dump: TableDump): Promise<boolean>;

  /** Rejects if the store does not answer. */
  ping(): Promise<void>;
  /** Lets pending writes finish, then closes. Whatever is called later rejects. */
  close(): Promise<void>;
}

export type StoreChange = TableChange | Removal | Append | Snapshot | Hold | Release | Say;

/** Creates a table (`after` 0) or changes it. A table with its seats is one document. Value: its new version. */
export interface TableChange {
  readonly t: 'table';
  readonly id: Id;
  /** The version that the writer has seen. */
  readonly after: number;
  readonly doc: Json;
  readonly at: Time;
  /** When it will be deleted, if that is announced. */
  readonly deletes: Time | null;
}

/** Deletes a table with its matches, talk and holdings. Value: 0. */
export interface Removal {
  readonly t: 'remove';
  readonly table: Id;
  /** The version that the writer has seen: who saves a table in the last second bumps it. */
  readonly after: number;
}

/** Appends to the log of a match. The first append (`after` 0) makes the match. Value: its new version. */
export interface Append {
  readonly t: 'append';
  readonly match: Id;
  /** Whose match it is. It counts in the first append. */
  readonly table: Id;
  /** The version that the writer has seen, which is the number of entries. */
  readonly after: number;
  /** At least one. */
  readonly entries: readonly Json[];
  readonly at: Time;
  /** When somebody's time will be up, or null: no clock runs. */
  readonly due: Time | null;
  /** What a list of tables shows without loading the match: who is waited for, the round, whether it is over. */
  readonly brief: Json;
}

/** Keeps the state of a match at a version; only the newest is kept. Value: that version. */
export interface Snapshot {
  readonly t: 'snapshot';
  readonly match: Id;
  /** At most the version of the match, appends before it in the same write included. */
  readonly version: number;
  readonly saved: Json;
}

/** This device holds a seat of the table, or has to do with it in another way (`seat` null). Value: 0. */
export interface Hold {
  readonly t: 'hold';
  readonly device: Hash;
  readonly table: Id;
  readonly seat: number | null;
  readonly at: Time;
}

/** Takes a seat away from one device, or from all (`device` null): its secret has leaked. Value: 0. */
export interface Release {
  readonly t: 'release';
  readonly device: Hash | null;
  readonly table: Id;
  readonly seat: number | null;
}

/** Somebody says something. Value: its number in the room, which counts from 1. */
export interface Say {
  readonly t: 'say';
  /** The id of a match, whose seats are meant; or of the table, before and between matches. */
  readonly room: Id;
  readonly table: Id;
  readonly at: Time;
  /** The seat that speaks, or null: a spectator, the table itself. */
  readonly from: number | null;
  /** The seat that alone hears it, or null: everybody. */
  readonly to: number | null;
  readonly doc: Json;
}

/** The version that is there instead: 0 if there is none. The first change that cannot be made is told. */
export interface Conflict {
  readonly about: 'table' | 'match';
  readonly id: Id;
  readonly version: number;
}

export interface StoredTable {
  readonly id: Id;
  readonly version: number;
  readonly doc: Json;
  /** When the document was last changed. */
  readonly at: Time;
  readonly deletes: Time | null;
}

export interface MatchHead {
  readonly match: Id;
  readonly table: Id;
  readonly version: number;
  /** When the first entry was appended. */
  readonly begun: Time;
  /** When the last entry was appended. */
  readonly at: Time;
  readonly due: Time | null;
  readonly brief: Json;
}

export interface MatchRecord extends MatchHead {
  readonly snapshot: { readonly version: number; readonly saved: Json } | null;
  /** Those behind the snapshot, or all. */
  readonly entries: readonly Json[];
}

export interface Holding {
  /** The seats of it that this device holds; null among them: in another way. */
  readonly seats: readonly (number | null)[];
  readonly table: StoredTable;
  readonly matches: readonly MatchHead[];
}

export interface TalkItem {
  readonly number: number;
  readonly at: Time;
  readonly from: number | null;
  readonly to: number | null;
  readonly doc: Json;
}

/**
 * Who reads: a seat gets what is for everybody and its own whispers, `public` only what is for everybody, `all`
 * everything. Numbers in a room count whispers too: a client that is shown them could count others' whispers.
 */
export type TalkAudience = number | 'public' | 'all';

/** The seats of a table that have a device here, or that write; null: who has, elsewhere? */
export interface PresenceNotice {
  readonly about: 'here' | 'writing';
  readonly id: Id;
  readonly seats: readonly number[] | null;
}

export type Notice =
  | { readonly about: 'table' | 'match' | 'talk'; readonly id: Id; readonly version: number }
  /** The table was deleted. */
  | { readonly about: 'removal'; readonly id: Id }
  /** Who is at a table in another process, or writes there, which has a name of its own; and one that asks. */
  | {
      readonly about: 'here' | 'writing';
      readonly id: Id;
      readonly process: string;
      readonly seats: readonly number[];
    }
  | { readonly about: 'who'; readonly id: Id }
  /** Notices may have been lost: read again whatever is held in memory. */
  | { readonly about: 'anything' };

export interface TableDump {
  readonly table: StoredTable;
  readonly holds: readonly { readonly device: Hash; readonly seat: number | null; readonly at: Time }[];
  /** Here with all entries. */
  readonly matches: readonly MatchRecord[];
  readonly talk: readonly (TalkItem & { readonly room: Id })[];
}
