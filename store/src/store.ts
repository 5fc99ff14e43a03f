import type { Result } from '@tavola/kernel';

/** The id of a table or a match, never of both: 1 to 64 of the characters A-Z a-z 0-9 . _ - */
export type Id = string;
/** SHA-256 of a secret in 64 lower-case hexadecimal digits. The store never gets the secret itself. */
export type Hash = string;
/** JSON as text, which the store keeps as it is without parsing it. */
export type Json = string;
/** Milliseconds since 1970. The store has no clock: writers pass the time. */
export type Time = number;

/**
 * Tables, matches, talk and devices. `write` and `restoreTable` change it, everything else reads. A method rejects
 * after an error such as a full disk or a lost connection. A rejected write may have been stored, so read again
 * before going on. Readers find nothing under an impossible id; writers get a TypeError for it, since it is a bug.
 */
export interface Store {
  readonly kind: 'memory' | 'sqlite' | 'postgres';

  /**
   * Makes all changes or none, durably: once it resolves, no crash can undo them. Concurrent writes are committed
   * together in any order, so a write that builds on another has to wait for it. The result holds a value for each
   * change. Of several writers that have seen the same version one wins; the others change nothing and get the
   * conflict.
   */
  write(changes: readonly StoreChange[]): Promise<Result<readonly number[], Conflict>>;

  readHead(match: Id): Promise<MatchHead | undefined>;
  /** The entries after a version, at most `limit`: the first one makes version `after + 1`. */
  readEntries(match: Id, after: number, limit?: number): Promise<readonly Json[]>;
  /** Everything needed to continue a match, in one round trip. */
  readMatch(match: Id): Promise<MatchRecord | undefined>;

  readTable(id: Id): Promise<StoredTable | undefined>;
  /** The matches of a table, oldest first. */
  listMatches(table: Id): Promise<readonly MatchHead[]>;
  /** The tables of a device that were active last, for its home page, without their documents. */
  listHoldings(device: Hash, limit: number): Promise<readonly Holding[]>;
  /** The seats of one table that a device holds; null stands for watching. */
  listHeldSeats(device: Hash, table: Id): Promise<readonly (number | null)[]>;
  /** One page of the talk in a room, in order: the last `limit` messages before number `before`. */
  readTalk(room: Id, ears: TalkAudience, limit: number, before?: number): Promise<readonly TalkItem[]>;

  /** One page of the matches with a deadline before this time, most urgent first: those behind `after`. */
  listDueMatches(before: Time, limit: number, after?: DuePlace): Promise<readonly MatchHead[]>;
  /** Tables whose announced deletion lies before this time, earliest first. */
  listExpiredTables(before: Time, limit: number): Promise<readonly StoredTable[]>;
  /**
   * Tables without an announced deletion whose document and matches have not changed since this time, longest idle
   * first.
   */
  listIdleTables(since: Time, limit: number): Promise<readonly StoredTable[]>;

  /**
   * Calls back after writes of other processes. A notice is a hint: it may come late, twice or about a known
   * version. After a lost connection one notice says that any may be missing.
   */
  listen(onNotice: (notice: Notice) => void): () => void;

  /**
   * Tells other processes who is at which tables, or asks them (`seats` null), or passes on the link of a seat. Nothing
   * is stored and no caller waits; a notice may be lost, so callers repeat presence now and then.
   */
  announce(announced: readonly Announcement[]): void;

  /** Ids of tables in ascending order, for walking through all of them. */
  listTableIds(after: Id | '', limit: number): Promise<readonly Id[]>;
  /** A table with all that belongs to it, read at one moment. */
  dumpTable(table: Id): Promise<TableDump | undefined>;
  /** Puts a dumped table back. False if its id, or that of a match or room, is in use. */
  restoreTable(dump: TableDump): Promise<boolean>;

  /** How much the store holds. */
  readSize(): Promise<StoreSize>;
  /** Rejects if the store does not answer or cannot be written, as on a full disk. */
  ping(): Promise<void>;
  /** Waits for pending writes, then closes. Every later call rejects. */
  close(): Promise<void>;
}

export type StoreChange = TableChange | TableBrief | Removal | Append | Snapshot | Hold | Release | Say;

/** Creates a table (`after` 0) or changes it. A table with its seats is one document. Value: its new version. */
export interface TableChange {
  readonly t: 'table';
  readonly id: Id;
  /** The version that the writer has seen. */
  readonly after: number;
  readonly doc: Json;
  readonly at: Time;
  /** The announced time of its deletion. */
  readonly deletes: Time | null;
}

/**
 * Stores a summary of a table, for lists that do not read whole documents. It counts as long as the table has this
 * version, and is no part of a dump. Value: 0.
 */
export interface TableBrief {
  readonly t: 'brief';
  readonly table: Id;
  readonly version: number;
  readonly brief: Json;
  /** The match whose head belongs to the summary. */
  readonly match: Id | null;
}

/** Deletes a table with its matches, talk and holdings. Value: 0. */
export interface Removal {
  readonly t: 'remove';
  readonly table: Id;
  /** The version that the writer has seen, so that a change at the last second saves the table. */
  readonly after: number;
}

/** Appends to the log of a match. The first append (`after` 0) creates the match. Value: its new version. */
export interface Append {
  readonly t: 'append';
  readonly match: Id;
  /** The match's table, which counts in the first append. */
  readonly table: Id;
  /** The version that the writer has seen, which is the number of entries. */
  readonly after: number;
  /** At least one. */
  readonly entries: readonly Json[];
  readonly at: Time;
  /** The next deadline, or null if no clock runs. */
  readonly due: Time | null;
  /** A summary of the match, for lists that do not load it. */
  readonly brief: Json;
}

/** Stores the state of a match at a version; only the newest one is kept. Value: that version. */
export interface Snapshot {
  readonly t: 'snapshot';
  readonly match: Id;
  /** At most the version of the match, counting earlier appends in the same write. */
  readonly version: number;
  readonly saved: Json;
}

/** The device holds a seat of the table, or lists it without one (`seat` null). Value: 0. */
export interface Hold {
  readonly t: 'hold';
  readonly device: Hash;
  readonly table: Id;
  readonly seat: number | null;
  readonly at: Time;
}

/** Takes a seat away from one device, or from all (`device` null) after its secret has leaked. Value: 0. */
export interface Release {
  readonly t: 'release';
  readonly device: Hash | null;
  readonly table: Id;
  readonly seat: number | null;
}

/** A message. Value: its number in the room, counted from 1. */
export interface Say {
  readonly t: 'say';
  /** The id of the match, or of the table before and between matches. */
  readonly room: Id;
  readonly table: Id;
  readonly at: Time;
  /** The seat that speaks, or null for a spectator or the table itself. */
  readonly from: number | null;
  /** The only seat that hears it, or null for everybody. */
  readonly to: number | null;
  readonly doc: Json;
}

/** The version that the store has instead, or 0 for none, of the first change that could not be made. */
export interface Conflict {
  readonly about: 'table' | 'match';
  readonly id: Id;
  readonly version: number;
}

export interface StoredTable {
  readonly id: Id;
  readonly version: number;
  readonly doc: Json;
  /** When the document last changed so that others than its writer see it; lists of tables tell this time. */
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

/** Where a page of due matches ended. */
export interface DuePlace {
  readonly due: Time;
  readonly match: Id;
}

export interface MatchRecord extends MatchHead {
  readonly snapshot: { readonly version: number; readonly saved: Json } | null;
  /** The entries after the snapshot, or all. */
  readonly entries: readonly Json[];
}

export interface Holding {
  /** The seats that the device holds; null stands for a listed table without a seat. */
  readonly seats: readonly (number | null)[];
  readonly table: Omit<StoredTable, 'doc'>;
  /** The summary, unless the table has changed without one, and the match that it names. */
  readonly brief: Json | null;
  readonly match: MatchHead | null;
}

/** Bytes in use, and those that the disk has left, if the store can tell. */
export interface StoreSize {
  readonly used: number;
  readonly free: number | null;
}

export interface TalkItem {
  readonly number: number;
  readonly at: Time;
  readonly from: number | null;
  readonly to: number | null;
  readonly doc: Json;
}

/**
 * The reader of talk: a seat gets public messages and its own whispers, `public` only public ones, `all`
 * everything. Numbers count whispers too, so a client must not see them: it could count the whispers of others.
 */
export type TalkAudience = number | 'public' | 'all';

/** The seats of a table that have a device at this process, or that type; null asks other processes for theirs. */
export interface PresenceNotice {
  readonly about: 'here' | 'writing';
  readonly id: Id;
  readonly seats: readonly number[] | null;
}

/** The secret of a seat that was handed on, for the people of that table at other processes. It is not stored. */
export interface HandOnNotice {
  readonly about: 'handed-on';
  readonly id: Id;
  readonly seat: number;
  readonly secret: string;
}

export type Announcement = PresenceNotice | HandOnNotice;

export type Notice =
  | { readonly about: 'table' | 'match' | 'talk'; readonly id: Id; readonly version: number }
  /** The table was deleted. */
  | { readonly about: 'removal'; readonly id: Id }
  /** The seats that are present or type at another process, under its name; and a request for those here. */
  | {
      readonly about: 'here' | 'writing';
      readonly id: Id;
      readonly process: string;
      readonly seats: readonly number[];
    }
  | { readonly about: 'who'; readonly id: Id }
  | HandOnNotice
  /** Notices may have been lost, so everything in memory must be read again. */
  | { readonly about: 'anything' };

export interface TableDump {
  readonly table: StoredTable;
  readonly holds: readonly { readonly device: Hash; readonly seat: number | null; readonly at: Time }[];
  /** Each with all of its entries. */
  readonly matches: readonly MatchRecord[];
  readonly talk: readonly (TalkItem & { readonly room: Id })[];
}
